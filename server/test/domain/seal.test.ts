// Texts that are encrypted with the deployment's secret, and what a rotation of it does with them.
import t from "tap";
import { ActivationCodes } from "../../src/domain/esims/activation-codes.ts";
import type { Store } from "../../src/domain/ports.ts";
import { resealAll } from "../../src/domain/secrets/resealing.ts";
import { Seal } from "../../src/domain/secrets/seal.ts";
import type { SealedKind, SealedText } from "../../src/domain/secrets/store.ts";
import { random } from "../../src/runtime/random.ts";

const [first, second, third] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

t.test("a sealed text opens only with its key and for its purpose", async (t) => {
  const seal = new Seal(first, random);
  const sealed = seal.close("whsec_ü", "endpoint 1");
  t.match(sealed, /^s1\.[\w-]+$/);
  t.not(seal.close("whsec_ü", "endpoint 1"), sealed, "each has a nonce of its own");
  const plain = seal.close("x");
  t.same(
    [
      seal.open(sealed, "endpoint 1"),
      seal.open(plain),
      seal.open(plain, ""),
      seal.open(seal.close(""), ""),
      seal.open(sealed, "endpoint 2"),
      seal.open(sealed),
      new Seal(second, random).open(sealed, "endpoint 1"),
    ],
    ["whsec_ü", "x", "x", "", null, null, null],
  );
});

t.test("a damaged, truncated or malformed sealed text opens as null", async (t) => {
  const seal = new Seal(first, random);
  const sealed = seal.close("secret", "a");
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  const damaged = Array.from(bytes, (_, at) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return `s1.${copy.toString("base64url")}`;
  });
  const all = [
    ...damaged,
    sealed.slice(3),
    `s2.${sealed.slice(3)}`,
    sealed.slice(0, 30),
    "s1.",
    "",
    "secret",
  ];
  t.same(
    all.map((text) => seal.open(text, "a")).filter((text) => text !== null),
    [],
  );
});

t.test("previous keys open, and a renewed text needs none of them", async (t) => {
  const old = new Seal(first, random).close("secret", "a");
  const both = new Seal(second, random, [third, first]);
  t.equal(both.open(old, "a"), "secret");
  t.equal(both.open(old, "b"), null);
  const renewed = both.renew(old, "a") ?? "";
  t.not(renewed, old);
  t.equal(new Seal(second, random).open(renewed, "a"), "secret");
  t.equal(both.renew(renewed, "a"), renewed, "what has the current key stays");
  t.same([both.renew(old, "b"), both.renew("nothing", "a")], [null, null]);
});

t.test("a rotation renews what previous keys sealed, in batches, and counts the rest", async (t) => {
  const before = new Seal(first, random);
  const seal = new Seal(second, random, [first]);
  const unrelated = new Seal(third, random);
  const texts: Record<SealedKind, SealedText[]> = {
    webhook: Array.from({ length: 450 }, (_, i) => {
      const sealedBy = i % 3 === 0 ? before : i % 3 === 1 ? seal : unrelated;
      return { n: i + 1, purpose: `p${i}`, sealed: sealedBy.close(`text ${i}`, `p${i}`) };
    }),
    factor: [{ n: 7, purpose: "f", sealed: before.close("factor", "f") }],
    "started-factor": [{ n: 8, purpose: "f", sealed: seal.close("started", "f") }],
    "activation-code": [
      { n: 9, purpose: "i9", sealed: before.close("CODE", "i9") },
      { n: 10, purpose: "i10", sealed: "CLEAR" },
      { n: 11, purpose: "i11", sealed: unrelated.close("CODE", "i11") },
    ],
  };
  let transactions = 0;
  const sealedTexts = {
    ofKind: async (kind: SealedKind, after: number, limit: number) =>
      texts[kind].filter(({ n }) => n > after).slice(0, limit),
    replace: async (kind: SealedKind, n: number, sealedBefore: string, sealed: string) => {
      const text = texts[kind].find((one) => one.n === n && one.sealed === sealedBefore);
      if (!text) throw new Error("it was changed meanwhile");
      text.sealed = sealed;
    },
  };
  const store = {
    reads: { sealedTexts },
    transaction: async (work: (tx: object) => Promise<void>) => {
      transactions += 1;
      await work({ sealedTexts });
    },
  } as unknown as Store;
  const rotate = async () => ({
    webhooks: await resealAll(store, seal, ["webhook"]),
    factors: await resealAll(store, seal, ["factor", "started-factor"]),
  });
  t.same(await rotate(), {
    webhooks: { current: 150, resealed: 150, unreadable: 150 },
    factors: { current: 1, resealed: 1, unreadable: 0 },
  });
  t.equal(transactions, 4, "three batches of webhooks and one of factors");
  const now = new Seal(second, random);
  t.equal(texts.webhook.filter(({ sealed, purpose }) => now.open(sealed, purpose) !== null).length, 300);
  t.equal(now.open(texts.factor[0]?.sealed ?? "", "f"), "factor");
  t.same(await rotate(), {
    webhooks: { current: 300, resealed: 0, unreadable: 150 },
    factors: { current: 2, resealed: 0, unreadable: 0 },
  });
  t.equal(transactions, 4, "nothing changed, nothing was written");
  const activationCodes = new ActivationCodes(second, random, [first]);
  const reseal = () => resealAll(store, activationCodes, ["activation-code"]);
  t.same(await reseal(), { current: 0, resealed: 2, unreadable: 1 }, "clear codes are encrypted too");
  const current = new ActivationCodes(second, random);
  t.same(
    texts["activation-code"].map(({ sealed, purpose }) => current.open(sealed, purpose)),
    ["CODE", "CLEAR", null],
  );
  t.same(await reseal(), { current: 2, resealed: 0, unreadable: 1 });
});
