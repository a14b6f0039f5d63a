// Re-encrypts, in small transactions, values encrypted with previous secrets.
import type { Store } from "../ports.ts";
import type { SealedKind } from "./store.ts";

export interface Resealed {
  current: number;
  resealed: number;
  unreadable: number;
}

interface Renewal {
  /** Returns null if no known secret decrypts the value. */
  renew(sealed: string, purpose: string): string | null;
}

const batch = 200;

export async function resealAll(
  store: Store,
  seal: Renewal,
  kinds: readonly SealedKind[],
): Promise<Resealed> {
  const count = { current: 0, resealed: 0, unreadable: 0 };
  for (const kind of kinds) {
    for (let after = 0; ; ) {
      const from = after;
      const texts = await store.reads.sealedTexts.ofKind(kind, from, batch);
      const last = texts.at(-1);
      if (!last) break;
      after = last.n;
      const renewed = texts.map((text) => ({ ...text, renewed: seal.renew(text.sealed, text.purpose) }));
      const changed = renewed.filter((text) => text.renewed !== null && text.renewed !== text.sealed);
      count.unreadable += renewed.filter((text) => text.renewed === null).length;
      count.resealed += changed.length;
      count.current += renewed.filter((text) => text.renewed === text.sealed).length;
      if (changed.length === 0) continue;
      await store.transaction(async (tx) => {
        for (const { n, sealed, renewed } of changed)
          await tx.sealedTexts.replace(kind, n, sealed, renewed ?? sealed);
      });
    }
  }
  return count;
}
