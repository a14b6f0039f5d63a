// QR images: every module and the quiet zone are right, and an image is drawn once.
import { PNG } from "pngjs";
import qrcode from "qrcode";
import t from "tap";
import { drawQr, QrImages } from "../../src/api/qr-image.ts";
import { LimiterFull } from "../../src/domain/limits/keyed-limiter.ts";
import { usualLimiters } from "../limiters.ts";

/** Returns the rows of pixels: true is dark. */
function pixelsOf(image: Buffer): boolean[][] {
  const { width, height, data } = PNG.sync.read(image);
  const isDark = (x: number, y: number) => data[4 * (y * width + x)] === 0;
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => isDark(x, y)));
}

t.test("each module is 8 pixels wide, with 4 light modules around the code", async (t) => {
  for (const length of [1, 20, 60, 100, 300]) {
    const text = "LPA:1$smdp.example$".padEnd(length, "K2");
    const { size, data } = qrcode.create(text, { errorCorrectionLevel: "M" }).modules;
    const png = await drawQr(text);
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
    t.ok(png.length < 10_000, `${png.length} bytes`);
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

t.test("images are drawn in turn between owners, and waiting images are limited", async (t) => {
  const images = new QrImages(usualLimiters().qrImages);
  const drawn: string[] = [];
  const draw = (owner: string, n: number) =>
    images.of(`LPA:1$${owner}$${n}`, owner).then(
      () => drawn.push(owner),
      (error) => drawn.push(error instanceof LimiterFull ? "full" : "failed"),
    );
  const all = Array.from({ length: 301 }, (_, n) => draw("a", n));
  all.push(draw("b", 0));
  await all.at(-1);
  t.ok(drawn.filter((name) => name === "a").length <= 4);
  t.ok(drawn.includes("b"), "b waits for some of a's");
  await Promise.all(all);
  t.equal(drawn.filter((name) => name === "full").length, 100);
});
