import { parseRupees } from "../../domain/ledger/money.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Run } from "../../domain/test-runs/store.ts";
import { createRun, type RunAccount, removeRun } from "../../domain/test-runs/test-runs.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import { advanceClock, noteAdvance } from "../../operation/clock-advance.ts";
import type { Handler } from "../operation.ts";
import { notSupported } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

export function deploymentHandlers(services: PortalServices) {
  const { store, clock, capabilities, advance, limiters } = services;
  const toClockResponse = (now: number) => ({
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

  const clockGet: Handler<"clockGet"> = async () => ({
    status: 200,
    body: toJson(toClockResponse(clock.now())),
  });

  const clockAdvance: Handler<"clockAdvance"> = async ({ caller, body }) => {
    if (!advance) return notSupported("The deployment runs on real time, which cannot be advanced.");
    const now = await limiters.clockAdvances.run("", () => advanceClock(advance, body.seconds * 1000));
    await store.transaction((tx) => noteAdvance(tx, body.seconds, caller.actor, now));
    return { status: 200, body: toJson(toClockResponse(now)) };
  };

  return { capabilitiesGet, clockGet, clockAdvance };
}

export function runHandlers(services: PortalServices) {
  const { store, capabilities } = services;
  const notEnabled = () => notSupported("Test runs are not enabled on this deployment (--allow-test-runs).");
  const toRunResponse = ({ id, name, createdAt }: Run) => ({ id, name, created: toTimestamp(createdAt) });

  const runsList: Handler<"runsList"> = async () => {
    if (!capabilities.runs) return notEnabled();
    const data = [];
    for (const run of await store.reads.testRuns.list()) {
      const accounts = await store.reads.testRuns.accountsOf(run.n);
      data.push({ ...toRunResponse(run), account_ids: accounts.map(({ id }) => id) });
    }
    return { status: 200, body: toJson({ data }) };
  };

  const runsCreate: Handler<"runsCreate"> = async ({ caller, body, now }) => {
    if (!capabilities.runs) return notEnabled();
    const input = {
      name: body.name ?? "Test run",
      accounts: body.accounts,
      testKeys: body.test_keys,
      liveKeys: body.live_keys,
      approveLive: body.approve_live,
      walletPaise: body.wallet === undefined ? 0 : (parseRupees(body.wallet) ?? 0),
      people: body.people ?? [],
    };
    const { run, accounts } = await createRun(services, input, caller.actor, now);
    return {
      status: 201,
      body: toJson({ ...toRunResponse(run), accounts: accounts.map(toRunAccountResponse) }),
    };
  };

  const runsDelete: Handler<"runsDelete"> = async ({ caller, path, now }) => {
    if (!capabilities.runs) return notEnabled();
    const removed = await removeRun(services, path.id, caller.actor, now);
    return removed instanceof Refusal ? removed : { status: 204, body: null };
  };

  return { runsList, runsCreate, runsDelete };
}

function toRunAccountResponse({ id, name, testKeys, liveKeys, people }: RunAccount) {
  return { id, name, test_keys: testKeys, live_keys: liveKeys, people };
}
