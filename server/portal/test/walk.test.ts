// The way of a partner and of an operator through the portal, in a real browser, against a real service and a real
// receiver of webhooks, in virtual time.
import t from "tap";
import { operationPath } from "../../../docs/site/src/links.ts";
import { until } from "../../test/process/child.ts";
import { Receiver, status } from "../../test/webhooks/receiver.ts";
import { button, choose, dialog, Portal, rejected, rowsOf, seen, visit } from "./browser.ts";

const portal = await Portal.start(t);
const receiver = await Receiver.start(t);
const owner = await portal.open(await portal.person("owner"));
const operator = await portal.open(await portal.person("admin"));

/** Puts an order by the partner API, so that an event is made. */
const orderByApi = async () => {
  const { id } = await portal.deployment.somePackage();
  const reply = await portal.deployment.post("/v1/orders", { package_id: id });
  t.equal(reply.status, 201, "an order by the API");
};

async function advance(amount: number, unit: string): Promise<void> {
  await visit(operator, "Settings");
  await operator.getByLabel("Duration").fill(String(amount));
  await operator.getByLabel("Unit").selectOption(unit);
  const received = operator.waitForResponse((response) => response.url().endsWith("/clock/advance"));
  await button(operator, "Move forward").click();
  t.equal((await received).status(), 200, `the clock moved by ${amount} ${unit}`);
}

t.test("makes a key, shown once, that works", async (t) => {
  await visit(owner, "API keys");
  await button(owner, "New key").click();
  await owner.getByLabel("Name").fill("Booking engine");
  await button(owner, "Create key").click();
  const key = await dialog(owner).locator("code").innerText();
  const reply = await portal.deployment.get("/v1/balance", { key });
  t.equal(reply.status, 200);
  await button(owner, "Done").click();
  await seen(owner, "Booking engine");
  await seen(owner, "by owner@example.com");
  await seen(owner, "A live key works from any IP address: test");
  t.notOk((await owner.content()).includes(key), "the key is nowhere on the page");

  const row = owner.getByRole("row", { name: /Booking engine/ });
  await choose(row, "Revoke");
  await dialog(owner).getByRole("button", { name: "Revoke" }).click();
  await row.getByText("Revoked").waitFor();
  await t.resolveMatch(rejectedKey(key), 401);
});

async function rejectedKey(key: string): Promise<number> {
  return (await portal.deployment.get("/v1/balance", { key })).status;
}

t.test("registers an endpoint and sees a test event arrive", async (t) => {
  await visit(owner, "Webhooks");
  await button(owner, "New endpoint").click();
  await owner.getByLabel("URL").fill("ftp://nowhere.example");
  await button(owner, "Register").click();
  await owner.getByRole("alert").waitFor();
  await owner.getByLabel("URL").fill(receiver.url());
  await button(owner, "Register").click();
  const secret = await dialog(owner).locator("code").innerText();
  t.match(secret, /^whsec_/);
  await button(owner, "Go to the endpoint").click();
  await button(owner, "Send a test event").click();
  await seen(owner, /The endpoint returned 2\d\d in /);
  t.equal(receiver.received.at(-1)?.event.type, "ping");
});

t.test("rotates the secret", async (t) => {
  await button(owner, "Rotate").click();
  await dialog(owner).getByRole("button", { name: "Rotate" }).click();
  const section = owner.getByRole("region", { name: "Signing secret" });
  t.match(await section.locator("code").innerText(), /^whsec_/);
});

t.test("watches failures, retries and the pause, and sends again by hand", async (t) => {
  receiver.answer = status(500, "no such table: bookings");
  await orderByApi();
  await advance(1, "minutes");
  await button(owner, "Refresh").click();
  await owner.getByRole("link", { name: "order.completed" }).click();
  await seen(owner, "no such table: bookings");
  await seen(owner, "Retrying");
  const headers = await owner.getByRole("group", { name: "Headers" }).innerText();
  t.match(headers, /Signature/i, "the headers of the attempt are shown");
  t.match(await owner.locator("pre").last().innerText(), /"type": "order.completed"/);

  for (let order = 0; order < 5; order++) await orderByApi();
  await advance(10, "minutes");
  await visit(owner, "Webhooks");
  const endpoint = owner.getByRole("row", { name: receiver.url() });
  await endpoint.getByText(/^Paused until \d/).waitFor();
  await endpoint.getByText(/^Failing since \d/).waitFor();

  receiver.answer = status(200, "thanks");
  await owner.getByRole("link", { name: receiver.url() }).click();
  await owner.getByRole("main").getByText("Paused until").waitFor();
  await owner.getByRole("link", { name: "order.completed" }).last().click();
  await button(owner, "Retry").click();
  await seen(owner, "Delivered");
  await seen(owner, "thanks");
});

