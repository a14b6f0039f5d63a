// What operators do, in a real browser: catalogue files with errors and without, the simulated supplier,
// an account's conditions and wallet, and test runs.
import t from "tap";
import { button, choose, dialog, Portal, rejected, row, rowsOf, seen, visit } from "./browser.ts";

const portal = await Portal.start(t);
const { deployment } = portal;
const operator = await portal.open(await portal.person("admin"));
const owner = await portal.open(await portal.person("owner"));

const header = "number,name,provider,destination,data_mb,validity_days,cost,retail_price";
const line = (number: number, price: string) =>
  `${number},"India ${number}, 6 days",meridian,IN,7168,6,81.2035,${price}`;

t.test("a catalogue file with faults lists them by line and changes nothing", async (t) => {
  await visit(operator, "Import");
  const file = [header, line(90001, "119.00"), line(90002, "cheap"), line(90003, "-5")].join("\n");
  await operator.getByLabel("Or paste its content").fill(file);
  await button(operator, "Preview").click();
  const rows = await rowsOf(operator, "Errors in the file");
  t.equal(rows.length, 2);
  t.match(rows[0], /^line 3\tretail_price\t/);
  t.match(rows[1], /^line 4\tretail_price\t/);
  t.equal((await deployment.get("/v1/packages/pkg_90001")).status, 404);
});

