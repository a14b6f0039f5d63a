// QR images: every module and the quiet zone are right, the image is small, and it is drawn once.
import { inflateSync } from "node:zlib";
import qrcode from "qrcode";
import t from "tap";
import { drawQr, QrImages } from "../../src/api/qr-image.ts";
import { LimiterFull } from "../../src/domain/limits/keyed-limiter.ts";
import { usualLimiters } from "../limiters.ts";

/**
 * Returns the pixels of a PNG of one bit per pixel, whose rows are unfiltered or equal the one above: true is dark.
 */
function pixelsOf(png: Buffer): boolean[][] {
  const edge = png.readUInt32BE(16);
  const dataAt = png.indexOf("IDAT") + 4;
  const rows = inflateSync(png.subarray(dataAt, dataAt + png.readUInt32BE(dataAt - 8)));
  const rowBytes = 1 + edge / 8;
  let above = Buffer.alloc(rowBytes);
  return Array.from({ length: edge }, (_, y) => {
    const row = Buffer.from(rows.subarray(y * rowBytes, (y + 1) * rowBytes));
    if (row[0] === 2) for (let x = 1; x < rowBytes; x += 1) row[x] = (row[x] ?? 0) ^ (above[x] ?? 0);
    above = row;
    return Array.from({ length: edge }, (_, x) => (((row[1 + (x >> 3)] ?? 0) >> (7 - (x % 8))) & 1) === 0);
  });
}

t.test("each module is 8 pixels wide, with 4 light modules around the code", async (t) => {
  for (const length of [1, 20, 60, 100, 300]) {
    const text = "LPA:1$smdp.example$".padEnd(length, "K2");
    const { size, data } = qrcode.create(text, { errorCorrectionLevel: "M" }).modules;
    const png = Buffer.from(drawQr(text));
    t.equal(png.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n");
    const pixels = pixelsOf(png);
    t.equal(pixels.length, (size + 8) * 8);
    const wrong = pixels.flatMap((row, y) =>
      row.filter((isDark, x) => {
        const column = (x >> 3) - 4;
        const line = (y >> 3) - 4;
        const isInside = column >= 0 && line >= 0 && column < size && line < size;
        return isDark !== (isInside && Boolean(data[line * size + column]));
      }),
    );
    t.equal(wrong.length, 0, `${text.length} characters`);
    t.ok(png.length < 3000, `${png.length} bytes`);
  }
});

t.test("an image is made once, and the memory for images is bounded", async (t) => {
  const images = new QrImages(usualLimiters().qrImages, 10_000);
  const first = await images.of("LPA:1$a$b", "a");
  t.equal(await images.of("LPA:1$a$b", "a"), first, "the same image");
  for (let n = 0; n < 40; n += 1) await images.of(`LPA:1$a$${n}`, "a");
  t.ok(images.bytes <= 10_000, `${images.bytes} bytes`);
  t.not(await images.of("LPA:1$a$b", "a"), first, "it was evicted, and is made again");
  t.strictSame(await images.of("LPA:1$a$b", "a"), first);
});

t.test("one image is drawn in a turn, in turn between owners, and a bounded number waits", async (t) => {
  const images = new QrImages(usualLimiters().qrImages);
  const drawn: string[] = [];
  const draw = (owner: string, n: number) =>
    images.of(`LPA:1$${owner}$${n}`, owner).then(
      () => drawn.push(owner),
      (error) => drawn.push(error instanceof LimiterFull ? "full" : "failed"),
    );
  const all = Array.from({ length: 301 }, (_, n) => draw("a", n));
  all.push(draw("b", 0));
  for (let turns = 0; turns < 4; turns++) await new Promise((resolve) => setImmediate(resolve));
  t.ok(drawn.filter((name) => name === "a").length <= 4);
  t.ok(drawn.includes("b"), "b waits for one of a's");
  await Promise.all(all);
  t.equal(drawn.filter((name) => name === "full").length, 100);
});
