// The invariants of a database. The store queries the rows that violate them.

import type { Reads, Tx } from "./ports.ts";

export const invariants = {
  "file.integrity": "the database file is whole",
  "file.references": "every reference leads to a row",
  "account.ledgers": "every account has one ledger for each mode",
  "account.deactivation": "an account is inactive exactly while a deactivation is open",
  "ledger.balance": "a balance is the sum of its ledger's entries",
  "ledger.chain": "each balance after an entry is the one before plus the amount",
  "ledger.not-negative": "no balance is ever negative",
  "ledger.sequence": "no event is numbered above its ledger's sequence",
  "entry.subject": "an entry names what its kind says, with an amount of the right sign",
  "entry.ledger": "an entry is in the ledger of the order or top-up that it names",
  "order.mode": "an order's id tells the mode of its ledger",
  "order.total": "an order's total is that of its items",
  "order.charge": "every order was charged once, with its total",
  "order.refund": "what was refunded is what the entries say, and at most the total",
  "order.balance-after": "an order's balance_after is the balance right after its charge",
  "order.units":
    "an order's status fits the eSIMs issued, and what was not issued or cancelled unused is refunded",
  "order.event": "every finished order has its one event, and no other order has any",
  "order.key": "an order from the API belongs to one idempotency key",
  "esim.mode": "an eSIM is in its order's ledger, and its ICCID tells the mode",
  "esim.order": "an eSIM repeats its order's id and reference, and holds one of its packages",
  "esim.allowance": "data and validity are what was bought plus completed top-ups",
  "esim.validity": "validity runs from first use, for the days bought",
  "esim.state": "an eSIM's status fits its use",
  "esim.running-topups": "an eSIM counts the top-ups that are running",
  "topup.mode": "a top-up is in its eSIM's ledger, and its id tells the mode",
  "topup.charge": "every top-up was charged once, with its total",
  "topup.refund": "a top-up's amount went back exactly if it failed, or its eSIM was cancelled unused",
  "topup.balance-after": "a top-up's balance_after is the one after its charge, or its return",
  "topup.event": "every completed top-up has its one event, and no other top-up has any",
  "topup.key": "a top-up belongs to one idempotency key",
  "event.sequence": "sequence numbers rise with the events",
  "event.subject": "an event tells of an order, top-up or eSIM of its own ledger",
  "response.body": "a stored response has a body, or its request holds a lease",
  "response.object": "a stored response names an object of its own ledger",
  "delivery.owed": "every event has a delivery for each endpoint that was enabled for it",
  "delivery.event": "a delivery tells of an event that its endpoint was enabled for, and has its type",
  "delivery.attempts": "a delivery's status fits its attempts, of which there are at most 8",
  "delivery.waiting": "a delivery that waits belongs to an enabled endpoint that is due or leased",
  "endpoint.count": "a ledger counts its enabled endpoints",
  "endpoint.period": "an endpoint is enabled exactly while a period of it is open, with its selection",
  "endpoint.lease": "an endpoint is leased by a process exactly while something is sent to it",
  "network.units": "every unit that the network has sold is an eSIM, or its order is open or being recalled",
  "network.topups": "every top-up that the network has applied is completed, open or being recalled",
  "job.missing": "everything that is processing or being cancelled has a job that will end it",
  "job.subject": "a job has a subject",
  "catalogue.import":
    "at most one import is applied and still being moved, of providers and areas that the catalogue has",
  "catalogue.revision": "a catalogue that holds anything has a revision",
} as const;

export type InvariantId = keyof typeof invariants;

export type FaultRow = Record<string, string | number | null>;

export interface Fault {
  invariant: InvariantId;
  row: FaultRow;
}

export interface Audit {
  /** Maximum number of invariants checked concurrently. */
  readonly atOnce: number;
  setting(name: string): Promise<string | null>;
  faults(invariant: InvariantId, now: number): AsyncIterable<FaultRow>;
  close(): Promise<void>;
}

export interface Verification {
  faults: Fault[];
  faultCount: number;
  checkedCount: number;
  /** Violating rows by invariant. */
  violations: Record<InvariantId, number>;
}

export interface LastVerification {
  at: number;
  violations: Record<string, number>;
}

const lastVerification = "last_verification";

export async function recordVerification(tx: Tx, { violations }: Verification, at: number): Promise<void> {
  await tx.settings.set(lastVerification, JSON.stringify({ at, violations } satisfies LastVerification));
}

export async function readLastVerification({
  settings,
}: Pick<Reads, "settings">): Promise<LastVerification | null> {
  const text = await settings.get(lastVerification);
  return text === null ? null : (JSON.parse(text) as LastVerification);
}

const keptFaults = 100;

export async function verify(audit: Audit, now: number): Promise<Verification> {
  const faults: Fault[] = [];
  let faultCount = 0;
  const ids = Object.keys(invariants) as InvariantId[];
  const violations = Object.fromEntries(ids.map((id) => [id, 0])) as Record<InvariantId, number>;
  const waiting = ids.values();
  const checkAll = async () => {
    for (const invariant of waiting) {
      let found = 0;
      for await (const row of audit.faults(invariant, now)) {
        found += 1;
        if (found <= keptFaults) faults.push({ invariant, row });
      }
      faultCount += found;
      violations[invariant] = found;
    }
  };
  await Promise.all(Array.from({ length: audit.atOnce }, checkAll));
  const positionOf = ({ invariant }: Fault) => ids.indexOf(invariant);
  faults.sort((a, b) => positionOf(a) - positionOf(b));
  return { faults, faultCount, checkedCount: ids.length, violations };
}
