// The attackers' HTTP requests to the partner API and the portal. Each comes from its own address in 127.0.0.0/8,
// because the proxies replace X-Forwarded-For.
import { randomInt, randomUUID } from "node:crypto";
import { requestHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { basePath as portalApi } from "@partner-esim/generated/portal/routes";
import { LRUCache } from "lru-cache";
import { Agent, request } from "undici";
import { type Attacker, apiUrl, type Member, type World } from "./world.ts";

const agents = new LRUCache<string, Agent>({
  max: 1000,
  dispose: (agent) => void agent.close(),
});

function agentFrom(localAddress: string): Agent {
  const known = agents.get(localAddress);
  if (known) return known;
  const agent = new Agent({
    connections: 400,
    pipelining: 1,
    keepAliveTimeout: 500,
    localAddress,
  });
  agents.set(localAddress, agent);
  return agent;
}

interface Sent {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

export const usualAddress = "127.0.0.2";
/** Returns one of `count` addresses. */
export const addressOf = (i: number, count = 20) => `127.1.0.${1 + (i % count)}`;
export const anyAddress = () => `127.2.${randomInt(256)}.${randomInt(1, 255)}`;

export async function send(
  url: string,
  method: "GET" | "POST",
  headers: Record<string, string>,
  body?: string,
  from = usualAddress,
): Promise<Sent> {
  const response = await request(url, { method, headers, body: body ?? null, dispatcher: agentFrom(from) });
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
}

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

let names = 0;
/** Returns an order with many names that Node has not parsed before, which are slow to parse. */
export const costlyOrder = () =>
  `${Array.from({ length: limits.bodyValuesMax - 100 }, () => `{"n${names++}":`).join("")}1${"}".repeat(limits.bodyValuesMax - 100)}`;

export async function buy(port: number, key: string, order: string, from?: string): Promise<Sent> {
  const headers = {
    ...bearer(key),
    "content-type": "application/json",
    [requestHeaders.idempotencyKey]: randomUUID(),
  };
  return await send(apiUrl(port, "/v1/orders"), "POST", headers, order, from);
}

export async function qrUrl(port: number, world: World): Promise<string> {
  const [first] = await qrUrls(port, world, (world.attackers[0] as Attacker).key);
  return first as string;
}

/** Returns the QR URLs of a new order. */
export async function qrUrls(port: number, { packageId }: World, key: string): Promise<string[]> {
  await buy(port, key, JSON.stringify({ package_id: packageId, quantity: limits.orderQuantityMax }));
  const url = apiUrl(port, `/v1/esims?limit=${limits.orderQuantityMax}`);
  const { text } = await send(url, "GET", bearer(key));
  return JSON.parse(text).data.map(({ qr_code_url }: { qr_code_url: string }) => {
    const { pathname } = new URL(qr_code_url);
    return `http://127.0.0.1:${port}${pathname}`;
  });
}

interface OpenSession {
  cookie: string;
  csrfToken: string;
}

/** Opens a portal session. Throws if that fails. @param cookie from an earlier session, so that the browser is known */
export async function signIn(
  port: number,
  member: Member,
  address: string,
  cookie?: string,
): Promise<OpenSession> {
  const headers = {
    "content-type": "application/json",
    ...(cookie === undefined ? {} : { cookie }),
  };
  const body = JSON.stringify({ email: member.email, password: member.password });
  const url = `http://127.0.0.1:${port}${portalApi}/session`;
  const response = await send(url, "POST", headers, body, address);
  if (response.status !== 200) throw new Error(`the sign-in returned ${response.status}: ${response.text}`);
  const cookies = [response.headers["set-cookie"] ?? []].flat();
  return {
    cookie: cookies.map((cookie) => cookie.split(";", 1)[0]).join("; "),
    csrfToken: JSON.parse(response.text).csrf_token,
  };
}

/** Returns an order, a key and a list of orders, in turn. */
export async function portalRequest(
  port: number,
  world: World,
  session: OpenSession,
  i: number,
): Promise<void> {
  const headers = {
    cookie: session.cookie,
    "x-csrf-token": session.csrfToken,
    "content-type": "application/json",
    [requestHeaders.idempotencyKey]: randomUUID(),
  };
  const at = (path: string) => `http://127.0.0.1:${port}${portalApi}${path}`;
  const order = { mode: "test", items: [{ package_id: world.packageId, quantity: 1 }] };
  const key = { mode: "test", name: `key ${i}` };
  if (i % 3 === 0) await send(at("/orders"), "POST", headers, JSON.stringify(order));
  else if (i % 3 === 1) await send(at("/keys"), "POST", headers, JSON.stringify(key));
  else await send(at("/orders?mode=test&limit=100"), "GET", headers);
}