t.test("a file without faults is tried, then imported", async (t) => {
  await operator.getByLabel("Or paste its content").fill([header, line(90001, "119.00")].join("\n"));
  await button(operator, "Preview").click();
  const added = (title: string) =>
    operator.getByRole("region", { name: title }).getByText(/^Packages added\s*1$/);
  await added("What would change").waitFor();
  t.equal((await deployment.get("/v1/packages/pkg_90001")).status, 404, "trying changes nothing");
  t.match(await rowsOf(operator, "Packages that change"), [/India 90001, 6 days.*pkg_90001.*New/s]);
  await button(operator, "Import this file").click();
  await button(dialog(operator), "Import this file").click();
  await added("What changed").waitFor();

  const text = JSON.stringify({ areas: [{ code: "region-900", name: "Old Silk Road" }] });
  const file = { name: "areas.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await operator.getByLabel("Choose a file").setInputFiles(file);
  await operator.getByLabel("Or paste its content").waitFor({ state: "detached" });
  t.equal(await operator.getByLabel("Format").inputValue(), "json", "told by the file's name");
  await button(operator, "Preview").click();
  await operator.getByText(/^Countries and regions saved\s*1$/).waitFor();

  await visit(operator, "Packages");
  await operator.getByLabel("Name or id").fill("pkg_90001");
  await row(operator, /India 90001, 6 days.*₹81\.2035.*₹119\.00.*On sale/).waitFor();
});

t.test("an import is undone in the history", async (t) => {
  await visit(operator, "Import");
  const file = [header, line(90001, "129.00"), line(90002, "60.00")].join("\n");
  await operator.getByLabel("Or paste its content").fill(file);
  await button(operator, "Preview").click();
  const rows = await rowsOf(operator, "Packages that change");
  t.match(rows, [/Changed.*retail_price: 119\.00 → 129\.00/s, /New/]);
  t.match(await rowsOf(operator, "Packages that are not on sale"), [
    /Costs more than it is sold for\t1\tpkg_90002/,
  ]);
  await button(operator, "Import this file").click();
  await button(dialog(operator), "Import this file").click();
  await operator.getByRole("heading", { name: "What changed" }).waitFor();
  t.equal((await deployment.get("/v1/packages/pkg_90001")).body.retail_price.amount, "129.00");
  await operator.getByRole("link", { name: "History" }).click();
  await button(operator, /^Actions: /)
    .first()
    .click();
  await button(operator, "Undo").first().click();
  await button(dialog(operator), "Undo").click();
  await seen(operator, /is undone by/);
  t.equal((await deployment.get("/v1/packages/pkg_90001")).body.retail_price.amount, "119.00");
  t.match((await rowsOf(operator, "Imports")).slice(0, 2), [/undoes/, /undone by/]);
});

t.test("the network refuses one account, holds its calls, and is itself again", async (t) => {
  await owner.getByRole("radio", { name: "Live" }).check();
  const orderByHand = async () => {
    await visit(owner, "Orders");
    await owner.getByRole("link", { name: "New order" }).click();
    await owner.getByLabel("Name", { exact: true }).fill("India 90001");
    await button(owner, "Add India 90001, 6 days").click();
    await button(owner, /^Order 1 unit for/).click();
  };
  const setRule = async (account: string, call: string) => {
    await button(operator, "New rule for an account").click();
    await operator.getByLabel("Account id").fill(account);
    await dialog(operator).getByRole("group", { name: call }).getByLabel("issuing").check();
    await button(dialog(operator), "Save").click();
  };
  await visit(operator, "Simulated supplier");
  await setRule("acc_000000000000", "refuse");
  await rejected(operator, /account/);
  await button(dialog(operator), "Close").click();
  await setRule(deployment.account.id, "refuse");
  await row(operator, /rejects issuing/).waitFor();
  const before = await deployment.balance(deployment.liveKey);
  await orderByHand();
  await owner.getByRole("main").getByText("Failed", { exact: true }).waitFor();
  t.equal(await deployment.balance(deployment.liveKey), before, "its money is back");

  await button(row(operator, /rejects issuing/), "Remove").click();
  await button(dialog(operator), "Remove").click();
  await row(operator, /rejects issuing/).waitFor({ state: "detached" });
  await setRule(deployment.account.id, "hold");
  await orderByHand();
  await row(operator, /holds issuing/).waitFor();
  await t.resolves(
    (async () => {
      while ((await button(row(operator, /holds issuing/), "Release").count()) === 0) {
        await operator.reload();
        await row(operator, /holds issuing/).waitFor();
      }
    })(),
  );
  await button(row(operator, /holds issuing/), "Release").click();
  await owner.getByRole("main").getByText("Completed", { exact: true }).waitFor();
  await button(operator, "Reset").click();
  await button(dialog(operator), "Reset").click();
  await row(operator, /All accounts behaves normally/).waitFor();

  await owner.getByRole("group", { name: "eSIMs" }).getByRole("link").click();
  await owner.getByRole("heading", { name: /^eSIM \d+/, level: 1 }).waitFor();
  const iccid = (await owner.getByRole("heading", { level: 1 }).innerText()).replace("eSIM ", "");
  await operator.getByLabel("ICCID of a live eSIM").fill(iccid);
  await operator.getByLabel("Total data used (MB)").fill("900");
  await operator.getByLabel("Used for the first time").check();
  await button(operator, "Report").click();
  await seen(operator, "Reported.");
  await portal.advance(11 * 60);
  await owner.reload();
  await seen(owner, "900 MB of 7 GB");
  t.equal(await button(owner, "Cancel the eSIM").count(), 0, "a used eSIM is not cancelled by the partner");
});

t.test("conditions stay as they are unless they are changed; a wallet never goes below zero", async (t) => {
  await visit(operator, "Accounts");
  await operator.getByRole("link", { name: "Test Travels" }).click();
  await choose(operator, "Terms");
  await dialog(operator).getByLabel("Tier").selectOption("gold");
  await button(dialog(operator), "Save").click();
  await seen(operator, "Gold (15 %)");
  await choose(operator, "Terms");
  await dialog(operator).getByLabel("Name").fill("Monsoon Tours");
  await button(dialog(operator), "Save").click();
  await operator.getByRole("heading", { name: "Monsoon Tours" }).waitFor();
  t.ok(await operator.getByText("Gold (15 %)").isVisible(), "the tier is still gold");

  await choose(operator, "Billing");
  await dialog(operator).getByLabel("Legal name").fill("Monsoon Tours Private Limited");
  await dialog(operator).getByLabel("GSTIN").fill("29ABCDE1234F1X5");
  await button(dialog(operator), "Save").click();
  await rejected(operator, /./);
  await dialog(operator).getByLabel("GSTIN").fill("29abcde1234f1z5");
  await button(dialog(operator), "Save").click();
  await seen(operator, "29ABCDE1234F1Z5");
  const owner = await portal.open(await portal.person("viewer"));
  for (const page of ["balance", "balance/statements"]) {
    await owner.goto(`${portal.address}/${page}`);
    await seen(owner, "Monsoon Tours Private Limited");
    t.equal(await owner.getByText("Billing address").count(), 0, "what is not known is not shown");
  }
  await owner.close();

  await operator.getByRole("main").getByRole("link", { name: "Ledger" }).click();
  const before = await deployment.balance(deployment.liveKey);
  await choose(operator, "Adjust");
  await dialog(operator).getByLabel("Amount (₹)").fill("-99999999");
  await dialog(operator).getByLabel("Reason").fill("Sent twice");
  await button(dialog(operator), "Adjust").click();
  await rejected(operator, /./);
  t.equal(await deployment.balance(deployment.liveKey), before, "a refused correction changes nothing");
  await dialog(operator).getByLabel("Amount (₹)").fill("-12.50");
  await button(dialog(operator), "Adjust").click();
  await seen(operator, "Sent twice");
  t.equal(await deployment.balance(deployment.liveKey), before - 1250);
});

t.test(
  "funds whose response got lost are added once, and values changed meanwhile are not sent",
  async (t) => {
    const before = await deployment.balance(deployment.liveKey);
    const calls = "**/wallet/topup";
    await operator.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(operator, "Add funds").click();
    const amount = dialog(operator).getByLabel("Amount (₹)");
    await amount.fill("100");
    await dialog(operator).getByLabel("Note").fill("Transfer 99");
    await button(dialog(operator), "Add").click();
    await rejected(operator, /could not be reached/);
    await operator.unroute(calls);
    await button(dialog(operator), "Add").click();
    await seen(operator, "Transfer 99");
    t.equal(await deployment.balance(deployment.liveKey), before + 10_000, "added once");

    await operator.route(calls, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(operator, "Add funds").click();
    await amount.fill("1");
    await button(dialog(operator), "Add").click();
    await rejected(operator, /could not be reached/);
    await operator.unroute(calls);
    await amount.fill("2");
    await button(dialog(operator), "Add").click();
    await rejected(operator, /earlier attempt with other values was carried out/);
    t.equal(await deployment.balance(deployment.liveKey), before + 10_100);
    await dialog(operator).getByRole("button", { name: "Close" }).click();
  },
);

t.test("a test run is made, its keys work, and all of it goes when it is removed", async (t) => {
  await visit(operator, "Test runs");
  await seen(operator, "No test runs");
  await button(operator, "New run").click();
  await dialog(operator).getByLabel("Name").fill("Nightly");
  await dialog(operator).getByLabel("Accounts").fill("2");
  await dialog(operator).getByLabel("Balance of each wallet (₹)").fill("250");
  await dialog(operator).getByLabel("Viewer").check();
  await button(dialog(operator), "Create run").click();
  const accounts = JSON.parse(await dialog(operator).locator("pre").innerText());
  t.equal(accounts.length, 2);
  await button(operator, "Done").click();
  const [key] = accounts[0].test_keys;
  t.equal((await deployment.get("/v1/balance", { key })).status, 200);
  const made = row(operator, /Nightly/);
  await made.getByRole("link").first().waitFor();
  t.equal(await made.getByRole("link").count(), 2, "its accounts are listed");
  const viewer = await portal.open(accounts[1].people[0]);
  await made.getByRole("link", { name: accounts[0].id }).click();
  await operator.getByRole("heading", { name: "Nightly 1" }).waitFor();
  await operator.getByRole("main").getByText("₹250.00").first().waitFor();

  await visit(operator, "Test runs");
  await choose(made, "Remove");
  await button(dialog(operator), "Remove").click();
  await seen(operator, "No test runs");
  t.equal((await deployment.get("/v1/balance", { key })).status, 401);
  await visit(operator, "Accounts");
  await operator.getByRole("link", { name: "Monsoon Tours" }).waitFor();
  t.equal(await operator.getByRole("link", { name: /Nightly/ }).count(), 0);
  await viewer.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  await viewer.getByRole("heading", { name: "Sign in" }).waitFor();
});

t.test("a key's end is judged by the deployment's clock", async (t) => {
  const expiresAt = deployment.now + 3_600_000;
  await deployment.addKey("test", deployment.account, { name: "Short", expiresAt });
  await visit(owner, "API keys");
  await row(owner, /Short.*Active/).waitFor();
  await portal.advance(3600);
  await visit(owner, "Orders");
  await visit(owner, "API keys");
  await row(owner, /Short.*Expired/).waitFor();
  t.ok(Date.now() < expiresAt, "the machine's clock is not there yet");
});

t.test("an operator looks at the portal of an account, reads its prices, and leaves a note", async (t) => {
  await visit(operator, "Accounts");
  await operator.getByRole("link", { name: "Monsoon Tours" }).click();
  const tab = (name: string) => operator.getByRole("main").getByRole("link", { name, exact: true }).click();
  await tab("Orders");
  await operator.getByLabel("Mode").selectOption("live");
  await operator.getByLabel("Status").selectOption("failed");
  await row(operator, /India 90001, 6 days.*Failed/s).waitFor();
  t.notMatch((await rowsOf(operator, "Orders")).join(), /Completed/);
  await operator.getByLabel("Placed", { exact: true }).selectOption("custom");
  await operator.getByLabel("Placed from").fill("1 Jan 2100");
  await operator.getByLabel("Placed from").blur();
  await seen(operator, "Nothing matches");
  await tab("Top-ups");
  await seen(operator, "No top-ups");
  await tab("Requests");
  await operator.getByLabel("Status").selectOption("401");
  await seen(operator, "No matching request");
  await tab("Prices");
  await operator.getByLabel("Name or id").fill("pkg_90001");
  await row(operator, /India 90001, 6 days.*₹/).waitFor();
  await tab("Notes");
  await operator.getByLabel("New note").fill("Call before ten");
  await button(operator, "Add note").click();
  await row(operator, /Call before ten/).waitFor();
  await choose(operator, "Look at the portal");
  await seen(operator, /You are looking at the portal as Monsoon Tours/);
  await visit(operator, "Orders");
  t.equal(await operator.getByRole("link", { name: "New order" }).count(), 0);
  await button(operator, "Stop looking").click();
  await operator.getByRole("heading", { name: "Monsoon Tours", level: 1 }).waitFor();
  await visit(operator, "Accounts");
});

t.test("a deactivated account can be looked at, and nothing of it changed", async (t) => {
  await operator.getByRole("link", { name: "Monsoon Tours" }).click();
  await choose(operator, "Deactivate");
  await button(dialog(operator), "Deactivate").click();
  await seen(operator, "Account deactivated.");
  await owner.reload();
  await seen(owner, "This account is deactivated");
  await row(owner, /Short/).waitFor();
  const buttons = await owner
    .getByRole("main")
    .locator("button:not(.sort, .menu-button), a.button")
    .allInnerTexts();
  t.strictSame(buttons, []);
  t.equal((await deployment.get("/v1/balance")).status, 403);
});
