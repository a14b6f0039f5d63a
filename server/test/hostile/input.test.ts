// Headers, query strings, paths and bodies of maximum size, made to be slow to parse: none occupies the event loop for
// longer than a bystander would notice.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import t from "tap";
import { folderFor, runHere, serve } from "../cli/command-line.ts";
import { times } from "./attacker.ts";

/** Of the 16 KB that all headers of a request may take together. */
const headerBytes = 15_500;
const count = 24;
/** Of processor time, for all of them together. A plain request takes less than one. */
const allowedMs = 8 * count;

/** Returns the processor time of a process, in steps of 10 ms. How busy the machine is changes it little. */
function processorMs(pid: number | undefined): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11);
  return 10 * (Number(user) + Number(system));
}

interface Shape {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  /** With a valid key. */
  keyed?: boolean;
}

const fill = (text: string) => text.repeat(Math.floor(headerBytes / text.length));
const order = { method: "POST", path: "/v1/orders", body: "{}", keyed: true };
const json = { "content-type": "application/json" };

const shapes: Record<string, Shape> = {
  "blanks inside Idempotency-Key": {
    ...order,
    headers: { ...json, "idempotency-key": `a${" ".repeat(headerBytes)}a` },
  },
  "tabs inside Idempotency-Key": {
    ...order,
    headers: { ...json, "idempotency-key": `a${"\t".repeat(headerBytes)}a` },
  },
  "blanks inside Authorization": { headers: { authorization: `Bearer ${" ".repeat(headerBytes)}a b` } },
  "parameters of Content-Type": {
    ...order,
    headers: { "idempotency-key": "a", "content-type": `application/json${fill(";charset=")}` },
  },
  "hops in X-Forwarded-For": { headers: { "x-forwarded-for": fill("10.0.0.1,") } },
  "hops of IPv6 in X-Forwarded-For": { headers: { "x-forwarded-for": fill("::1,") } },
  cookies: { path: "/../../portal/api/session", headers: { cookie: fill("a=b;") } },
  "encodings that are accepted": { path: "/../../docs/", headers: { "accept-encoding": fill("a;q=0,") } },
  "a path of many segments": { path: fill("/a"), keyed: true },
  "a path of many escapes": { path: `/v1/orders/${fill("%41")}`, keyed: true },
  "a path of escapes that are no UTF-8": { path: `/v1/orders/${fill("/%ff")}`, keyed: true },
  "a token of the QR address": { path: `/v1/qr/${fill("A")}.png` },
  "a query of many parameters": { path: `/v1/packages?${fill("&q")}`, keyed: true },
  "a query of escapes": { path: `/v1/packages?q=${fill("%41")}`, keyed: true },
  "replacement characters behind many parameters": {
    path: `/v1/packages?${fill("&a").slice(200)}${["country", "region", "q", "cursor", "limit"].map((name) => `&${name}=%EF%BF%BD`).join("")}`,
    keyed: true,
  },
  "invalid bytes behind many parameters": {
    path: `/v1/packages?${fill("&a").slice(200)}&q=%ff`,
    keyed: true,
  },
  "a cursor": { path: `/v1/orders?cursor=${fill("A")}`, keyed: true },
  "a body of brackets": {
    ...order,
    headers: { ...json, "idempotency-key": "b" },
    body: `{"package_id":"x","y":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
  },
  "a body of members": {
    ...order,
    headers: { ...json, "idempotency-key": "c" },
    body: `{${Array.from({ length: 5500 }, (_, n) => `"m${n}":1`).join()}}`,
  },
  "a body of one text": {
    ...order,
    headers: { ...json, "idempotency-key": "d" },
    body: JSON.stringify({ package_id: " ".repeat(65_000) }),
  },
};

async function send(url: string, key: string, shape: Shape): Promise<number> {
  const { method = "GET", path = "/v1/balance", headers = {}, body, keyed } = shape;
  const { hostname, port, pathname } = new URL(url);
  const plain = path.startsWith("/../..") ? path.slice(6) : pathname + path;
  return await new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      method,
      path: plain,
      headers: { ...(keyed ? { authorization: `Bearer ${key}` } : {}), ...headers },
    });
    sent.once("response", (response) =>
      response.resume().once("end", () => resolve(response.statusCode ?? 0)),
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

t.test("hostile input is parsed quickly and causes no 500", async (t) => {
  const database = join(folderFor(t), "service.db");
  // Behind trusted proxies, so that the proxy header is read.
  const proxies = ["--trusted-proxies", "127.0.0.1,10.0.0.0/8,::1"];
  const service = await serve(t, database, ["--demo", ...proxies]);
  const { json } = await runHere(["accounts", "list", "--json", "--database", database]);
  const create = ["keys", "create", json.accounts[0].id, "--mode", "test", "--json", "--database", database];
  for (const [name, shape] of Object.entries(shapes)) {
    // One for each, because its rate limit comes before what is measured here.
    const made = await runHere([...create, "--name", name]);
    const key = made.json.key;
    await send(service.ready.url, key, { keyed: true });
    const before = processorMs(service.child.pid);
    const statuses = new Set<number>();
    await times(count, 4, async () => void statuses.add(await send(service.ready.url, key, shape)));
    const tookMs = processorMs(service.child.pid) - before;
    t.ok(tookMs < allowedMs, `${name}: ${tookMs} ms, status ${[...statuses]}`);
    t.notOk(statuses.has(500), `${name}: no failure inside`);
    t.notOk(statuses.has(429), `${name}: within the limits`);
  }
});
