// What the handlers work with, made once at the start.
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { Random, Store } from "../domain/ports.ts";
import type { QrAddress } from "../domain/representations.ts";
import type { Supplier } from "../domain/supplier.ts";
import type { Time } from "../domain/supply/ports.ts";
import type { Cursors } from "./cursors.ts";
import type { QrTokens } from "./qr-tokens.ts";

export interface Services {
  store: Store;
  random: Random;
  supplier: Supplier;
  time: Time;
  views: CatalogueViews;
  cursors: Cursors;
  qrTokens: QrTokens;
  qrAddress: QrAddress;
}