t.test("downloads the orders", async (t) => {
  await visit(owner, "Orders");
  const download = owner.waitForEvent("download");
  await owner.getByRole("link", { name: "Download (CSV)" }).click();
  const file = await download;
  t.equal(file.suggestedFilename(), "orders-test.csv");
  t.equal(await file.failure(), null);
});

t.test("sets the threshold and reads it", async () => {
  await visit(owner, "Balance");
  await button(owner, "Set the threshold").click();
  await owner.getByLabel("Warn below (₹)").fill("abc");
  await button(owner, "Set").last().click();
  await owner.getByRole("alert").waitFor();
  await owner.getByLabel("Warn below (₹)").fill("2500.50");
  await button(owner, "Set").last().click();
  await seen(owner, "₹2,500.50");
});

t.test("chooses who gets the email about a low balance", async () => {
  await visit(owner, "Balance");
  await button(owner, "Recipients").click();
  await dialog(owner).getByLabel("Other addresses").fill("cfo@agency.example\ncfo@agency.example");
  await button(dialog(owner), "Save").click();
  await rejected(owner, /each once/);
  await dialog(owner).getByLabel("Other addresses").fill("cfo@agency.example");
  await dialog(owner).getByRole("checkbox").first().check();
  await button(dialog(owner), "Save").click();
  await seen(owner, /^Emails to .+, cfo@agency\.example$/);
});

t.test("the operator adds funds to the wallet", async (t) => {
  await visit(operator, "Accounts");
  await operator.getByRole("link", { name: "Test Travels" }).click();
  await button(operator, "Add funds").click();
  await operator.getByLabel("Amount (₹)").fill("1234.50");
  await operator.getByLabel("Note").fill("Transfer 88");
  await operator.getByLabel("Reference").fill("UTR-88");
  await dialog(operator).getByRole("button", { name: "Add" }).click();
  await operator.getByRole("main").getByRole("link", { name: "Ledger" }).click();
  await seen(operator, "Transfer 88");
  await seen(operator, "UTR-88");
  await operator.getByRole("main").getByRole("link", { name: "Summary" }).click();
  await seen(operator, /^Last funds ₹1,234.50, .*, UTR-88, by admin@example.com$/);
  await button(operator, "Add funds").click();
  await operator.getByLabel("Amount (₹)").fill("1234.50");
  await operator.getByLabel("Reference").fill("utr-88");
  await dialog(operator).getByRole("button", { name: "Add" }).click();
  await rejected(operator, /was added before/);
  await dialog(operator).getByRole("button", { name: "Close" }).click();
  t.equal(await portal.deployment.balance(portal.deployment.liveKey), 10_123_450);
});

t.test("places a staff order of three packages, cancels it, and reads the ledger", async (t) => {
  const before = await portal.deployment.balance();
  await visit(owner, "Orders");
  await owner.getByRole("link", { name: "New order" }).click();
  const adds = owner.getByRole("group", { name: "Packages on sale" }).getByRole("button");
  for (const index of [0, 1, 2]) await adds.nth(index).click();
  await owner.getByLabel("Traveller's name").fill("Meera Iyer");
  await owner.getByLabel("Your reference").fill("booking-77");
  await button(owner, /^Order 3 units for/).click();
  await owner.getByRole("heading", { name: /^Order (?!s)/, level: 1 }).waitFor();
  await seen(owner, "Meera Iyer");
  t.equal((await rowsOf(owner, "eSIMs")).length, 3);
  t.ok((await portal.deployment.balance()) < before, "it was charged");

  await button(owner, "Cancel the order").click();
  await dialog(owner).getByRole("button", { name: "Cancel the order" }).click();
  await owner.getByRole("main").getByText("Cancelled", { exact: true }).first().waitFor();
  t.equal(await portal.deployment.balance(), before, "its money is back");
  const timeline = await owner.getByRole("main").innerText();
  t.match(timeline, /Cancelled, ₹[\d,.]+ refunded\n.*\n.*Placed, ₹/s, "the timeline tells of it");

  await visit(owner, "Balance");
  const ledger = await rowsOf(owner, "Ledger");
  t.match(ledger[0], /Order refund/);
  t.ok(
    ledger.some((row) => /^.*\tOrder\t/.test(row)),
    "the charge is there too",
  );
});

