// People, their sessions and operator tokens as responses.
import type { components } from "@partner-esim/generated/portal/types";
import type { Account } from "../domain/accounts/account.ts";
import type { Invitation } from "../domain/people/invitations.ts";
import type { OperatorToken } from "../domain/people/operator-token.ts";
import { isTokenExpired } from "../domain/people/operator-tokens.ts";
import type { MemberRole, OperatorRole, Person } from "../domain/people/person.ts";
import { lacksSecondFactor } from "../domain/people/second-factor.ts";
import type { Session } from "../domain/people/session.ts";
import { csrfTokenOf } from "../domain/people/sessions.ts";
import { timestampOrNull, toTimestamp } from "../domain/values/timestamps.ts";
import type { OpenSession } from "./operation.ts";
import type { PortalServices } from "./services.ts";

type Schemas = components["schemas"];

export function toSessionResponse(
  person: Person,
  account: Account | null,
  open: OpenSession,
  services: Pick<PortalServices, "needsSecondFactor" | "capabilities" | "zone">,
): Schemas["Session"] {
  const { needsSecondFactor, capabilities, zone } = services;
  const { id, email, name } = person;
  const looking = open.session.looksAt !== null && account !== null;
  return {
    person: { id, email, name, role: looking ? "viewer" : person.role },
    account: account && {
      id: account.id,
      name: account.name,
      active: account.active,
      live_approved: account.liveApproved,
    },
    looking,
    csrf_token: csrfTokenOf(open.token),
    totp_enabled: person.totpSecret !== null,
    totp_needed: needsSecondFactor && lacksSecondFactor({ person }, open.session),
    recovery_codes_left: person.recoveryCodes.length,
    time_zone: zone.name,
    local_webhooks: capabilities.localWebhooks,
    expires: toTimestamp(open.session.expiresAt),
  };
}

export function toOwnSessionResponse(session: Session, current: Session): Schemas["OwnSession"] {
  const { id, browser, address } = session;
  return {
    id,
    current: session.hash === current.hash,
    browser,
    address,
    created: toTimestamp(session.createdAt),
    expires: toTimestamp(session.expiresAt),
  };
}

export function toMemberResponse({ id, email, name, role, ...person }: Person): Schemas["Member"] {
  return {
    id,
    email,
    name,
    role: role as MemberRole,
    totp_enabled: person.totpSecret !== null,
    invited: timestampOrNull(person.invitedAt),
    last_sign_in: timestampOrNull(person.lastSignInAt),
    created: toTimestamp(person.createdAt),
  };
}

export function toInvitedMemberResponse({ person, link }: Invitation): Schemas["InvitedMember"] {
  return { member: toMemberResponse(person), invitation_link: link };
}

export function toInvitedOperatorResponse({ person, link }: Invitation): Schemas["InvitedOperator"] {
  return { operator: toOperatorResponse(person), invitation_link: link };
}

export function toOperatorResponse({ id, email, name, role, ...person }: Person): Schemas["Operator"] {
  return {
    id,
    email,
    name,
    role: role as OperatorRole,
    totp_enabled: person.totpSecret !== null,
    invited: timestampOrNull(person.invitedAt),
    last_sign_in: timestampOrNull(person.lastSignInAt),
    created: toTimestamp(person.createdAt),
  };
}

export function toTokenResponse(token: OperatorToken, now: number): Schemas["TokenOfOperator"] {
  const { id, name, scopes } = token;
  return {
    id,
    name,
    scopes: [...scopes],
    expires: timestampOrNull(token.expiresAt),
    expired: isTokenExpired(token, now),
    revoked: timestampOrNull(token.revokedAt),
    created: toTimestamp(token.createdAt),
  };
}
