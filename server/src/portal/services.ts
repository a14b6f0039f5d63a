// What the portal's handlers work with, made once at the start.
import type { Clock } from "../clock.ts";
import type { AdvanceContext } from "../clock-advance.ts";
import { deriveSecret } from "../deployment-secret.ts";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { PeopleContext } from "../domain/people/ports.ts";
import type { Random, Store } from "../domain/ports.ts";
import type { QrAddress } from "../domain/representations.ts";
import { Seal } from "../domain/seal.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import type { Cursors } from "../http/cursors.ts";
import { oneTimeCodes } from "./one-time-codes.ts";
import { passwordHashing } from "./passwords.ts";
import { turns } from "./turns.ts";

/** What this deployment allows beyond its daily business. */
export interface Capabilities {
  virtualClock: boolean;
  simulatedSupplier: boolean;
  localWebhooks: boolean;
  runs: boolean;
}

export interface PortalServices extends SupplyContext, PeopleContext {
  clock: Clock;
  views: CatalogueViews;
  cursors: Cursors;
  qrAddress: QrAddress;
  webhooks: WebhookContext;
  /** The User-Agent of webhook requests. */
  userAgent: string;
  capabilities: Capabilities;
  /** Null where the clock does not move. */
  advance: AdvanceContext | null;
}

/** What signing in works with. @param serviceName what authenticator apps show beside the mail address */
export function peopleServices(
  store: Store,
  random: Random,
  serviceName: string,
  secret: string,
): PeopleContext {
  const seal = new Seal(deriveSecret(secret, "second factors"), random);
  return {
    store,
    random,
    passwords: passwordHashing(),
    codes: oneTimeCodes(serviceName, seal, random),
    inTurn: turns(),
  };
}
