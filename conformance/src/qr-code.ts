/** Reads QR codes out of PNG images, with libraries that no server of ours makes them with. */
import jsqr from "jsqr";
import { PNG } from "pngjs";

export const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** The text of the QR code in a PNG image; undefined when it is no such image. */
export function decodeQrCode(image: Buffer): string | undefined {
  try {
    const { data, width, height } = PNG.sync.read(image);
    const read = jsqr as unknown as (typeof jsqr)["default"];
    return read(new Uint8ClampedArray(data), width, height)?.data;
  } catch {
    return undefined;
  }
}