t.test("tops up an eSIM, cancels another, and gets the money back", async (t) => {
  const { deployment } = portal;
  const packages = (await deployment.get("/v1/packages?country=IN&unlimited=false&limit=1")).body.data;
  const { body: order } = await deployment.post("/v1/orders", { package_id: packages[0].id, quantity: 2 });
  const [first, second] = order.esims.map(({ iccid }: { iccid: string }) => iccid);
  await visit(owner, "eSIMs");
  await owner.getByRole("link", { name: first }).click();
  await owner.getByRole("img", { name: "QR code that installs the eSIM" }).waitFor();
  await owner.locator("summary", { hasText: "Android" }).click();
  await seen(owner, /Network and internet, SIMs, Add eSIM.*LPA:1\$/);
  const email = await owner.getByRole("link", { name: /^Email these steps/ }).getAttribute("href");
  t.match(email, /^mailto:[^?]*\?subject=Your%20eSIM&body=.*LPA%3A1%24/, "nothing is sent by the service");
  const before = await deployment.balance();
  await button(owner, "Top up").click();
  await dialog(owner).getByLabel("Your reference").fill("more-77");
  await dialog(owner).getByRole("button", { name: "Top up" }).click();
  const topups = owner.getByRole("region", { name: "Top-ups" });
  await topups.getByText(/Completed|Processing/).waitFor();
  t.ok((await deployment.balance()) < before, "the top-up was charged");

  await owner.getByRole("link", { name: "eSIMs", exact: true }).first().click();
  await owner.getByRole("link", { name: second }).click();
  const charged = await deployment.balance();
  await button(owner, "Cancel the eSIM").click();
  await dialog(owner).getByRole("button", { name: "Cancel the eSIM" }).click();
  await seen(owner, "A cancelled eSIM can no longer be installed.");
  const price = Math.round(Number(order.total.amount) * 100) / 2;
  t.equal(await deployment.balance(), charged + price, "the price of one unit is back");
  t.equal(await button(owner, "Top up").count(), 0, "a cancelled eSIM takes no top-up");
});

t.test("finds orders by the day on which they were placed", async (t) => {
  await visit(owner, "Orders");
  const rows = owner.getByRole("group", { name: "Orders" }).locator("tbody tr");
  await rows.first().waitFor();
  const all = await rows.count();
  await owner.getByLabel("Placed", { exact: true }).selectOption("custom");
  const fill = async (label: string, day: string) => {
    await owner.getByLabel(label).fill(day);
    await owner.getByLabel(label).blur();
  };
  const dayOf = (at: number) => new Date(at).toLocaleDateString("sv");
  await fill("Placed from", dayOf(portal.deployment.now + 2 * 86_400_000));
  await seen(owner, "No matching order");
  await fill("Placed from", dayOf(portal.deployment.now - 2 * 86_400_000));
  await rows.first().waitFor();
  const received = owner.waitForResponse(/created_before=/);
  await fill("Placed until", dayOf(portal.deployment.now));
  await received;
  await rows.first().waitFor();
  t.equal(await rows.count(), all, "the day itself is in");
  await fill("Placed until", dayOf(portal.deployment.now - 2 * 86_400_000));
  await seen(owner, "No matching order");
});

