/** Reads a QR code from the blocks of a terminal, with another library than drew it. */
import jsqr from "jsqr";

/** The modules that a block shows: the upper, the lower. */
const modules: Record<string, [boolean, boolean]> = {
  " ": [false, false],
  "▀": [true, false],
  "▄": [false, true],
  "█": [true, true],
};

const scale = 4;

/** Returns the text of the code in the last lines of the output; undefined if it cannot be read. */
export function readDrawnQrCode(output: string): string | undefined {
  const lines = output.split("\n").filter((line) => /^[ ▀▄█]{20,}$/.test(line));
  const rows = lines.flatMap((line) =>
    [0, 1].map((half) => [...line].map((block) => modules[block]?.[half])),
  );
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (rows[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const read = jsqr as unknown as (typeof jsqr)["default"];
  return read(pixels, width, height)?.data;
}
