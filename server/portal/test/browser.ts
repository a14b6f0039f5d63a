// A real browser on the pages of a real deployment with a virtual clock. Fails, and says what is missing, where no
// Chromium is installed; a page that throws or violates its own content security policy fails the test.
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import type { Test } from "tap";
import { commandLine } from "../../src/domain/accounts/audit-log.ts";
import { addPersonWithPassword } from "../../src/domain/people/members.ts";
import { createOperatorToken } from "../../src/domain/people/operator-tokens.ts";
import { operatorRole, type PersonRole } from "../../src/domain/people/person.ts";
import { passwordHashing } from "../../src/portal/passwords.ts";
import type { Config } from "../../src/runtime/config.ts";
import { random } from "../../src/runtime/service.ts";
import { Deployment } from "../../test/deployment.ts";
import { until } from "../../test/process/child.ts";
import { buildPages } from "../build.ts";
import { executable } from "../chromium.ts";

export interface Login {
  email: string;
  password: string;
}

export class Portal {
  readonly deployment: Deployment;
  readonly browser: Browser;
  readonly address: string;
  readonly #t: Test;
  #token: string | undefined;

  private constructor(t: Test, deployment: Deployment, browser: Browser) {
    this.#t = t;
    this.deployment = deployment;
    this.browser = browser;
    this.address = `${new URL(deployment.service.url).origin}/portal`;
  }

  static async start(t: Test, settings: Partial<Config> = {}): Promise<Portal> {
    const executablePath = executable();
    await buildPages();
    const deployment = await Deployment.start(t, settings);
    const browser = await chromium.launch({
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
    t.teardown(() => browser.close());
    return new Portal(t, deployment, browser);
  }

  /** A member of the deployment's account, or the operator. */
  async person(role: PersonRole): Promise<Login> {
    const { deployment } = this;
    const email = `${role}@example.com`;
    const invited = await addPersonWithPassword(
      { store: deployment.service.store, random, passwords: passwordHashing() },
      { email, role, account: operatorRole(role) === null ? deployment.account.n : null },
      "test",
      deployment.now,
    );
    if (!("password" in invited)) throw new Error(invited.message);
    return { email, password: invited.password };
  }

  /** Moves the deployment's clock, as a script of the operator would. */
  async advance(seconds: number): Promise<void> {
    const { store, portalUrl } = this.deployment.service;
    const token = { name: "test", scopes: ["admin"], expiresAt: null } as const;
    this.#token ??= (
      await store.transaction((tx) =>
        createOperatorToken(tx, token, commandLine, this.deployment.now, random),
      )
    ).text;
    const { status } = await fetch(`${portalUrl}/api/operator/clock/advance`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.#token}`, "content-type": "application/json" },
      body: JSON.stringify({ seconds }),
    });
    this.#t.equal(status, 200, `the clock moved by ${seconds} s`);
  }

  /** A fresh browser window, signed in. */
  async open(login: Login): Promise<Page> {
    const page = await this.window();
    await signIn(page, login);
    return page;
  }

  async window(): Promise<Page> {
    const context = await this.browser.newContext();
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    page.on("pageerror", (error) => this.#t.fail(`the page threw: ${error.message}`));
    page.on("console", (message) => {
      // Chromium logs each rejected request there; the pages show those themselves.
      if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
      this.#t.fail(`the page complained: ${message.text()}`);
    });
    await page.goto(this.address);
    return page;
  }
}

export async function signIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Pages" }).waitFor();
}

export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
/** Opens a menu, of a row or of the page, and chooses one of its actions. */
export async function choose(within: Page | Locator, action: string): Promise<void> {
  await button(within, /^(Actions: |More actions)/).click();
  await button(within, action).click();
}
export const dialog = (page: Page) => page.getByRole("dialog");
export const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
export const seen = (within: Page | Locator, text: string | RegExp) =>
  within.getByText(text).first().waitFor();
export const alert = (page: Page) => page.getByRole("alert");
/** An error on the page, beside a field or above the button. */
export const rejected = (page: Page, text: string | RegExp) =>
  alert(page).filter({ hasText: text }).waitFor();

/** Holds requests until they are released. */
export async function hold(page: Page, url: string | RegExp) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const held = {
    count: 0,
    async release() {
      open();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
  await page.route(url, async (route) => {
    held.count++;
    await opened;
    await route.continue();
  });
  return held;
}

/** The text of each row of a table, once there is one, or once there are `count`. */
export async function rowsOf(page: Page, table: string, count?: number): Promise<string[]> {
  const rows = page.getByRole("group", { name: table }).locator("tbody tr");
  let texts: string[] = [];
  await until(async () => {
    await rows.first().waitFor();
    texts = await rows.allInnerTexts();
    return count === undefined ? texts.length > 0 : texts.length === count;
  });
  return texts;
}

/** Goes to a page by the navigation. The page before it stays until the new one is loaded. */
export async function visit(page: Page, name: string): Promise<void> {
  const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  const before = await heading.elementHandle();
  const target = await link.evaluate((element: HTMLAnchorElement) => element.href);
  const isThere = target.replace(/\/$/, "") === page.url().replace(/\/$/, "");
  await link.click();
  if (!isThere) await before?.waitForElementState("hidden");
  await heading.waitFor();
}
