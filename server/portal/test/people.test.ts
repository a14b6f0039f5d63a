// People in the portal, in a real browser: the second factor, members and what their roles show them, and the sessions
// that end with a password or a membership.
import { limits } from "@partner-esim/generated/portal/limits";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import t from "tap";
import { button, choose, dialog, type Login, Portal, rejected, row, seen, signIn, visit } from "./browser.ts";

const portal = await Portal.start(t);
const ownerLogin = await portal.person("owner");
const owner = await portal.open(ownerLogin);

const goTo = async (page: Page, path: string) => {
  await page.goto(`${portal.address}/${path}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

t.test("the second factor: on with a code, asked for at sign-in, and off again", async (t) => {
  await goTo(owner, "me");
  await button(owner, "Set up").click();
  await owner.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = await owner.getByRole("region", { name: "Second factor" }).locator("code").innerText();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (steps: number) => totp.generate({ timestamp: portal.deployment.now + steps * 30_000 });
  await owner.getByLabel("Code", { exact: true }).fill(code(-20));
  await button(owner, "Turn on").click();
  await rejected(owner, /code/i);
  await owner.getByLabel("Code", { exact: true }).fill(code(0));
  await button(owner, "Turn on").click();
  await seen(owner, "Each code works once");
  const codes = await owner.getByRole("region", { name: "Second factor" }).locator("code").innerText();
  const [recoveryCode = ""] = codes.split(/\s+/);
  await button(owner, "Done").click();
  await seen(owner, "On. Signing in needs a code");
  await seen(owner, `Recovery codes left: ${limits.recoveryCodes}`);
  t.notOk((await owner.content()).includes(recoveryCode), "the recovery codes are not shown again");
  t.notOk((await owner.content()).includes(secret), "the secret is nowhere on the page any more");

  await portal.advance(90);
  const again = await portal.window();
  await again.getByLabel("Email address").fill(ownerLogin.email);
  t.equal(await again.title(), "Sign in · Partner eSIM portal");
  await again.getByLabel("Password").fill(ownerLogin.password);
  await button(again, "Sign in").click();
  await again.getByLabel("Code", { exact: true }).waitFor();
  t.equal(await again.getByRole("alert").count(), 0, "the first time it is asked, not refused");
  await again.getByLabel("Code", { exact: true }).fill(code(-20));
  await button(again, "Sign in").click();
  await again.getByRole("alert").waitFor();
  await again.getByLabel("Code", { exact: true }).fill(recoveryCode);
  await button(again, "Sign in").click();
  await again.getByRole("navigation", { name: "Pages" }).waitFor();
  await again.context().close();

  await button(owner, "Turn off").click();
  await dialog(owner).getByLabel("Password").fill("not it at all");
  await button(dialog(owner), "Remove").click();
  await rejected(owner, /password/i);
  await dialog(owner).getByLabel("Password").fill(ownerLogin.password);
  await button(dialog(owner), "Remove").click();
  await button(owner, "Set up").waitFor();
  const plain = await portal.open(ownerLogin);
  await plain.context().close();
});

/** Buttons of the main part that change something; paging and refreshing change nothing. */
async function changesOn(page: Page): Promise<string[]> {
  await page.waitForFunction(() => !document.querySelector(".waiting, .read[aria-busy=true]"));
  const names = await page.getByRole("main").locator("button:not(.sort), a.button").allInnerTexts();
  return names.filter(
    (name) => !["Refresh", "Show more", "View", "Copy", "Find by id", "Download (CSV)"].includes(name),
  );
}

t.test("members: added, shown what their role allows, given another role, and removed", async (t) => {
  await visit(owner, "Members");
  await button(owner, "Add member").click();
  await dialog(owner).getByLabel("Email address").fill(ownerLogin.email);
  await button(dialog(owner), "Add").click();
  await rejected(owner, /./);
  await dialog(owner).getByLabel("Email address").fill("meera@agency.example");
  await dialog(owner).getByLabel("Role").selectOption("viewer");
  await button(dialog(owner), "Add").click();
  const first = await dialog(owner).locator("code").innerText();
  await button(owner, "Done").click();
  await row(owner, /meera@agency.example Viewer .*Invited/).waitFor();
  t.notOk((await owner.content()).includes(first), "the link is nowhere on the page");
  await choose(row(owner, /meera/), "Invite again");
  await button(dialog(owner), "Invite").click();
  const link = await dialog(owner).locator("code").innerText();
  await button(owner, "Done").click();

  const login: Login = { email: "meera@agency.example", password: "nine narrow ferries" };
  const invited = await portal.window();
  const choosePassword = async (to: string) => {
    await invited.goto("about:blank");
    await invited.goto(to);
    await invited.getByLabel("New password").fill(login.password);
    await button(invited, "Save password").click();
  };
  await choosePassword(first);
  await rejected(invited, /expired or was used/);
  await choosePassword(link);
  await seen(invited, "Password saved");
  await invited.context().close();
  const meera = await portal.open(login);
  const { id } = await portal.deployment.somePackage();
  const { body: order } = await portal.deployment.post("/v1/orders", { package_id: id });
  const pages = [
    "Overview",
    "Orders",
    "eSIMs",
    "Balance",
    "API keys",
    "Requests",
    "Webhooks",
    "Deliveries",
    "Events",
  ];
  for (const name of [...pages, "Audit log", "Members"]) {
    await visit(meera, name);
    t.strictSame(await changesOn(meera), [], `a viewer finds nothing to change in ${name}`);
  }
  for (const path of [`orders/${order.id}`, `esims/${order.esims[0].iccid}`]) {
    await goTo(meera, path);
    await seen(meera, order.id);
    t.strictSame(await changesOn(meera), [], `nor in ${path}`);
  }
  await goTo(owner, `orders/${order.id}`);
  await seen(owner, order.id);
  t.strictSame(await changesOn(owner), ["Cancel the order"], "where the owner does");

  await visit(owner, "Members");
  await choose(row(owner, /meera/), "Role");
  t.equal(await dialog(owner).getByLabel("Role").inputValue(), "viewer", "the present role is chosen");
  await dialog(owner).getByLabel("Role").selectOption("staff");
  await button(dialog(owner), "Save").click();
  await row(owner, /meera@agency.example Staff/).waitFor();
  await goTo(meera, "orders");
  await meera.getByRole("link", { name: "New order" }).waitFor();

  await choose(row(owner, ownerLogin.email), "Role");
  await dialog(owner).getByLabel("Role").selectOption("viewer");
  await button(dialog(owner), "Save").click();
  await rejected(owner, /owner/);
  await button(dialog(owner), "Close").click();

  await choose(row(owner, /meera/), "Remove");
  await button(dialog(owner), "Remove").click();
  await row(owner, /meera/).waitFor({ state: "detached" });
  await meera.getByRole("navigation").getByRole("link", { name: "Balance" }).click();
  await meera.getByRole("heading", { name: "Sign in" }).waitFor();
  await seen(meera, "Your session has ended.");
  await meera.context().close();
});

t.test("a name is given with an invitation, changed by its person, and shown", async (t) => {
  const page = await portal.open(ownerLogin);
  await visit(page, "Members");
  await button(page, "Add member").click();
  await dialog(page).getByLabel("Email address").fill("arjun@agency.example");
  await dialog(page).getByLabel("Name").fill("Arjun Shah");
  await button(dialog(page), "Add").click();
  await button(page, "Done").click();
  await row(page, /Arjun Shah\s*arjun@agency.example Viewer/).waitFor();

  const name = page.getByRole("textbox", { name: "Name" });
  await goTo(page, "me");
  await name.fill("Kavya Pillai");
  await button(page, "Save name").click();
  await seen(page, "Name saved.");
  await button(page, /Kavya Pillai/).waitFor();
  await goTo(page, "members");
  await row(page, new RegExp(`Kavya Pillai\\s*${ownerLogin.email}`)).waitFor();
  await goTo(page, "me");
  t.equal(await name.inputValue(), "Kavya Pillai");
  await name.fill("");
  await button(page, "Save name").click();
  await button(page, ownerLogin.email).waitFor();
  await page.context().close();
});

t.test("a new password ends the other sessions, and this one goes on", async (t) => {
  const login = await portal.person("staff");
  const here = await portal.open(login);
  const elsewhere = await portal.open(login);
  const change = async (present: string, requested: string, repeated = requested) => {
    await here.getByLabel("Current password").fill(present);
    await here.getByLabel("New password", { exact: true }).fill(requested);
    await here.getByLabel("Repeat new password").fill(repeated);
    await button(here, "Change password").click();
  };
  await goTo(here, "me");
  const requested = "nine narrow bridges";
  await change(login.password, requested, "nine narrow brigdes");
  await rejected(here, "The two new passwords differ.");
  await change("not it at all", requested);
  await rejected(here, /password/i);
  await change(login.password, requested);
  await seen(here, "Password changed.");
  await button(here, "Set up").click();
  await here.getByRole("img", { name: /QR code/ }).waitFor();

  await elsewhere.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  await elsewhere.getByRole("heading", { name: "Sign in" }).waitFor();
  await elsewhere.getByLabel("Email address").fill(login.email);
  await elsewhere.getByLabel("Password").fill(login.password);
  await button(elsewhere, "Sign in").click();
  await elsewhere.getByRole("alert").waitFor();
  await signIn(elsewhere, { ...login, password: requested });
  t.ok(await button(elsewhere, login.email).isVisible(), "the new one is taken");
});

t.test("sessions are listed, and ended one by one or together", async (t) => {
  const login = await portal.person("viewer");
  const here = await portal.open(login);
  const elsewhere = await portal.open(login);
  await goTo(here, "me");
  const sessions = here.getByRole("region", { name: "Sessions" });
  const rows = sessions.getByRole("row", { name: /Chrome on/ });
  await rows.nth(1).waitFor();
  t.equal(await rows.count(), 2);
  t.match(await rows.filter({ hasText: "This session" }).innerText(), /127\.0\.0\.1/);
  await choose(rows.filter({ hasNotText: "This session" }), "End");
  await button(dialog(here), "End").click();
  await seen(here, "The session has ended.");
  await rows.nth(1).waitFor({ state: "detached" });
  t.equal(await button(sessions, "End the others").count(), 0, "where there are no others");
  await elsewhere.getByRole("navigation").getByRole("link", { name: "Orders" }).click();
  await elsewhere.getByRole("heading", { name: "Sign in" }).waitFor();

  await signIn(elsewhere, login);
  await goTo(here, "me");
  await button(sessions, "End the others").click();
  await button(dialog(here), "End the others").click();
  await seen(here, "Your other sessions have ended.");
  await elsewhere.getByRole("navigation").getByRole("link", { name: "Balance" }).click();
  await elsewhere.getByRole("heading", { name: "Sign in" }).waitFor();
});

t.test("tabs follow whoever signs in or out in one of them, and so do pages that come back", async (t) => {
  const first = await portal.open(ownerLogin);
  const second = await first.context().newPage();
  const opened = [first, second];
  await second.goto(portal.address);
  await button(second, /Owner$/).click();
  await button(second, "Sign out").click();
  for (const page of opened) await page.getByLabel("Password").waitFor();
  await signIn(first, ownerLogin);
  for (const page of opened) await seen(page, ownerLogin.email);

  await second.evaluate(() => {
    document.body.append("what was seen before");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await second.waitForFunction(() => !document.body.innerText.includes("what was seen before"));
  await seen(second, ownerLogin.email);
  t.equal(second.url(), `${portal.address}/`);
  await first.context().close();
});
