/**
 * For the rules about limits: counts that must fall within one minute of one key or address. Such a count starts
 * from an unused window, and starts again when the minute ended while it was going on.
 */
import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { limits } from "./contract.ts";
import { sample, testObjects } from "./fixtures.ts";
import { secondsLeft, windowOf } from "./keys.ts";
import type { Exchange } from "./wire.ts";

/** Seconds that must be left of a minute for a count to begin in it. */
const roomSeconds = 4;
const maxAttempts = 5;

export interface Counted {
  key: string;
  /** The call that found the window unused; it took one request of the general limit. */
  probe: Exchange;
  /** The answers of the count, in the order sent. */
  answers: Exchange[];
}

/**
 * Runs `count` with a key whose window is unused but for one probing GET, and again with another window if the
 * minute ended meanwhile.
 */
export async function inOneWindow(
  t: Context,
  caller: Caller,
  count: (key: string) => Promise<Exchange[]>,
): Promise<Counted> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { key, probe } = await unusedKey(t, caller);
    const answers = await count(key);
    const reset = windowOf(probe)?.reset;
    const moved = answers.some((answer) => windowOf(answer) && windowOf(answer)?.reset !== reset);
    if (!moved) return { key, probe, answers };
  }
  t.must.ok(false, `a count within one minute was cut by the minute's end ${maxAttempts} times`);
  throw new Error("unreachable");
}

/** A key of the caller's whose window nobody has used. The last keys come first: the pool begins at the other end. */
async function unusedKey(t: Context, caller: Caller): Promise<{ key: string; probe: Exchange }> {
  for (let round = 0; round < 3; round++) {
    let waitSeconds = 60;
    for (const key of caller.keys.toReversed()) {
      const probe = await caller.call("balanceGet", { apiKey: key });
      const window = windowOf(probe);
      // Without rate headers nothing can be told: the case that asked will find them missing.
      if (!window) return { key, probe };
      const left = secondsLeft(probe, window.reset);
      if (window.remaining === limits.generalPerMinute - 1 && left > roomSeconds) return { key, probe };
      waitSeconds = Math.min(waitSeconds, left);
    }
    await t.sleep(waitSeconds * 1000 + 300);
  }
  t.must.ok(false, "one of the account's keys has to have an unused window: is something else using them?");
  throw new Error("unreachable");
}

/** The same request many times, a few at once. */
export async function repeat(times: number, send: () => Promise<Exchange>, atOnce = 10): Promise<Exchange[]> {
  const answers: Exchange[] = [];
  let started = 0;
  const worker = async () => {
    while (started++ < times) answers.push(await send());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}

/** An eSIM on which simulating `activated` changes nothing: a POST that can be repeated at no cost. */
export async function activeEsim(t: Context, caller: Caller): Promise<string> {
  const iccid = await caller.newEsim((await sample(t)).package.id);
  await caller.simulate(iccid, "activated");
  return iccid;
}

export function idlePost(caller: Caller, key: string, iccid: string): Promise<Exchange> {
  return caller.call("simulate", { apiKey: key, path: { iccid }, body: { event: "activated" } });
}

/** The 429 of a key whose GETs are used up, for the cases that need any such answer. */
export function spentKeyAnswer(t: Context): Promise<Exchange> {
  return t.shared("the 429 of a spent key", async (own) => {
    const { key } = await inOneWindow(own, own.test, (key) =>
      repeat(limits.generalPerMinute - 1, () => own.test.call("balanceGet", { apiKey: key })),
    );
    const refused = await own.test.call("balanceGet", { apiKey: key });
    own.must.error(refused, 429, "rate_limited");
    return refused;
  });
}

export interface QrCount {
  url: string;
  from: string;
  allowed: Exchange[];
  /** The one after the last that is allowed. */
  refused: Exchange;
}

/** Uses up the QR limit of an address of its own within one minute (need: addresses). */
export async function spendQrLimit(t: Context): Promise<QrCount> {
  const target = await qrTarget(t);
  let last: QrCount | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    // QR answers have no rate headers: a key's window, which ends at the same moment, tells how much is left.
    await unusedKey(t, t.test);
    const from = t.address();
    const fetch = () => t.test.send("GET", target, { authorization: null, from });
    const allowed = await repeat(limits.qrPerMinute, fetch);
    last = { url: target, from, allowed, refused: await fetch() };
    if (last.refused.status === 429) return last;
  }
  return last as QrCount;
}

/** The path of a QR image below the base address, as `qr_code_url` gives it. */
export function qrTarget(t: Context): Promise<string> {
  return t.shared("QR address", async (own) => {
    const { iccid } = await testObjects(own);
    const { qr_code_url: url } = await own.test.get("esimsGet", { path: { iccid } });
    own.must.ok(
      url?.startsWith(`${own.baseUrl}/v1/qr/`),
      "qr_code_url has to begin with the base address",
      url,
    );
    return (url as string).slice(own.baseUrl.length);
  });
}
