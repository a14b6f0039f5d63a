/** The shop's own tests, against the real service: `node --test shop.test.ts`. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { PartnerEsim } from "@partner-esim/sdk";
import { startTestService, type TestService } from "@partner-esim/server/testing";
import { Shop } from "./shop.ts";

let service: TestService;
let client: PartnerEsim;
let shop: Shop;
let packageId: string;
const server = createServer();

before(async () => {
  service = await startTestService();
  client = new PartnerEsim({ apiKey: service.testKey, baseUrl: service.baseUrl });
  shop = new Shop(client);
  const [plan] = await client.packages.list({ country: "IT", unlimited: false }).toArray({ limit: 1 });
  assert.ok(plan);
  packageId = plan.id;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
  const { secret } = await service.addWebhookEndpoint(url);
  server.on("request", shop.webhooks(secret));
});

after(async () => {
  server.close();
  await service.stop();
});

test("a booking is delivered", async () => {
  const booking = await shop.sell("booking-1", packageId, 2);
  assert.equal(booking.state, "delivered");
  assert.ok(booking.state === "delivered" && booking.iccids.length === 2 && booking.missing === 0);
});

test("a booking that is sold again after a crash buys nothing twice", async () => {
  const before = await client.balance.get();
  await new Shop(client).sell("booking-1", packageId, 2);
  assert.deepEqual(await client.balance.get(), before);
});

test("a failed order is refunded", async () => {
  assert.deepEqual(await shop.sell("test_order_failed 2", packageId), { state: "refunded" });
});

test("a package that is not for sale is refunded", async () => {
  assert.deepEqual(await shop.sell("booking-6", "pkg_0"), { state: "refunded" });
});

test("a key that was rejected, or used for something else, refunds nothing", async () => {
  const apiKey = "sk_test_wrong";
  const wrong = new Shop(new PartnerEsim({ apiKey, baseUrl: service.baseUrl }));
  await assert.rejects(wrong.sell("booking-1", packageId, 2), { name: "InvalidApiKeyError" });
  assert.deepEqual(wrong.bookings.get("booking-1"), { state: "waiting" });
  const restarted = new Shop(client);
  await assert.rejects(restarted.sell("booking-1", packageId, 3), { name: "IdempotencyKeyReusedError" });
  assert.deepEqual(restarted.bookings.get("booking-1"), { state: "waiting" });
});

test("a status that is newer than the SDK waits", async () => {
  const newer: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const text = (await response.text()).replace('"status":"completed"', '"status":"checking"');
    return new Response(text, response);
  };
  const next = new Shop(new PartnerEsim({ apiKey: service.testKey, baseUrl: service.baseUrl, fetch: newer }));
  assert.deepEqual(await next.sell("booking-8", packageId), { state: "waiting" });
});

test("an order that takes its time is delivered by the webhook", async () => {
  const bookingId = "test_processing 3";
  assert.deepEqual(await shop.sell(bookingId, packageId), { state: "waiting" });
  await service.advance({ minutes: 1 });
  assert.equal(shop.bookings.get(bookingId)?.state, "delivered");
});

test("a live order of which the network has only one eSIM is delivered in part", async () => {
  const live = new PartnerEsim({ apiKey: service.liveKey, baseUrl: service.baseUrl });
  await service.setNetwork({ issue_at_most: 1 });
  const booking = await new Shop(live).sell("booking-4", packageId, 2);
  assert.ok(booking.state === "delivered" && booking.iccids.length === 1 && booking.missing === 1);
});

test("while the network cannot be reached nothing is lost, and selling again settles it", async () => {
  await assert.rejects(shop.sell("test_supplier_down 5", packageId), { name: "SupplierUnavailableError" });
  assert.deepEqual(shop.bookings.get("test_supplier_down 5"), { state: "waiting" });
});
