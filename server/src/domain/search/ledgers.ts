import type { Reads } from "../ports.ts";

const ledgersPerBatch = 200;

/** Yields the numbers of all accounts' ledgers in batches. */
export async function* allLedgers({ search }: Pick<Reads, "search">): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const ledgers = await search.ledgersAfter(after, ledgersPerBatch);
    if (ledgers.length === 0) return;
    yield ledgers;
    after = ledgers.at(-1) ?? 0;
  }
}
