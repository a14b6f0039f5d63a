// axe-core finds nothing on any page, in light and dark and at a phone's width, and no page is wider than its window.
import type { Page } from "playwright-core";
import t, { type Test } from "tap";
import { Receiver, status } from "../../test/webhooks/receiver.ts";
import { checkLooks, looks } from "./axe.ts";
import { type Login, Portal, signIn, visit } from "./browser.ts";

const portal = await Portal.start(t);

const partnerPages = [
  "",
  "orders",
  "orders/new",
  "esims",
  "balance",
  "balance/statements",
  "keys",
  "requests",
  "endpoints",
  "deliveries",
  "events",
  "activity",
  "members",
  "me",
  "nowhere",
  "search?q=a",
];
const operatorPages = [
  "",
  "accounts",
  "sales",
  "attention/orders?status=failed",
  "attention/wallets",
  "attention/funds",
  "attention/topups",
  "attention/jobs",
  "attention/endpoints?state=waiting",
  "packages",
  "import",
  "imports",
  "providers",
  "support",
  "requests",
  "network",
  "runs",
  "operators",
  "clock",
];

async function checkPage(t: Test, page: Page, name: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector(".waiting, .read[aria-busy=true]"));
  await checkLooks(t, page, name);
}

async function checkPages(t: Test, login: Login, paths: readonly string[]): Promise<void> {
  const page = await portal.window();
  await checkPage(t, page, "sign in");
  await page.setViewportSize({ width: looks[0].width, height: 844 });
  await signIn(page, login);
  for (const path of paths) {
    await page.goto(`${portal.address}/${path}`);
    await checkPage(t, page, `/${path}`);
  }
}

/** The path of a delivery's page, below the account's for operators. */
let delivery = "";

t.test("the pages of partner staff", async (t) => {
  const receiver = await Receiver.start(t);
  receiver.answer = status(500, "no such table: bookings");
  const owner = await portal.person("owner");
  const page = await portal.open(owner);
  await visit(page, "Webhooks");
  await page.getByRole("button", { name: "New endpoint" }).click();
  await page.getByLabel("URL").fill(receiver.url());
  await checkPage(t, page, "the dialog of a new endpoint");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("button", { name: "Go to the endpoint" }).click();
  const endpoint = page.waitForURL(/endpoints\/whe_/).then(() => new URL(page.url()).pathname);
  const { id } = await portal.deployment.somePackage();
  const missing = (await portal.deployment.get("/v1/orders/ord_1")).body.error.request_id;
  const { body: order } = await portal.deployment.post("/v1/orders", { package_id: id, quantity: 2 });
  await receiver.reached(1);
  await page.goto(`${portal.address}/deliveries`);
  await page.getByRole("link", { name: "order.completed" }).click();
  await page.waitForURL(/deliveries\/dlv_/);
  const details = [await endpoint, new URL(page.url()).pathname].map((path) => path.replace("/portal/", ""));
  delivery = details[1] ?? "";
  details.push(
    `requests/${missing}`,
    "requests/req_0000000000000000",
    `orders/${order.id}`,
    `esims/${order.esims[0].iccid}`,
    `events/${(await portal.deployment.get("/v1/events")).body.data[0].id}`,
  );
  await checkPages(t, owner, [...partnerPages, ...details]);
  await page.goto(`${portal.address}/balance`);
  await page.getByRole("button", { name: "Recipients" }).click();
  await page.getByRole("checkbox").first().waitFor();
  await checkPage(t, page, "the dialog of recipients");
});

t.test("the pages of the operator", async (t) => {
  const { id } = portal.deployment.account;
  const login = await portal.person("admin");
  const [event] = (await portal.deployment.get("/v1/events?type=order.completed")).body.data;
  await checkPages(t, login, [
    ...operatorPages,
    `accounts/${id}`,
    `accounts/${id}/statements`,
    `accounts/${id}/events/${event.id}`,
    `accounts/${id}/${delivery}`,
    `support?id=${event.data.esims[0].iccid}`,
    ...["orders", "topups", "prices", "webhooks", "requests", "notes"].map(
      (tab) => `accounts/${id}?tab=${tab}`,
    ),
  ]);
  const page = await portal.open(login);
  const dialogs = { network: "Change", runs: "New run" };
  for (const [path, name] of Object.entries(dialogs)) {
    await page.goto(`${portal.address}/${path}`);
    await page.getByRole("button", { name }).click();
    await checkPage(t, page, `/${path}: the dialog of "${name}"`);
  }
});

t.test("a forgotten password: from the sign-in page to the new password", async (t) => {
  const { email } = await portal.person("viewer");
  const page = await portal.window();
  await page.getByRole("link", { name: "Forgotten password" }).click();
  await page.getByRole("heading", { name: "Forgotten password" }).waitFor();
  await checkPage(t, page, "forgotten password");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await page.getByRole("heading", { name: "Look into your inbox" }).waitFor();
  await checkPage(t, page, "the link was sent");

  const { store } = portal.deployment.service;
  const [mail] = await store.reads.mails.ofAccount(portal.deployment.account.n, { after: null, limit: 1 });
  const link = /\S+#\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const signedIn = await portal.open(await portal.person("staff"));
  for (const [at, other] of [page, signedIn].entries()) {
    await other.goto(link);
    await other.getByLabel("New password").fill("another slow lantern");
    if (at === 0) await checkPage(t, other, "new password");
    await other.getByRole("button", { name: "Save password" }).click();
    if (at === 0) await other.getByRole("heading", { name: "Password saved" }).waitFor();
    else await other.getByRole("alert").filter({ hasText: "has expired or was used" }).waitFor();
  }
  await page.setViewportSize({ width: looks[0].width, height: 844 });
  await page.getByRole("link", { name: "Sign in" }).click();
  await signIn(page, { email, password: "another slow lantern" });
});
