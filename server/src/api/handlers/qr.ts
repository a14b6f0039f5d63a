import { Refusal } from "../../domain/refusal.ts";
import { activationOf } from "../../domain/representations.ts";
import { refuseFull } from "../../http/in-flight.ts";
import type { Handler } from "../operation.ts";
import { QrImages } from "../qr-image.ts";
import type { Services } from "../services.ts";

export function qrHandlers({ reads, qrTokens, activationCodes, limiters }: Services) {
  const images = new QrImages(limiters.qrImages);

  const qr: Handler<"qr"> = async ({ path }) => {
    const number = qrTokens.decode(path.token);
    const esim = number === null ? null : await reads.esims.byNumber(number);
    const activation = esim && activationOf(esim, activationCodes);
    if (!activation) return new Refusal("not_found", "The address is not valid, or its eSIM is cancelled.");
    const image = await images.of(activation.lpa, String(esim.ledger)).catch(refuseFull);
    return { status: 200, body: image, cacheControl: "private, max-age=3600" };
  };

  return { qr };
}
