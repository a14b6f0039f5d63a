// Sign-in with an OpenID provider: a real one on a real socket, and a browser that follows its redirects.
import t from "tap";
import { Browser, startWithProvider } from "./openid-provider.ts";

t.test("an operator signs in, and needs no second factor here", async (t) => {
  const { portal, provider } = await startWithProvider(t, { operatorSecondFactor: true });
  const { portalUrl } = portal.d.service;
  const browser = new Browser();
  const shown = await browser.open(`${portalUrl}/openid/start`);
  t.comment(browser.opened, shown, provider.requests);
  t.equal(shown.url, portalUrl);
  const caller = portal.caller();
  caller.cookie = browser.cookieOf(new URL(portalUrl).origin);
  t.match((await caller.get("/session")).body, { person: { role: "admin" }, totp_needed: false });
  t.equal((await caller.get("/operator/accounts")).status, 200);
});
