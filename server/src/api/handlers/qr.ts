import { FairQueue, QueueFull } from "../../domain/fair-queue.ts";
import { Refusal } from "../../domain/refusal.ts";
import { activationString } from "../../domain/representations.ts";
import { overloaded } from "../../http/list-turns.ts";
import type { Handler } from "../operation.ts";
import { QrImages } from "../qr-image.ts";
import type { Services } from "../services.ts";

/** Fewer than the database's connections for reads: requests for QR images need no key. */
const lookups = { atOnce: 4, atOncePerOwner: 4, waiting: 1000 };

export function qrHandlers({ reads, qrTokens }: Services) {
  const images = new QrImages();
  const queue = new FairQueue(lookups);

  const qr: Handler<"qr"> = async ({ path }) => {
    const number = qrTokens.decode(path.token);
    const esim =
      number === null ? null : await queue.run("", () => reads.esims.byNumber(number)).catch(refuseFull);
    const text = esim && activationString(esim);
    if (!text) return new Refusal("not_found", "The address is not valid, or its eSIM is cancelled.");
    const image = await images.of(text, String(esim.ledger)).catch(refuseFull);
    return { status: 200, body: image, cacheControl: "private, max-age=3600" };
  };

  return { qr };
}

function refuseFull(error: unknown): never {
  throw error instanceof QueueFull ? overloaded("Too many QR codes are requested at this moment.") : error;
}
