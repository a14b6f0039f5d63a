// An OpenID provider on a real socket, which signs in whoever comes without a question, and a browser that follows
// redirects with the cookies of each origin.
import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import Provider from "oidc-provider";
import type { Test } from "tap";
import type { Config } from "../../src/runtime/config.ts";
import { Portal } from "./portal.ts";

const clientId = "portal";
const clientSecret = "a client secret of the tests";
const signingKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });

type Claims = Record<string, unknown>;
type Edit = (body: Claims) => Claims;

export class OpenidServer {
  issuer = "";
  claims: Claims = { email: "operator@agency.example", email_verified: true };
  /** The result of every sign-in at the provider. */
  result: "signed in" | "access_denied" = "signed in";
  /** Changes JSON bodies, by path. */
  readonly edits = new Map<string, Edit>();
  readonly requests: string[] = [];
  #server: Server;
  #handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};

  private constructor() {
    this.#server = createServer((request, response) => {
      const path = request.url?.split("?")[0] ?? "";
      this.requests.push(path);
      const edit = this.edits.get(path);
      if (edit) editBody(response, edit);
      this.#handle(request, response);
    });
  }

  static async listen(t: Test): Promise<OpenidServer> {
    const server = new OpenidServer();
    await server.open();
    t.teardown(() => server.close());
    return server;
  }

  async open(): Promise<void> {
    const port = this.issuer === "" ? 0 : Number(new URL(this.issuer).port);
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (typeof address === "object") this.issuer = `http://127.0.0.1:${address?.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** From now on requests get no response. */
  hang(): void {
    this.#handle = () => {};
  }

  serve(redirectUri: string): void {
    const provider = new Provider(this.issuer, {
      clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
      claims: { openid: ["sub", "groups"], email: ["email", "email_verified"], profile: ["name"] },
      cookies: { keys: ["a key of the tests"] },
      jwks: { keys: [signingKey] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      findAccount: (_ctx, accountId) => ({
        accountId,
        claims: () => ({ ...this.claims, sub: accountId }),
      }),
      async loadExistingGrant({ oidc }) {
        const accountId = oidc.session?.accountId;
        const grant = new oidc.provider.Grant({ clientId, ...(accountId && { accountId }) });
        grant.addOIDCScope("openid email profile");
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    this.#handle = (request, response) => {
      if (!request.url?.startsWith("/interaction/")) {
        void callback(request, response);
        return;
      }
      const result = this.result === "signed in" ? { login: { accountId: "1" } } : { error: this.result };
      void provider.interactionFinished(request, response, result);
    };
  }
}

function editBody(response: ServerResponse, edit: Edit): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const text = JSON.stringify(edit(JSON.parse(String(body))));
    response.setHeader("content-length", Buffer.byteLength(text));
    return end(text);
  }) as typeof response.end;
}

/** A portal with people of every role, and its provider. */
export async function startWithProvider(
  t: Test,
  settings: Partial<Config> = {},
): Promise<{ portal: Portal; provider: OpenidServer }> {
  const provider = await OpenidServer.listen(t);
  const portal = await Portal.start(t, {
    openidIssuer: provider.issuer,
    openidClientId: clientId,
    openidClientSecret: clientSecret,
    ...settings,
  });
  provider.serve(`${portal.d.service.portalUrl}/openid/callback`);
  return { portal, provider };
}

export interface Shown {
  url: string;
  status: number;
  text: string;
}

export class Browser {
  readonly #cookies = new Map<string, string>();

  /** Follows redirects. @param until stops before this path is opened */
  async open(url: string, until?: string): Promise<Shown> {
    let next = new URL(url);
    for (;;) {
      const response = await fetch(next, {
        redirect: "manual",
        headers: { cookie: this.cookieOf(next.origin), "user-agent": "Firefox/128.0 (X11; Linux x86_64)" },
      });
      for (const cookie of response.headers.getSetCookie()) this.#keep(next.origin, cookie);
      const text = await response.text();
      const location = response.headers.get("location");
      if (location === null) return { url: next.href, status: response.status, text };
      next = new URL(location, next);
      if (next.pathname === until) return { url: next.href, status: 0, text: "" };
    }
  }

  cookieOf(origin: string): string {
    const originCookies = [...this.#cookies].filter(([key]) => key.startsWith(`${origin} `));
    return originCookies.map(([key, value]) => `${key.slice(origin.length + 1)}=${value}`).join("; ");
  }

  #keep(origin: string, cookie: string): void {
    const [pair = "", ...attributes] = cookie.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/);
    const isDeleted =
      attributes.includes("Max-Age=0") || attributes.some((one) => /^expires=Thu, 01 Jan 1970/.test(one));
    if (isDeleted) this.#cookies.delete(`${origin} ${name}`);
    else this.#cookies.set(`${origin} ${name}`, value);
  }
}
