// A recovery code signs a person in once, without the authenticator app. Codes are shown once and stored as hashes.
import { hash } from "node:crypto";
import { limits } from "@partner-esim/generated/portal/limits";
import { addOwnEntry } from "../accounts/audit-log.ts";
import type { Tx } from "../ports.ts";
import type { Random } from "../values/random.ts";
import { newPassword } from "./people.ts";
import type { Person } from "./person.ts";
import type { ClientOrigin } from "./ports.ts";

/** A code has 79 random bits, so a plain hash withstands guessing. */
export const newRecoveryCodes = (random: Random): string[] =>
  Array.from({ length: limits.recoveryCodes }, () => newPassword(random));

export const hashRecoveryCodes = (person: Pick<Person, "id">, codes: readonly string[]): string[] =>
  codes.map((code) => hashOf(person, code));

/** Returns the hash of one of the person's unused codes; null for any other text. */
export function findRecoveryCode(person: Person, code: string): string | null {
  const wanted = hashOf(person, code);
  return person.recoveryCodes.find((known) => known === wanted) ?? null;
}

function hashOf({ id }: Pick<Person, "id">, code: string): string {
  return hash("sha256", `recovery ${id} ${code.toLowerCase().replace(/[\s-]/g, "")}`, "hex");
}

/** Records the use of a code, and warns the person by email. */
export async function noteUse(
  tx: Tx,
  person: Person,
  client: ClientOrigin,
  serviceName: string,
  now: number,
): Promise<void> {
  const { account, email, recoveryCodes } = person;
  const left = recoveryCodes.length;
  await addOwnEntry(tx, person, client, "recovery_code.used", now, `${left} left`);
  await tx.mails.insert({
    account,
    kind: "recovery_code.used",
    toAddress: email,
    subject: `${serviceName}: a recovery code was used`,
    text: [
      "Somebody, probably you, has signed in with your password and a recovery code.",
      `Recovery codes left: ${left}`,
      "",
      "If it was not you, change your password in the portal and create new recovery codes.",
      "",
    ].join("\n"),
    createdAt: now,
  });
}
