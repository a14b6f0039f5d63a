/** Decodes QR codes in PNG images, with other libraries than the server uses. */
import jsqr from "jsqr";
import { PNG } from "pngjs";

export const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** Returns the text of a QR code in a PNG image; undefined for anything else. */
export function decodeQrCode(image: Buffer): string | undefined {
  try {
    const { data, width, height } = PNG.sync.read(image);
    const read = jsqr as unknown as (typeof jsqr)["default"];
    return read(new Uint8ClampedArray(data), width, height)?.data;
  } catch {
    return undefined;
  }
}
