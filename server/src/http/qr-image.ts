// The activation string as a PNG, large enough to be scanned from a screen.
import qrcode from "qrcode";

export async function drawQr(text: string): Promise<Uint8Array> {
  return await qrcode.toBuffer(text, { type: "png", errorCorrectionLevel: "M", margin: 4, scale: 8 });
}
