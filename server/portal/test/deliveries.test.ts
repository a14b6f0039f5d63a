// Deliveries in a real browser: filtered and resent in bulk, with progress; the figures of an endpoint, and test events.
import { setTimeout } from "node:timers/promises";
import t from "tap";
import { until } from "../../test/process/child.ts";
import { Receiver, status } from "../../test/webhooks/receiver.ts";
import { alert, button, dialog, hold, Portal, rejected, rowsOf, seen, visit } from "./browser.ts";

const portal = await Portal.start(t);
const receiver = await Receiver.start(t);
const page = await portal.open(await portal.person("owner"));
const region = (name: string) => page.getByRole("region", { name });

const polls = "**/resends?*";

/** On the endpoint's page. */
async function fail(orders: number): Promise<void> {
  receiver.answer = status(500, "down");
  const before = receiver.received.length;
  const { id: package_id } = await portal.deployment.somePackage();
  for (let i = 0; i < orders; i++) await portal.deployment.post("/v1/orders", { package_id });
  await receiver.reached(before + orders);
  await portal.deployment.service.deliverDue();
  await button(page, "Disable").click();
  await button(dialog(page), "Disable").click();
  await button(page, "Enable").click();
  await seen(page, "Endpoint enabled.");
  receiver.answer = status(200);
}

t.test("three deliveries have failed", async () => {
  await visit(page, "Webhooks");
  await button(page, "New endpoint").click();
  await page
    .getByText("To receive test events on your own machine, run npx --no-install partner-esim-sdk listen")
    .waitFor();
  await page.getByText("Any http or https URL, a local one").waitFor();
  await page.getByLabel("URL").fill(receiver.url());
  await button(dialog(page), "Register").click();
  await button(page, "Go to the endpoint").click();
  await page.getByRole("heading", { name: "Endpoint", exact: true }).waitFor();
  await fail(3);
});

t.test("the log is filtered by type", async (t) => {
  await visit(page, "Overview");
  await page.getByRole("link", { name: "Failed 3" }).click();
  await page.waitForURL("**/deliveries?status=failed");
  t.equal((await rowsOf(page, "Deliveries", 3)).length, 3);
  await page.getByLabel("Status").selectOption("");
  await page.getByLabel("Event type").selectOption("esim.activated");
  await seen(page, "No matching delivery");
  await page.getByLabel("Event type").selectOption("order.completed");
  t.equal((await rowsOf(page, "Deliveries", 3)).length, 3);
});

t.test("one is selected and resent, then all others that failed", async (t) => {
  t.equal(await button(page, "Resend selected (0)").getAttribute("aria-disabled"), "true");
  await page.getByRole("checkbox").first().check();
  await button(page, "Resend selected (1)").click();
  await seen(page, /Resend of 1 delivery, .*: 1 delivered, 0 failed, 0 skipped, 0 to be sent/);
  await button(page, "Resend failed of the last 24 hours").click();
  await seen(page, /Resend of 2 deliveries, .*: 2 delivered, 0 failed, 0 skipped, 0 to be sent/);
  t.equal(receiver.received.length, 6);
  await page.waitForFunction(() => document.querySelectorAll("tbody input[type=checkbox]").length === 0);
  t.match(await rowsOf(page, "Deliveries"), Array(3).fill(/Delivered/));
});

t.test("the endpoint shows how its attempts ended, and gets an example of an event", async (t) => {
  await visit(page, "Webhooks");
  await page.getByRole("link", { name: receiver.url() }).click();
  const figures = region("Success and latency");
  await seen(figures, "50 % of 6 attempts were delivered.");
  await figures.getByLabel("Period").selectOption("48 hours");
  await figures.getByText("Show as table").first().click();
  const hours = (await rowsOf(page, "Attempts by result")).map((row) =>
    row.split("\t").slice(1, 3).map(Number),
  );
  const total = (column: number) => hours.reduce((sum, hour) => sum + (hour[column] ?? Number.NaN), 0);
  t.same([total(0), total(1)], [3, 3], "in one hour or, if it ended meanwhile, in two");
  const test = region("Test event");
  await test.getByLabel("Event type").selectOption("esim.usage_80");
  await button(test, "Send a test event").click();
  await seen(test, /It arrived|200/);
  t.match(receiver.received.at(-1)?.event, { type: "esim.usage_80", mode: "test", sequence: 0 });
});

t.test(
  "an operator finds failed deliveries by time, resends them, cancels that, and retries one",
  async (t) => {
    await visit(page, "Webhooks");
    await page.getByRole("link", { name: receiver.url() }).click();
    await page.getByRole("heading", { name: "Endpoint", exact: true }).waitFor();
    await fail(2);
    const operator = await portal.open(await portal.person("support"));
    await operator.goto(`${portal.address}/accounts/${portal.deployment.account.id}?tab=webhooks&mode=test`);
    const fill = async (label: string, time: string) => {
      await operator.getByLabel(label).fill(time);
      await operator.getByLabel(label).blur();
    };
    await operator.getByLabel("Time", { exact: true }).selectOption("custom");
    await fill("From", "1 Jan 2099, 00:00");
    await seen(operator, "No matching delivery");
    await fill("From", "");
    await fill("Until", "2099-01-01 00:00");
    await operator.locator("main").getByLabel("Status").selectOption("failed");
    await operator.waitForFunction(
      () => document.querySelectorAll("tbody input[type=checkbox]").length === 2,
    );
    for (const box of await operator.getByRole("checkbox").all()) await box.check();

    const waiting: (() => void)[] = [];
    receiver.answer = async (response) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      response.writeHead(200).end();
    };
    const before = receiver.received.length;
    await button(operator, "Resend selected (2)").click();
    await receiver.reached(before + 1);
    await seen(operator, /Resend of 2 deliveries/);
    await operator.route(polls, (route) => route.abort());
    await rejected(operator, /could not be reached/);
    await seen(operator, /Resend of 2 deliveries/);
    await operator.unroute(polls);
    await alert(operator).waitFor({ state: "detached" });
    const slow = await hold(operator, polls);
    await until(() => slow.count > 0);
    // Longer than between two polls: another one would take its place.
    await setTimeout(2_500);
    t.equal(slow.count, 1);
    await slow.release();

    await button(operator, "Cancel the resend").click();
    await seen(operator, "It was cancelled.");
    receiver.answer = status(200);
    waiting.shift()?.();
    await seen(operator, /Resend of 2 deliveries, .*: 1 delivered, 0 failed, 1 skipped, 0 to be sent/);
    t.equal(await button(operator, "Cancel the resend").count(), 0);
    t.equal(receiver.received.length, before + 1);

    await operator.getByRole("link", { name: "order.completed" }).first().click();
    await operator.getByRole("heading", { name: "Delivery of order.completed" }).waitFor();
    await button(operator, "Retry").click();
    await seen(operator, "manual retry");
    await operator.goto(`${portal.address}/accounts/${portal.deployment.account.id}?tab=activity`);
    t.match((await rowsOf(operator, "Activity")).slice(0, 3), Array(3).fill(/support@example.com/));
  },
);
