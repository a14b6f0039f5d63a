// What the deployment allows, its clock, and test runs.

import { advanceClock } from "../../clock-advance.ts";
import { parseRupees } from "../../domain/money.ts";
import type { PeopleContext } from "../../domain/people/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import { createRun, type Run, type RunAccount, removeRun } from "../../domain/runs.ts";
import { toTimestamp } from "../../domain/timestamps.ts";
import { toJson } from "../../http/contract-types.ts";
import type { Handler } from "../operation.ts";
import { notSupported } from "../refusals.ts";
import type { PortalServices } from "../services.ts";
import { turns } from "../turns.ts";

export function deploymentHandlers(services: PortalServices) {
  const { clock, capabilities, advance } = services;
  const inTurn: PeopleContext["inTurn"] = turns();
  const clockForm = (now: number) => ({
    now: toTimestamp(now),
    now_ms: now,
    virtual: capabilities.virtualClock,
  });

  const capabilitiesGet: Handler<"capabilitiesGet"> = async () => ({
    status: 200,
    body: toJson({
      virtual_clock: capabilities.virtualClock,
      simulated_supplier: capabilities.simulatedSupplier,
      local_webhooks: capabilities.localWebhooks,
      runs: capabilities.runs,
    }),
  });

  const clockGet: Handler<"clockGet"> = async () => ({ status: 200, body: toJson(clockForm(clock.now())) });

  const clockAdvance: Handler<"clockAdvance"> = async ({ body }) => {
    if (!advance) return notSupported("The deployment lives on real time, which does not move by request.");
    const now = await inTurn(() => advanceClock(advance, body.seconds * 1000));
    return { status: 200, body: toJson(clockForm(now)) };
  };

  return { capabilitiesGet, clockGet, clockAdvance };
}

export function runHandlers(services: PortalServices) {
  const { store, capabilities } = services;
  const closed = () => notSupported("The deployment allows no test runs (--allow-test-runs).");
  const runForm = ({ id, name, createdAt }: Run) => ({ id, name, created: toTimestamp(createdAt) });

  const runsList: Handler<"runsList"> = async () => {
    if (!capabilities.runs) return closed();
    const data = [];
    for (const run of await store.reads.runs()) {
      const accounts = await store.reads.accountsOfRun(run.n);
      data.push({ ...runForm(run), account_ids: accounts.map(({ id }) => id) });
    }
    return { status: 200, body: toJson({ data }) };
  };

  const runsCreate: Handler<"runsCreate"> = async ({ body, now }) => {
    if (!capabilities.runs) return closed();
    const wish = {
      name: body.name ?? "Test run",
      accounts: body.accounts,
      testKeys: body.test_keys,
      liveKeys: body.live_keys,
      approveLive: body.approve_live,
      walletPaise: body.wallet === undefined ? 0 : (parseRupees(body.wallet) ?? 0),
      people: body.people ?? [],
    };
    const { run, accounts } = await createRun(services, wish, now);
    return { status: 201, body: toJson({ ...runForm(run), accounts: accounts.map(runAccountForm) }) };
  };

  const runsDelete: Handler<"runsDelete"> = async ({ path, now }) => {
    if (!capabilities.runs) return closed();
    const removed = await removeRun(services, path.id, now);
    return removed instanceof Refusal ? removed : { status: 204, body: null };
  };

  return { runsList, runsCreate, runsDelete };
}

function runAccountForm({ id, name, testKeys, liveKeys, people }: RunAccount) {
  return { id, name, test_keys: testKeys, live_keys: liveKeys, people };
}
