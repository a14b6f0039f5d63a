// `npm run screenshots`: takes pictures of the portal's pages, with demonstration data, for docs/portal: each page in
// light, dark, at a phone's width and at 1920 pixels. Arguments name the pages to take; without any, all are taken. Needs Chromium, or its
// path in CHROMIUM.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { buildPages } from "./build.ts";
import { executable } from "./chromium.ts";

const root = join(import.meta.dirname, "../..");
const target = join(root, "docs/portal");
const only = process.argv.slice(2);
/** So that ids and passwords are the same each time. */
const secret = "the secret of the portal's screenshots";

const fundsText =
  "Transfer to Example Telecom Ltd, account 000123456789, IFSC EXMP0000001.\\nQuote your company's name. Funds are added within one working day.";

const seller = {
  SELLER_NAME: "Example Telecom Limited",
  SELLER_ADDRESS: "7 Harbour Road, Mumbai 400001",
  SELLER_GSTIN: "27AAACE1234F1Z5",
  SELLER_STATE: "Maharashtra",
  SELLER_HSN_SAC: "998422",
  SELLER_GST_RATE: "18",
};

/** A page, and the last links in it and in those that follow which lead to the page to take, if its path has an id. */
interface Shot {
  name: string;
  path: string;
  follow?: RegExp | RegExp[];
}

const partnerShots: Shot[] = [
  { name: "overview", path: "" },
  { name: "search", path: "search?q=TRIP" },
  { name: "orders", path: "orders" },
  { name: "new-order", path: "orders/new" },
  { name: "order", path: "orders", follow: /orders\/ord_/ },
  { name: "esims", path: "esims" },
  { name: "esim", path: "esims", follow: /esims\/\d/ },
  { name: "balance", path: "balance" },
  { name: "keys", path: "keys" },
  { name: "requests", path: "requests" },
  { name: "request", path: "requests?status=4xx", follow: /requests\/req_/ },
  { name: "endpoints", path: "endpoints" },
  { name: "endpoint", path: "endpoints", follow: /endpoints\/whe_/ },
  { name: "deliveries", path: "deliveries" },
  { name: "delivery", path: "deliveries", follow: /deliveries\/dlv_/ },
  { name: "events", path: "events" },
  { name: "event", path: "events", follow: /events\/evt_/ },
  { name: "activity", path: "activity" },
  { name: "members", path: "members" },
  { name: "me", path: "me" },
];

const operatorShots: Shot[] = [
  { name: "home", path: "" },
  { name: "funds", path: "attention/funds" },
  { name: "paused-endpoints", path: "attention/endpoints" },
  { name: "accounts", path: "accounts" },
  { name: "account", path: "accounts", follow: /accounts\/acc_/ },
  { name: "sales", path: "sales" },
  { name: "statements", path: "accounts", follow: [/accounts\/acc_/, /statements$/] },
  { name: "packages", path: "packages" },
  { name: "import", path: "import" },
  { name: "providers", path: "providers" },
  { name: "support", path: "support" },
  { name: "all-requests", path: "requests" },
  { name: "network", path: "network" },
  { name: "runs", path: "runs" },
  { name: "operators", path: "operators" },
  { name: "clock", path: "clock" },
];

const looks = [
  { folder: ".", colorScheme: "light", width: 1440, height: 900 },
  { folder: "dark", colorScheme: "dark", width: 1440, height: 900 },
  { folder: "phone", colorScheme: "light", width: 390, height: 844 },
  { folder: "wide", colorScheme: "light", width: 1920, height: 1080 },
] as const;

interface Login {
  email: string;
  password: string;
}

interface Started {
  url: string;
  portal_url: string;
  demo: { account: string; owner: Login; operator: Login; operator_token: string; test_key: string };
}

/** Requests of a booking engine, some of them wrong, for the request log. */
async function sendRequests({ url, demo }: Started): Promise<void> {
  const send = async (path: string, key: string, order?: object): Promise<string> => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      ...(order && { "idempotency-key": "booking-20417" }),
    };
    const init = order ? { method: "POST", headers, body: JSON.stringify(order) } : { headers };
    const response = await fetch(url + path, init);
    return await response.text();
  };
  const key = demo.test_key;
  await send("/v1/balance", "sk_test_of-nobody");
  const { data } = JSON.parse(await send("/v1/packages?country=IN&limit=1", key));
  const order = { package_id: data[0].id };
  await send("/v1/orders", key, { ...order, quantity: 0 });
  const { id } = JSON.parse(await send("/v1/orders", key, order));
  await send("/v1/orders", key, order);
  for (const path of [`/v1/orders/${id}`, "/v1/orders/ord_test_000000000000", "/v1/balance"])
    await send(path, key);
  await new Promise((written) => setTimeout(written, 2000));
}

