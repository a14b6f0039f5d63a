// The simulated supplier's records.
import {
  type NetworkRule,
  type SimulatedEsim,
  type SimulatedRequest,
  usualBehaviour,
  usualRule,
} from "../../domain/simulated-supplier/network.ts";
import type { ListedUnit } from "../../domain/supply/units.ts";
import type { Connection } from "./connection.ts";
import { insertInto, orNull } from "./statements.ts";

const everybody = "";

interface RuleRow {
  account: string;
  behaviour: string;
  fail_next: number;
}

const toRule = (row: RuleRow): NetworkRule => ({
  ...usualBehaviour,
  ...JSON.parse(row.behaviour),
  failNext: row.fail_next,
  account: row.account === everybody ? null : row.account,
});

interface RequestRow {
  id: string;
  kind: SimulatedRequest["kind"];
  account: string;
  order_id: string | null;
  respond_at: number;
  held: number;
  outcome: SimulatedRequest["outcome"];
  iccid: string | null;
}

const toRequest = (row: RequestRow): SimulatedRequest => ({
  id: row.id,
  kind: row.kind,
  account: row.account,
  orderId: row.order_id,
  respondAt: row.respond_at,
  held: row.held === 1,
  outcome: row.outcome,
  iccid: row.iccid,
});

interface EsimRow {
  iccid: string;
  smdp_address: string;
  activation_code: string;
  details_given: number;
  used_mb: number;
  first_used_at: number | null;
  cancelled_at: number | null;
}

const toEsim = (row: EsimRow): SimulatedEsim => ({
  iccid: row.iccid,
  smdpAddress: row.smdp_address,
  activationCode: row.activation_code,
  detailsGiven: row.details_given === 1,
  usedMb: row.used_mb,
  firstUsedAt: row.first_used_at,
  cancelledAt: row.cancelled_at,
});

const selectRules =
  "select * from simulated_rules where cast($1 as text) is null or account in ($1, '') order by account";
const selectRequest = "select * from simulated_requests where id = $1";
const selectSimulated = "select * from simulated_esims where iccid = $1";

export function simulatedSupplierReads(db: Connection) {
  const rules = db.prepare<RuleRow>(selectRules);
  const ruleFor = db.prepare<RuleRow>(
    "select * from simulated_rules where account in ($1, '') order by account desc limit 1",
  );
  const request = db.prepare<RequestRow>(selectRequest);
  const units = db.prepare<ListedUnit>(`select r.id as "unitId", r.order_id as "orderId", r.account, r.iccid,
       case when e.cancelled_at is not null then 'withdrawn' else coalesce(r.outcome, 'pending') end as state
     from simulated_requests r left join simulated_esims e on e.iccid = r.iccid
     where r.id > $2 and r.kind = 'issue' and r.respond_at >= $1 order by r.id limit $3`);
  const issued = db.prepare<{ n: number }>(
    "select count(*) as n from simulated_requests where order_id = $1 and outcome = 'issued'",
  );
  const esim = db.prepare<EsimRow>(selectSimulated);
  const heldCount = db.prepare<{ n: number }>(
    "select count(*) as n from simulated_requests where held = 1 and (cast($1 as text) is null or account = $1)",
  );
  return {
    rules: async (account: string | null) => (await rules.all(account)).map(toRule),
    ruleFor: async (account: string) => orNull(await ruleFor.get(account), toRule) ?? usualRule,
    request: async (id: string) => orNull(await request.get(id), toRequest),
    units: async (since: number, after: string, limit: number) => await units.all(since, after, limit),
    countIssued: async (orderId: string) => (await issued.get(orderId))?.n ?? 0,
    esim: async (iccid: string) => orNull(await esim.get(iccid), toEsim),
    countHeld: async (account: string | null) => (await heldCount.get(account))?.n ?? 0,
  };
}

/** A fixed order, so that the same requests always give the same result. */
const byId = (a: SimulatedRequest, b: SimulatedRequest): number => (a.id < b.id ? -1 : 1);

