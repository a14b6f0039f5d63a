// Statements as PDF take a thread: who asks for many waits for their own.
import t from "tap";
import { readStatement } from "../../src/domain/ledger/statements.ts";
import { statementPdf } from "../../src/portal/statement-pdf.ts";
import { Portal } from "./portal.ts";

const many = 12;
const tooMany = /Too many statements wait to be rendered/;

t.test("an account that asks for many statements delays no other", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const { owner: other } = await portal.otherAccount();
  const path = `/statement.pdf?month=${new Date(d.now).toISOString().slice(0, 7)}`;
  let ended = 0;
  const asked = Array.from({ length: many }, async () => {
    t.equal((await owner.get(path)).status, 200);
    ended += 1;
  });
  t.equal((await other.get(path)).status, 200);
  t.ok(ended <= many / 2, `${ended} of ${many} came before it`);
  await Promise.all(asked);
});

t.test("nothing is drawn for who has left, or when too many wait", async (t) => {
  const portal = await Portal.start(t);
  const { account, now } = portal.d;
  const { reads } = portal.d.service.store;
  const { n } = await reads.ledgers.ofAccount(account.n, "live");
  const statement = await readStatement(reads, n, { from: 0, until: now, end: now });
  const pdf = statementPdf("Example", null);
  const ask = (hasLeft: () => boolean) => pdf({ owner: account.id, hasLeft }, account, "2026-11", statement);
  await t.rejects(
    ask(() => true),
    tooMany,
  );
  let left = false;
  const waiting = Array.from({ length: 102 }, () => ask(() => left));
  await t.rejects(waiting.at(-1) as Promise<unknown>, tooMany, "one is drawn, 100 wait");
  left = true;
  const outcomes = await Promise.allSettled(waiting);
  t.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1);
});
