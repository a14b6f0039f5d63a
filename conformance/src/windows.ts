/**
 * Counts within one window of one key or IP address, for rules about limits. A count starts in an unused window, and
 * again if the window ends meanwhile.
 */
import type { Caller } from "./caller.ts";
import type { Context } from "./context.ts";
import { limits } from "./contract.ts";
import { sample, testObjects } from "./fixtures.ts";
import { secondsLeft, windowOf } from "./keys.ts";
import type { Exchange } from "./wire.ts";

/** Minimum rest of a window, in seconds, for starting a count. */
const roomSeconds = 4;
const maxAttempts = 5;
/** Margin for clock differences when waiting for a window's end. */
const marginMs = 300;

export interface Counted {
  key: string;
  /** The request that found the window unused; it consumed one of the general limit. */
  probe: Exchange;
  /** The responses of the count, in order of the requests. */
  responses: Exchange[];
}

/**
 * Runs `count` with a key whose window is unused except for one probe, and again if the window ended meanwhile. Only
 * `count` uses the key, in every request.
 */
export async function inOneWindow(
  t: Context,
  caller: Caller,
  count: (key: string) => Promise<Exchange[]>,
): Promise<Counted> {
  const { key, release } = await caller.hold();
  try {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const probe = await unusedWindow(t, caller, key);
      const responses = await count(key);
      const reset = windowOf(probe)?.reset;
      const moved = responses.some((response) => windowOf(response) && windowOf(response)?.reset !== reset);
      if (!moved) return { key, probe, responses: responses };
    }
  } finally {
    release();
  }
  t.must.ok(false, `a count within one minute was cut by the minute's end ${maxAttempts} times`);
  throw new Error("unreachable");
}

/** Returns the GET that shows an unused window. Waits for the next window if necessary. */
function unusedWindow(t: Context, caller: Caller, key: string): Promise<Exchange> {
  return windowWith(t, caller, { key, remaining: limits.generalPerMinute - 1 });
}

/** Waits until a reserved key has this many requests left. */
export async function roomOn(t: Context, caller: Caller, key: string, requests: number): Promise<void> {
  await windowWith(t, caller, { key, remaining: requests });
}

async function windowWith(
  t: Context,
  caller: Caller,
  { key, remaining }: { key: string; remaining: number },
): Promise<Exchange> {
  for (let round = 1; round <= 3; round++) {
    const probe = await probeWithRoom(t, caller, key);
    const window = windowOf(probe);
    // Without rate limit headers nothing is known. The case itself reports that they are missing.
    if (!window || window.remaining >= remaining) return probe;
    await t.sleep(secondsLeft(probe, window.reset) * 1000 + marginMs);
  }
  t.must.ok(false, `a key has to have ${remaining} requests left of a minute: is something else using it?`);
  throw new Error("unreachable");
}

/** Makes a GET in a window that is not about to end. */
async function probeWithRoom(t: Context, caller: Caller, key?: string): Promise<Exchange> {
  const probe = await caller.call("balanceGet", key === undefined ? {} : { apiKey: key });
  const left = secondsLeft(probe, windowOf(probe)?.reset ?? 0);
  if (left > roomSeconds) return probe;
  await t.sleep(left * 1000 + marginMs);
  return caller.call("balanceGet", key === undefined ? {} : { apiKey: key });
}

/** Sends the same request many times, a few at once. */
export async function repeat(times: number, send: () => Promise<Exchange>, atOnce = 10): Promise<Exchange[]> {
  const responses: Exchange[] = [];
  let started = 0;
  const worker = async () => {
    while (started++ < times) responses.push(await send());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return responses;
}

/** Returns an eSIM for which simulating `activated` changes nothing, so the POST can be repeated. */
export async function activeEsim(t: Context, caller: Caller): Promise<string> {
  const iccid = await caller.newEsim((await sample(t)).package.id);
  await caller.simulate(iccid, "activated");
  return iccid;
}

export function idlePost(caller: Caller, key: string, iccid: string): Promise<Exchange> {
  return caller.call("simulate", { apiKey: key, path: { iccid }, body: { event: "activated" } });
}

/** Returns the 429 of a key with exhausted GETs, shared by cases. */
export function exhaustedKeyResponse(t: Context): Promise<Exchange> {
  return t.shared("the 429 of an exhausted key", async (context) => {
    const { responses } = await inOneWindow(context, context.test, async (key) => {
      const get = () => context.test.call("balanceGet", { apiKey: key });
      return [...(await repeat(limits.generalPerMinute - 1, get)), await get()];
    });
    const rejected = responses.at(-1) as Exchange;
    context.must.error(rejected, 429, "rate_limited");
    return rejected;
  });
}

export interface QrCount {
  url: string;
  from: string;
  allowed: Exchange[];
  /** The first response over the limit. */
  rejected: Exchange;
}

/** Exhausts the QR limit of a new IP address within one window (need: addresses). */
export async function exhaustQrLimit(t: Context): Promise<QrCount> {
  const target = await qrTarget(t);
  let last: QrCount | undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    // QR responses have no rate limit headers. A key's window ends at the same time, so it tells how much is left.
    await probeWithRoom(t, t.test);
    const from = t.address();
    const fetch = () => t.test.send("GET", target, { authorization: null, from });
    const allowed = await repeat(limits.qrPerMinute, fetch);
    last = { url: target, from, allowed, rejected: await fetch() };
    if (last.rejected.status === 429) return last;
  }
  return last as QrCount;
}

/** Returns one IP address with an exhausted QR limit, shared by cases. */
export function exhaustedQrLimit(t: Context): Promise<QrCount> {
  return t.shared("the QR limit of an IP address", exhaustQrLimit);
}

/** Returns the path of a QR image relative to the base URL, from `qr_code_url`. */
export function qrTarget(t: Context): Promise<string> {
  return t.shared("QR URL", async (context) => {
    const { iccid } = await testObjects(context);
    const { qr_code_url: url } = await context.test.get("esimsGet", { path: { iccid } });
    context.must.ok(
      url?.startsWith(`${context.baseUrl}/v1/qr/`),
      "qr_code_url has to begin with the base URL",
      url,
    );
    return (url as string).slice(context.baseUrl.length);
  });
}
