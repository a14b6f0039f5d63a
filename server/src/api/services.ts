// What the handlers work with, made once at the start.
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { Store } from "../domain/ports.ts";
import type { Random } from "../domain/random.ts";
import type { QrAddress } from "../domain/representations.ts";
import type { Time } from "../domain/supply/ports.ts";
import type { Supplier } from "../domain/supply/supplier.ts";
import type { Cursors } from "../http/cursors.ts";
import type { QrTokens } from "./qr-tokens.ts";

export interface Services {
  store: Store;
  random: Random;
  supplier: Supplier;
  /** False where there is no network to buy from. */
  canSell: boolean;
  time: Time;
  views: CatalogueViews;
  cursors: Cursors;
  qrTokens: QrTokens;
  qrAddress: QrAddress;
}
