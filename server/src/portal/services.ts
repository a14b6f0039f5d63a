// What the portal's handlers work with, made once at the start.
import type { ImportReport, StoredCatalogueFile } from "../catalogue/apply.ts";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import { KnownDevices } from "../domain/people/devices.ts";
import type { PeopleContext } from "../domain/people/ports.ts";
import { SignInPace } from "../domain/people/sign-in-pace.ts";
import type { Store } from "../domain/ports.ts";
import type { Random } from "../domain/random.ts";
import type { QrAddress } from "../domain/representations.ts";
import { Seal } from "../domain/secrets/seal.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import type { Cursors } from "../http/cursors.ts";
import type { AdvanceContext } from "../operation/clock-advance.ts";
import type { Clock } from "../runtime/clock.ts";
import { deriveKeys, type Secrets } from "../runtime/deployment-secret.ts";
import { oneTimeCodes } from "./one-time-codes.ts";
import { passwordHashing } from "./passwords.ts";
import { signInQueue } from "./sign-in-queue.ts";

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
  /** Beside the event loop, so that a large file holds up nobody; null where too many are waiting. */
  importCatalogue: (file: StoredCatalogueFile, now: number) => Promise<ImportReport | null>;
  cursors: Cursors;
  qrAddress: QrAddress;
  webhooks: WebhookContext;
  /** The User-Agent of webhook requests. */
  userAgent: string;
  capabilities: Capabilities;
  /** Null where the clock does not move. */
  advance: AdvanceContext | null;
}

/** What second factors are sealed with. */
export function factorSeal(secrets: Secrets, random: Random): Seal {
  const { present, previous } = deriveKeys(secrets, "second factors");
  return new Seal(present, random, previous);
}

/** What signing in works with. @param serviceName what authenticator apps show beside the mail address */
export function peopleServices(
  store: Store,
  random: Random,
  serviceName: string,
  secrets: Secrets,
): PeopleContext {
  const seal = factorSeal(secrets, random);
  const deviceKeys = deriveKeys(secrets, "known devices");
  return {
    store,
    random,
    passwords: passwordHashing(),
    codes: oneTimeCodes(serviceName, seal, random),
    queue: signInQueue(),
    pace: new SignInPace(),
    devices: new KnownDevices(deviceKeys.present, random, deviceKeys.previous),
  };
}
