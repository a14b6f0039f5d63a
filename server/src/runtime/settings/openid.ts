// Sign-in to the portal with an OpenID provider.
import { boolean, lineOf, openidIssuer, openidRoles, optional, text } from "../setting-parsers.ts";
import type { Row } from "./row.ts";

export const openid = {
  openidIssuer: {
    flag: "--openid-issuer",
    env: "OPENID_ISSUER",
    default: "",
    help: "issuer of the OpenID provider with which people sign in to the portal, such as https://accounts.google.com; empty: passwords only",
    parse: optional(openidIssuer),
  },
  openidClientId: {
    flag: "--openid-client-id",
    env: "OPENID_CLIENT_ID",
    default: "",
    help: "client id of the portal at the provider; its redirect URI is the portal's URL with /openid/callback",
    parse: text(),
  },
  openidClientSecret: {
    flag: "--openid-client-secret",
    env: "OPENID_CLIENT_SECRET",
    default: "",
    help: "client secret of the portal at the provider",
    secret: true,
    parse: text(),
  },
  openidLabel: {
    flag: "--openid-label",
    env: "OPENID_LABEL",
    default: "OpenID",
    help: "name of the provider on the button `Sign in with …`",
    parse: lineOf(40),
  },
  openidRoles: {
    flag: "--openid-roles",
    env: "OPENID_ROLES",
    default: "",
    help: "roles of operators by value of the claim, such as admin=esim-admins,support=esim-support; the first match counts; creates operators; empty: roles are given in the portal",
    parse: optional(openidRoles),
  },
  openidRolesClaim: {
    flag: "--openid-roles-claim",
    env: "OPENID_ROLES_CLAIM",
    default: "groups",
    help: "claim with the values of --openid-roles: a text or a list of texts",
    parse: text("give the name of a claim, such as groups"),
  },
  openidTrustEmail: {
    flag: "--openid-trust-email",
    env: "OPENID_TRUST_EMAIL",
    default: "false",
    help: "an email address without the claim email_verified counts as verified, as for Microsoft Entra ID; false in the claim is still rejected",
    parse: boolean,
  },
  openidOnly: {
    flag: "--openid-only",
    env: "OPENID_ONLY",
    default: "false",
    help: "operators sign in with the provider only, not with a password; members of accounts keep their passwords",
    parse: boolean,
  },
} satisfies Record<string, Row>;