const updateBy = (key: string, table: string, columns: readonly string[]): string =>
  `update ${table} set ${columns.map((column, i) => `${column} = $${i + 2}`).join(", ")} where ${key} = $1`;

export function simulatedSupplierLocks(db: Connection) {
  const { locked } = db.dialect;
  const rules = db.prepare<RuleRow>(`${selectRules}${locked("simulated_rules")}`);
  const request = db.prepare<RequestRow>(`${selectRequest}${locked("simulated_requests")}`);
  const esim = db.prepare<EsimRow>(`${selectSimulated}${locked("simulated_esims")}`);
  return {
    lockRules: async (account: string | null) => (await rules.all(account)).map(toRule),
    lockRequest: async (id: string) => orNull(await request.get(id), toRequest),
    lockEsim: async (iccid: string) => orNull(await esim.get(iccid), toEsim),
  };
}

export function simulatedSupplierWrites(db: Connection) {
  const rule = ["account", "behaviour", "fail_next"];
  const setRule = db.prepare(`${insertInto("simulated_rules", rule)}
     on conflict (account) do update set behaviour = excluded.behaviour, fail_next = excluded.fail_next`);
  const updateRule = db.prepare(updateBy("account", "simulated_rules", ["behaviour", "fail_next"]));
  const deleteRule = db.prepare("delete from simulated_rules where account = $1");
  const deleteRules = db.prepare("delete from simulated_rules");
  const result = ["outcome", "iccid"];
  const request = ["id", ...result, "kind", "account", "order_id", "respond_at", "held"];
  const insertRequest = db.prepare(
    `${insertInto("simulated_requests", request)} on conflict (id) do nothing`,
  );
  const updateRequest = db.prepare(updateBy("id", "simulated_requests", result));
  const release = db.prepare<RequestRow>(
    "update simulated_requests set held = 0 where held = 1 and (cast($1 as text) is null or account = $1) returning *",
  );
  const use = ["details_given", "used_mb", "first_used_at", "cancelled_at"];
  const esim = ["iccid", ...use, "smdp_address", "activation_code"];
  const insertEsim = db.prepare(insertInto("simulated_esims", esim));
  const updateEsim = db.prepare(updateBy("iccid", "simulated_esims", use));
  const ruleValues = ({ account, failNext, ...behaviour }: NetworkRule) =>
    [account ?? everybody, JSON.stringify(behaviour), failNext] as const;
  const useValues = ({ iccid, detailsGiven, usedMb, firstUsedAt, cancelledAt }: SimulatedEsim) =>
    [iccid, Number(detailsGiven), usedMb, firstUsedAt, cancelledAt] as const;
  return {
    setRule: async (rule: NetworkRule) => {
      await setRule.run(...ruleValues(rule));
    },
    updateRule: async (rule: NetworkRule) => {
      await updateRule.run(...ruleValues(rule));
    },
    deleteRules: async (of: { account: string | null } | "all") => {
      if (of === "all") await deleteRules.run();
      else await deleteRule.run(of.account ?? everybody);
    },
    insertRequest: async ({ id, outcome, iccid, ...request }: SimulatedRequest) => {
      const { kind, account, orderId, respondAt, held: isHeld } = request;
      const values = [id, outcome, iccid, kind, account, orderId, respondAt, Number(isHeld)] as const;
      return (await insertRequest.run(...values)) === 1;
    },
    updateRequest: async ({ id, outcome, iccid }: SimulatedRequest) => {
      await updateRequest.run(id, outcome, iccid);
    },
    releaseRequests: async (account: string | null) => (await release.all(account)).map(toRequest).sort(byId),
    insertEsim: async (esim: SimulatedEsim) => {
      await insertEsim.run(...useValues(esim), esim.smdpAddress, esim.activationCode);
    },
    updateEsim: async (esim: SimulatedEsim) => {
      await updateEsim.run(...useValues(esim));
    },
  };
}
