// eSIMs that are inserted together, on every database.
import t from "tap";
import { createAccount } from "../../src/domain/accounts/accounts.ts";
import type { NewEsim } from "../../src/domain/esims/esim.ts";
import { random } from "../../src/runtime/service.ts";
import { openAt, storeBackends } from "../stores.ts";

function esimOf(ledger: number, iccid: string): NewEsim {
  return {
    iccid,
    smdpAddress: "smdp.example",
    sealedCode: "CODE",
    ledger,
    mode: "test",
    status: "ready",
    order: null,
    orderId: null,
    customerRef: null,
    packageNumber: null,
    packageName: "Package",
    origin: { providerId: "one", destination: "IN", countries: ["IN"] },
    unlimited: false,
    totalMb: 1000,
    usedMb: 0,
    validityDays: 30,
    activatedAt: null,
    expiresAt: null,
    createdAt: 1,
    runningTopups: 0,
    cancelling: false,
    unitId: null,
    announced80Mb: null,
    announced100Mb: null,
    nextCheckAt: null,
    polledAt: null,
  };
}

for (const backend of storeBackends)
  t.test(`eSIMs are inserted together, in their order, on ${backend.name}`, async (t) => {
    const store = await openAt(t, backend);
    const ledger = await store.transaction(async (tx) => {
      const account = await createAccount(tx, { name: "A", email: "a@example.com" }, 0, random);
      return (await tx.ledgers.ofAccount(account.n, "test")).n;
    });
    const esims = Array.from({ length: 53 }, (_, i) => esimOf(ledger, `8900000000000000${100 + i}`));
    const insert = (newEsims: readonly NewEsim[]) => store.transaction((tx) => tx.esims.insertAll(newEsims));
    t.equal(await insert([]), 0);
    t.equal(await insert(esims.slice(0, 50)), 50);
    t.equal(await insert(esims.slice(40)), 3, "those that exist are left out");
    const numbers: number[] = [];
    for (const { iccid, ...rest } of esims) {
      const found = await store.reads.esims.byIccid(ledger, iccid);
      t.match(found, rest);
      numbers.push(found?.n ?? 0);
    }
    t.same(
      numbers,
      numbers.toSorted((a, b) => a - b),
    );
  });
