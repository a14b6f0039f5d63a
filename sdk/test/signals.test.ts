/** Calls that share a signal add one listener to it, and leave none. */
import { getEventListeners } from "node:events";
import t from "tap";
import { PartnerEsim } from "../src/index.ts";
import { failureOf } from "./support/failure.ts";
import { apiKey } from "./support/paced-client.ts";
import { html, json, never, problem, startServer } from "./support/scripted-server.ts";

const countOf = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

t.test("many requests, delays and polls at once", async (t) => {
  const { baseUrl, received } = await startServer(t, never);
  const waiting = await startServer(t, problem(429, "rate_limited", { "Retry-After": "30" }));
  const listing = await startServer(t, json(200, { data: [] }));
  const controller = new AbortController();
  const { signal } = controller;
  const client = new PartnerEsim({ apiKey, baseUrl });
  const calls = Array.from({ length: 30 }, () => failureOf(client.balance.get({ signal })));
  const patient = new PartnerEsim({ apiKey, baseUrl: waiting.baseUrl });
  calls.push(...Array.from({ length: 30 }, () => failureOf(patient.balance.get({ signal }))));
  const polling = new PartnerEsim({ apiKey, baseUrl: listing.baseUrl });
  calls.push(...Array.from({ length: 30 }, () => failureOf(polling.events.poll({ signal }).next())));
  const all = () => received.length === 30 && waiting.received.length === 30 && listing.received.length >= 60;
  while (!all()) await new Promise((resolve) => setTimeout(resolve, 20));
  await new Promise((resolve) => setTimeout(resolve, 200));
  t.ok(countOf(signal) <= 3, `${countOf(signal)} listeners of three clients`);
  controller.abort("left");
  for (const error of await Promise.all(calls)) t.match(error, { name: "AbortError", cause: "left" });
  t.equal(countOf(signal), 0);
});

t.test("calls that end leave no listener", async (t) => {
  const { baseUrl } = await startServer(t, html(503), json(200, { id: "ord_1", status: "failed", data: [] }));
  const { signal } = new AbortController();
  const client = new PartnerEsim({ apiKey, baseUrl });
  await client.orders.get("ord_1", { signal });
  await client.orders.waitUntilFinal("ord_1", { signal });
  await client.orders.list({}, { signal }).toArray();
  await client.withOptions({ maxRetries: 0 }).balance.get({ signal });
  t.equal(countOf(signal), 0);
});