/** Requests an amount that a second operator has to approve. */
async function requestFunds({ portal_url: url, demo }: Started): Promise<void> {
  const authorization = `Bearer ${demo.operator_token}`;
  const accounts = await fetch(`${url}/api/operator/accounts`, { headers: { authorization } });
  const { id } = (await accounts.json()).data.find(({ name }: { name: string }) => name === demo.account);
  const response = await fetch(`${url}/api/operator/accounts/${id}/wallet/topup`, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/json",
      "idempotency-key": "transfer-7790",
    },
    body: JSON.stringify({
      amount: "750000",
      reference: "EXMPR52026112000007790",
      note: "Transfer 7790 of 20 November",
    }),
  });
  if (response.status !== 202) throw new Error(`the funds were not requested: ${response.status}`);
}

/** Runs `work` with a service that has the demonstration data. */
async function withService(work: (started: Started) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-screenshots-"));
  const flags = ["--demo", "--json", "--port", "0", "--virtual-clock", "--allow-test-runs"];
  const database = ["--database", join(folder, "demo.db")];
  const service = spawn(process.execPath, ["server/src/main.ts", "serve", ...flags, ...database], {
    cwd: root,
    env: {
      ...process.env,
      PARTNER_ESIM_SECRET: secret,
      LOG_LEVEL: "silent",
      FUNDS_TEXT: fundsText,
      FUNDS_APPROVAL_ABOVE: "500000",
      ...seller,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let text = "";
    for await (const bytes of service.stdout) {
      text += bytes;
      if (text.trimEnd().endsWith("}")) break;
    }
    await work(JSON.parse(text));
  } finally {
    service.kill();
    rmSync(folder, { recursive: true });
  }
}

async function shoot(browser: Browser, url: string, login: Login | null, shots: Shot[]): Promise<void> {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const encoder = await browser.newPage();
  await page.goto(url);
  if (login) {
    await page.getByLabel("Email address").fill(login.email);
    await page.getByLabel("Password").fill(login.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("navigation", { name: "Pages" }).waitFor();
  }
  const wanted = shots.filter(({ name }) => only.length === 0 || only.includes(name));
  for (const { name, path, follow } of wanted) {
    await page.goto(`${url}/${path}`);
    await ready(page);
    for (const next of [follow ?? []].flat()) {
      const links = await page
        .locator("main a")
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      const link = links.findLast((href) => next.test(href));
      if (link === undefined) throw new Error(`/${path} has no link like ${next}`);
      await page.goto(link);
      await ready(page);
    }
    for (const { folder, colorScheme, width, height } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await framesShown(page);
      const picture = await asWebp(encoder, await page.screenshot());
      writeFileSync(join(target, folder, `${name}.webp`), picture);
    }
    await page.setViewportSize(looks[0]);
  }
  await page.close();
  await encoder.close();
}

/** Charts are drawn with the page's colours after it is shown with them. */
const framesShown = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 10; i++) await new Promise(requestAnimationFrame);
  });

/** Takes a third of the bytes of PNG. */
async function asWebp(encoder: Page, png: Buffer): Promise<Buffer> {
  const url = await encoder.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", 0.85);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

async function ready(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector(".waiting, .read[aria-busy=true]"));
}

await buildPages();
const browser = await chromium.launch({
  executablePath: executable(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const { folder } of looks) mkdirSync(join(target, folder), { recursive: true });
  await withService(async (started) => {
    const { portal_url: url, demo } = started;
    await sendRequests(started);
    await requestFunds(started);
    await shoot(browser, url, null, [{ name: "sign-in", path: "" }]);
    await shoot(browser, url, demo.owner, partnerShots);
    await shoot(browser, url, demo.operator, operatorShots);
  });
} finally {
  await browser.close();
}