t.test("finds what a request got, by its id and by filters", async (t) => {
  const { deployment } = portal;
  const missing = await deployment.get("/v1/orders/ord_1");
  const id = missing.body.error.request_id;
  await deployment.get("/v1/balance", { key: deployment.liveKey });
  await visit(owner, "Requests");
  const find = async (text: string) => {
    await owner.getByLabel("Request id").fill(text);
    await button(owner, "Find by id").click();
  };
  await find("the one of yesterday");
  await rejected(owner, "An id is req_");
  await find("req_0000000000000000");
  await seen(owner, "req_0000000000000000 is not in the log");
  await seen(owner, /older than 7 days, was not logged, or ended within the last second/);
  await seen(owner, "One whose API key was missing or unknown belongs to no account");

  await find(`OrderNotFoundError: no such order (${id})`);
  const heading = owner.getByRole("heading", { name: "GET /v1/orders/ord_1" });
  await until(async () => {
    await button(owner, "Try again")
      .click({ timeout: 500 })
      .catch(() => {});
    return await heading.isVisible();
  });
  t.match(await owner.locator("pre").innerText(), missing.body.error.message);
  const hrefOf = (name: string) => owner.getByRole("link", { name, exact: true }).getAttribute("href");
  const docs = new URL("../docs/", `${portal.address}/`).href;
  t.equal(await hrefOf("order_not_found"), `${docs}errors/order_not_found`);
  t.equal(await hrefOf("ordersGet"), docs + operationPath("ordersGet"));

  await owner.getByRole("link", { name: "View key" }).click();
  await owner.locator("tr[aria-current=true]").getByRole("link", { name: "requests" }).click();
  const rows = async (count?: number) => await rowsOf(owner, "Requests", count);
  t.ok((await rows()).length > 5);
  t.equal(new Set((await rows()).map((text) => /ends in \w{4}/.exec(text)?.[0])).size, 1, "of this key");
  await owner.getByLabel("Status").selectOption("404");
  t.match(await rows(1), [id]);
  await owner.getByRole("link", { name: "GET /v1/orders/ord_1" }).click();
  await heading.waitFor();
  await owner.goBack();
  t.match(await rows(1), [id], "the filters are still chosen");
  await owner.getByLabel("Time", { exact: true }).selectOption("custom");
  await owner.getByLabel("Until").fill("1 Jan 2026, 00:00");
  await owner.getByLabel("Until").blur();
  await seen(owner, "No matching request");
  await visit(owner, "API keys");
  await visit(owner, "Requests");
  await owner.getByRole("radio", { name: "Live" }).check();
  await owner
    .getByRole("row", { name: /Test, ends in/ })
    .first()
    .waitFor({ state: "detached" });
  t.ok((await rows()).every((text) => text.includes("Live, ends in")));

  await visit(operator, "Support");
  await operator.getByLabel("Order id, ICCID or request id").fill(id);
  await button(operator, "Find").click();
  await operator.getByRole("heading", { name: "GET /v1/orders/ord_1" }).waitFor();
  await operator.getByRole("link", { name: "Test Travels" }).click();
  await operator.getByRole("main").getByRole("link", { name: "Requests", exact: true }).click();
  await operator.getByLabel("Status").selectOption("4xx");
  t.match(await rowsOf(operator, "Requests", 1), [/404/]);
  await operator.getByRole("link", { name: "More filters" }).click();
  await operator.getByRole("heading", { name: "Requests", level: 1 }).waitFor();
  t.match((await rowsOf(operator, "Requests"))[0], /404(.|\n)*Test Travels/);
  await operator.getByLabel("Mode").selectOption("live");
  await seen(operator, "No matching request");
});

t.test("a search leads from any page to an order, by keyboard", async (t) => {
  const { deployment } = portal;
  const { data } = (await deployment.get("/v1/packages?limit=1")).body;
  const order = { package_id: data[0].id, customer_ref: "group-81" };
  const { id } = (await deployment.post("/v1/orders", order)).body;
  await visit(owner, "Members");
  await owner.keyboard.press("/");
  await owner.keyboard.type("group-81");
  await owner.keyboard.press("Enter");
  await owner.locator("a.hit:focus").waitFor();
  await owner.keyboard.press("Enter");
  await owner.waitForURL(`**/orders/${id}`);
  await owner.getByRole("heading", { level: 1 }).waitFor();
  t.pass("the order's page opens");
});
