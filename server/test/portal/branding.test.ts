// A deployment with name, logo and colour: its pages, its logo's headers and its emails.
import t from "tap";
import { toHtml } from "../../src/mail/html.ts";
import { mailLookOf } from "../../src/runtime/brand.ts";
import { testConfig } from "../deployment.ts";
import { Portal } from "./portal.ts";

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>');
const named = { companyName: 'A "B" & <C>', companyColour: "#ffe600" };
const shownName = "A &quot;B&quot; &amp; &lt;C&gt;";

t.test("pages have name, logo and colour before anybody signs in", async (t) => {
  const { d } = await Portal.start(t, { ...named, companyLogo: { type: "image/svg+xml", content: svg } });
  const { portalUrl } = d.service;
  const html = await (await fetch(portalUrl)).text();
  t.match(html, `<meta name="application-name" content="${shownName}">`);
  t.match(html, `<title>${shownName} portal</title>`);
  const logo = /<link rel="icon" href="([^"]+)">/.exec(html)?.[1] ?? "";
  const styles = /<link rel="stylesheet" href="([^"]*brand[^"]+)">/.exec(html)?.[1] ?? "";
  t.match(html, /assets\/portal-[^>]*\.css">.*assets\/brand-/s, "after the built styles");

  const image = await fetch(new URL(logo, portalUrl));
  t.equal(image.status, 200);
  t.equal(image.headers.get("content-type"), "image/svg+xml");
  t.equal(
    image.headers.get("content-security-policy"),
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
  t.equal(image.headers.get("x-content-type-options"), "nosniff");
  t.equal(await image.text(), svg.toString());
  t.match(
    await (await fetch(new URL(styles, portalUrl))).text(),
    /^:root\{--accent:light-dark\(#[0-9a-f]{6},#ffe600\);/,
  );
});

t.test("emails name the company; values are escaped, and the link is a button", async (t) => {
  const { d, nobody } = await Portal.start(t, named);
  await nobody.post("/password-reset", { email: "owner@agency.example" });
  const { mails } = d.service.store.reads;
  const [mail] = await mails.ofAccount(d.account.n, { after: null, limit: 1 });
  if (mail === undefined) throw new Error("no email was queued");
  t.equal(mail.subject, 'A "B" & <C>: choose another password');
  const html = toHtml(mail, mailLookOf({ ...testConfig, ...named }));
  t.match(html, `<title>${shownName}: choose another password</title>`);
  t.match(html, /<h1 [^>]*>Choose another password<\/h1>/);
  const link = /http\S+/.exec(mail.text)?.[0];
  t.match(
    html,
    new RegExp(`<a href="${link}" style="[^"]*background:#[0-9a-f]{6}[^"]*">Choose a password</a>`),
  );
  t.match(html, "Open it within 30 minutes; it works once:", "lines of a sentence are joined");
  t.notMatch(html, /<img|<table|<script|<style/);
});

t.test("an email shows only a PNG, by its public URL", async (t) => {
  const publicUrl = "https://api.example.com/sales/partner/api";
  const content = Buffer.from("png");
  const look = (settings: Partial<typeof testConfig>) => mailLookOf({ ...testConfig, ...named, ...settings });
  const png = { companyLogo: { type: "image/png", content } } as const;
  t.match(
    look({ ...png, publicUrl }).logoUrl,
    /^https:\/\/api\.example\.com\/sales\/portal\/assets\/logo-[0-9a-f]{12}\.png$/,
  );
  t.equal(look(png).logoUrl, null, "no public URL");
  t.equal(look({ publicUrl, companyLogo: { type: "image/svg+xml", content } }).logoUrl, null, "an SVG");
  const html = toHtml({ kind: "test", subject: "S", text: "a <b>\n" }, look({ ...png, publicUrl }));
  t.match(html, `alt="${shownName}"`);
  t.match(html, ">a &lt;b&gt;</p>");
});
