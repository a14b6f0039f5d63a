// The dependencies of the portal's handlers.
import type { ImportReport, StoredCatalogueFile } from "../catalogue/apply.ts";
import type { Undo, UndoReport } from "../domain/catalogue/undo.ts";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import type { ProcessReport } from "../domain/health/processes.ts";
import type { Limiters } from "../domain/limits/limiters.ts";
import { KnownDevices } from "../domain/people/devices.ts";
import { ResetLinks } from "../domain/people/password-reset.ts";
import type { PeopleContext } from "../domain/people/ports.ts";
import { SignInPace } from "../domain/people/sign-in-pace.ts";
import type { Store } from "../domain/ports.ts";
import type { InstallContext } from "../domain/representations.ts";
import { Seal } from "../domain/secrets/seal.ts";
import type { SupplyContext } from "../domain/supply/ports.ts";
import type { Random } from "../domain/values/random.ts";
import type { WebhookContext } from "../domain/webhooks/endpoints.ts";
import type { Cursors } from "../http/cursors.ts";
import type { AdvanceContext } from "../operation/clock-advance.ts";
import type { Clock } from "../runtime/clock.ts";
import { deriveKeys, type Secrets } from "../runtime/deployment-secret.ts";
import type { Seller } from "./billing.ts";
import { oneTimeCodes } from "./one-time-codes.ts";
import { passwordHashing } from "./passwords.ts";

export interface Capabilities {
  virtualClock: boolean;
  simulatedSupplier: boolean;
  localWebhooks: boolean;
  runs: boolean;
}

/** State for the operator's home page that is not stored. */
export interface DeploymentState {
  version: string;
  /** The current report of this process. */
  report: () => ProcessReport;
}

/** Runs imports in a child process, so that no request waits. Returns null if too many are queued. */
interface CatalogueImporter {
  run: (file: StoredCatalogueFile, now: number) => Promise<ImportReport | null>;
  undo: (undo: Undo, now: number) => Promise<UndoReport | null>;
}

export interface PortalServices extends SupplyContext, PeopleContext {
  clock: Clock;
  limiters: Limiters;
  views: CatalogueViews;
  catalogueImporter: CatalogueImporter;
  cursors: Cursors;
  qrAddress: InstallContext["qrAddress"];
  webhooks: WebhookContext;
  userAgent: string;
  /** How partners add funds; null if not configured. */
  fundsText: string | null;
  /** Larger changes of a wallet need a second operator; null if none does. */
  fundsApprovalAbovePaise: number | null;
  /** Shown on statements; null if not configured. */
  seller: Seller | null;
  resetLinks: ResetLinks;
  sendsMail: boolean;
  /** Applies to operators who sign in. */
  needsSecondFactor: boolean;
  capabilities: Capabilities;
  deployment: DeploymentState;
  advance: AdvanceContext | null;
  /** 0 if no requests are logged. */
  requestLogDays: number;
}

export function factorSeal(secrets: Secrets, random: Random): Seal {
  const { current, previous } = deriveKeys(secrets, "second factors");
  return new Seal(current, random, previous);
}

/** @param portalUrl without a trailing slash */
export function resetLinksOf(portalUrl: string, secrets: Secrets): ResetLinks {
  const { current, previous } = deriveKeys(secrets, "password links");
  return new ResetLinks(`${portalUrl}/new-password`, current, previous);
}

/** @param settings `serviceName` is shown by authenticator apps and in emails */
export function peopleServices(
  store: Store,
  random: Random,
  { serviceName, openidOnly }: Pick<PeopleContext, "serviceName" | "openidOnly">,
  secrets: Secrets,
  limiters: Limiters,
): PeopleContext {
  const seal = factorSeal(secrets, random);
  const deviceKeys = deriveKeys(secrets, "known devices");
  return {
    store,
    random,
    passwords: passwordHashing(),
    codes: oneTimeCodes(serviceName, seal, random),
    limiters,
    pace: new SignInPace(),
    devices: new KnownDevices(deviceKeys.current, random, deviceKeys.previous),
    serviceName,
    openidOnly,
  };
}
