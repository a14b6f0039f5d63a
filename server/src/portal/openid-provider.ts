// The OpenID provider: authorization code flow with PKCE, state and nonce. Its metadata is fetched at the first sign-in.
import { limits } from "@partner-esim/generated/portal/limits";
import * as client from "openid-client";
import type { Logger } from "pino";
import { type OpenidIdentity, type OpenidRole, roleOf } from "../domain/people/openid-sign-in.ts";
import { isOneLine } from "../domain/values/lines.ts";
import { isMailAddress } from "../domain/values/mail-address.ts";

export interface OpenidSettings {
  openidIssuer: string;
  openidClientId: string;
  openidClientSecret: string;
  /** Null if the provider gives no roles. */
  openidRoles: readonly OpenidRole[] | null;
  openidRolesClaim: string;
  openidTrustEmail: boolean;
}

/** What a browser keeps until its callback. */
export interface OpenidChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Nobody was signed in. The message tells the person why. */
export class OpenidFailure {
  readonly status: number;
  readonly message: string;
  constructor(status: number, message: string) {
    this.status = status;
    this.message = message;
  }
}

export const expired = new OpenidFailure(
  400,
  "This sign-in took too long, was used already, or began in another browser. Start again.",
);
const denied = new OpenidFailure(
  403,
  "The OpenID provider did not sign you in: you cancelled, or it gives you no access. Start again, or ask whoever manages it.",
);
const withoutEmail = new OpenidFailure(
  403,
  "The OpenID provider did not tell your email address. Ask whoever manages it to release the address to this portal.",
);
const impossible = new OpenidFailure(
  503,
  "Sign-in with the OpenID provider is not possible at the moment. Try again in a few minutes, or sign in with your password.",
);

const timeoutSeconds = 5;

export class OpenidProvider {
  readonly #settings: OpenidSettings;
  readonly #log: Logger;
  #discovered: Promise<client.Configuration> | null = null;

  constructor(settings: OpenidSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  async begin(redirectUri: string): Promise<{ url: URL; checks: OpenidChecks } | OpenidFailure> {
    const checks = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    try {
      const url = client.buildAuthorizationUrl(await this.#configuration(), {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: "S256",
      });
      return { url, checks };
    } catch (error) {
      return this.#failureOf(error);
    }
  }

  /** @param callback the URL to which the provider sent the browser back */
  async identify(
    callback: URL,
    { state, nonce, verifier }: OpenidChecks,
  ): Promise<OpenidIdentity | OpenidFailure> {
    try {
      const configuration = await this.#configuration();
      const tokens = await client.authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("the provider sent no ID token");
      const hasInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const info = hasInfo ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return this.#identityOf(claims, info);
    } catch (error) {
      return this.#failureOf(error);
    }
  }

  /** Fetched once by requests at the same time, and again after a failure. */
  #configuration(): Promise<client.Configuration> {
    const { openidIssuer, openidClientId: clientId, openidClientSecret: secret } = this.#settings;
    const server = new URL(openidIssuer);
    this.#discovered ??= client.discovery(server, clientId, undefined, authentication(secret), {
      timeout: timeoutSeconds,
      execute: server.protocol === "http:" ? [client.allowInsecureRequests] : [],
    });
    return this.#discovered;
  }

  #identityOf(claims: Claims, info: Claims): OpenidIdentity | OpenidFailure {
    const { openidRoles: roles, openidRolesClaim: rolesClaim, openidTrustEmail: isTrusted } = this.#settings;
    // The source of an email address says whether it is verified.
    const { email, email_verified: isVerified } = info.email === undefined ? claims : info;
    const name = info.name ?? claims.name;
    if (typeof email !== "string" || !isMailAddress(email)) return withoutEmail;
    if (isVerified === undefined && !isTrusted)
      this.#log.warn(
        "the OpenID provider sent no claim email_verified; OPENID_TRUST_EMAIL=true accepts that",
      );
    return {
      email,
      isEmailVerified: isVerified === true || (isVerified === undefined && isTrusted),
      name: isDisplayName(name) ? name : null,
      role: roles === null ? undefined : roleOf(roles, info[rolesClaim] ?? claims[rolesClaim]),
    };
  }

  #failureOf(error: unknown): OpenidFailure {
    if (error instanceof client.AuthorizationResponseError) return denied;
    const code = error instanceof client.ResponseBodyError ? error.error : undefined;
    if (code === "invalid_grant") return expired;
    this.#discovered = null;
    this.#log.warn({ code, reason: messageOf(error) }, "sign-in with the OpenID provider failed");
    return impossible;
  }
}

/** The cause's message is more precise. Claims in a cause are never logged. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

const isDisplayName = (name: unknown): name is string =>
  typeof name === "string" && name.length <= limits.nameMax && isOneLine(name);

type Claims = Record<string, unknown>;

/** Basic is the standard's default. Some providers know only the other one. */
function authentication(secret: string): client.ClientAuth {
  const basic = client.ClientSecretBasic(secret);
  const post = client.ClientSecretPost(secret);
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...request);
  };
}
