// The activation string as a PNG, large enough to be scanned from a screen.
import qrcode from "qrcode";

const look = { type: "png", errorCorrectionLevel: "M", margin: 4, scale: 8 } as const;
/** Without trying every row filter: squares compress well anyway, and drawing takes about half the time. */
const quick = { filterType: 0, deflateLevel: 3 } as { deflateLevel: number };

export async function drawQr(text: string): Promise<Uint8Array> {
  return await qrcode.toBuffer(text, { ...look, rendererOpts: quick });
}
