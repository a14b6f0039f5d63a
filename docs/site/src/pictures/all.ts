// The pictures that guides show with a line `<!-- picture: name -->`.
import { decisionPicture } from "./decision.ts";
import { purchasePicture } from "./sequence.ts";
import { slotPicture } from "./slot.ts";
import { statesPicture } from "./states.ts";
import type { Picture } from "./svg.ts";
import { timelinePicture } from "./timeline.ts";

export const pictures: Record<string, () => Picture> = {
  "order-states": () => statesPicture("OrderStatus"),
  "esim-states": () => statesPicture("EsimStatus"),
  "topup-states": () => statesPicture("TopupStatus"),
  purchase: purchasePicture,
  "webhook-attempts": timelinePicture,
  "listing-slot": slotPicture,
  "idempotent-request": decisionPicture,
};

export function pictureOf(name: string): Picture {
  const picture = pictures[name];
  if (!picture) throw new Error(`there is no picture ${name}`);
  return picture();
}
