// Controls of the simulated supplier.
import type { components } from "@partner-esim/generated/portal/types";
import type { Account } from "../../domain/accounts/account.ts";
import type { AuditKind } from "../../domain/accounts/audit-kinds.ts";
import { addAuditEntry } from "../../domain/accounts/audit-log.ts";
import type { Tx } from "../../domain/ports.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
  releaseHeld,
  reportEsim,
  resetNetwork,
  setNetworkRule,
} from "../../domain/simulated-supplier/behaviour.ts";
import {
  type NetworkBehaviour,
  type NetworkRule,
  type SimulatedEsim,
  usualBehaviour,
} from "../../domain/simulated-supplier/network.ts";
import { toJson } from "../../domain/values/json.ts";
import { timestampOrNull } from "../../domain/values/timestamps.ts";
import { findAccount } from "../accounts.ts";
import type { Call, Handler, OneOf } from "../operation.ts";
import { notFound, notSupported } from "../refusals.ts";
import type { PortalServices } from "../services.ts";

type Schemas = components["schemas"];

export function networkHandlers({ store, capabilities }: PortalServices) {
  const notSimulated = () =>
    capabilities.simulatedSupplier ? null : notSupported("The deployment's mobile network is a real one.");
  const shown = async (rule: NetworkRule) =>
    toRuleResponse(rule, await store.reads.simulatedSupplier.countHeld(rule.account));

  const noteOf =
    ({ caller, now }: Pick<Call<"networkSet">, "caller" | "now">, kind: AuditKind, account: Account | null) =>
    (tx: Tx) =>
      addAuditEntry(tx, account?.n ?? null, caller.actor, kind, account?.id ?? "network", now);

  const networkList: Handler<"networkList"> = async () => {
    const problem = notSimulated();
    if (problem) return problem;
    const rules = await store.reads.simulatedSupplier.rules(null);
    if (rules[0]?.account !== null) rules.unshift({ ...usualBehaviour, account: null });
    const data: Schemas["NetworkRule"][] = [];
    for (const rule of rules) data.push(await shown(rule));
    return { status: 200, body: toJson({ data }) };
  };

  const networkSet: Handler<"networkSet"> = async (call) => {
    const problem = notSimulated();
    if (problem) return problem;
    const rule = await setNetworkRule(
      store,
      null,
      behaviourOf(call.body),
      noteOf(call, "network.changed", null),
    );
    return { status: 200, body: toJson(await shown(rule)) };
  };

  const networkReset: Handler<"networkReset"> = async (call) => {
    const problem = notSimulated();
    if (problem) return problem;
    await resetNetwork(store, null, call.now, noteOf(call, "network.reset", null));
    return { status: 204, body: null };
  };

  const networkRelease: Handler<"networkRelease"> = async (call) => {
    const problem = notSimulated();
    if (problem) return problem;
    const released = await releaseHeld(store, null, call.now, noteOf(call, "network.released", null));
    return { status: 200, body: toJson({ released }) };
  };

  const accountNetworkSet: Handler<"accountNetworkSet"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    if (account instanceof Refusal) return account;
    const problem = notSimulated();
    if (problem) return problem;
    const rule = await setNetworkRule(
      store,
      account.id,
      behaviourOf(call.body),
      noteOf(call, "network.changed", account),
    );
    return { status: 200, body: toJson(await shown(rule)) };
  };

  const accountNetworkReset: Handler<"accountNetworkReset"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    if (account instanceof Refusal) return account;
    const problem = notSimulated();
    if (problem) return problem;
    await resetNetwork(store, account.id, call.now, noteOf(call, "network.reset", account));
    return { status: 204, body: null };
  };

  const accountNetworkRelease: Handler<"accountNetworkRelease"> = async (call) => {
    const account = await findAccount(store.reads, call.path.id);
    if (account instanceof Refusal) return account;
    const problem = notSimulated();
    if (problem) return problem;
    const note = noteOf(call, "network.released", account);
    const released = await releaseHeld(store, account.id, call.now, note);
    return { status: 200, body: toJson({ released }) };
  };

  const networkReport: Handler<"networkReport"> = async ({ caller, path, body, now }) => {
    const known = await store.reads.simulatedSupplier.esim(path.iccid);
    if (capabilities.simulatedSupplier && !known) return notFound("live eSIM");
    const problem = notSimulated();
    if (problem) return problem;
    const use = { usedMb: body.used_mb, firstUsed: body.first_used, installDetails: body.install_details };
    const esim = await reportEsim(store, path.iccid, use, now, (tx) =>
      addAuditEntry(tx, null, caller.actor, "network.reported", path.iccid, now),
    );
    return esim ? { status: 200, body: toJson(toReportResponse(esim)) } : notFound("live eSIM");
  };

  return {
    networkList,
    networkSet,
    networkReset,
    networkRelease,
    accountNetworkSet,
    accountNetworkReset,
    accountNetworkRelease,
    networkReport,
  };
}

function behaviourOf(body: OneOf<"networkSet" | "accountNetworkSet">["body"]): NetworkBehaviour {
  return {
    down: body.down,
    failNext: body.fail_next,
    failAs: body.fail_as,
    refuseNext: body.refuse_next,
    refusedOrders: [],
    refuse: body.refuse ?? [],
    hold: body.hold ?? [],
    issueAtMost: body.issue_at_most ?? null,
    delaySeconds: body.delay_seconds,
    installDetails: body.install_details,
    reportsUsage: body.reports_usage,
  };
}

function toRuleResponse(rule: NetworkRule, heldCount: number): Schemas["NetworkRule"] {
  return {
    account_id: rule.account,
    down: rule.down,
    fail_next: rule.failNext,
    fail_as: rule.failAs,
    refuse_next: rule.refuseNext,
    refuse: rule.refuse,
    hold: rule.hold,
    issue_at_most: rule.issueAtMost,
    delay_seconds: rule.delaySeconds,
    install_details: rule.installDetails,
    reports_usage: rule.reportsUsage,
    held: heldCount,
  };
}

function toReportResponse({
  iccid,
  usedMb,
  firstUsedAt,
  detailsGiven,
}: SimulatedEsim): Schemas["ReportedEsim"] {
  return {
    iccid,
    used_mb: usedMb,
    first_used: timestampOrNull(firstUsedAt),
    install_details: detailsGiven,
  };
}
