// Changes to operators. A deployment with an admin never loses its last one.
import { type Actor, addAuditEntry } from "../accounts/audit-log.ts";
import type { Tx } from "../ports.ts";
import { Refusal } from "../refusal.ts";
import type { OperatorRole, Person } from "./person.ts";

export async function changeOperatorRole(
  tx: Tx,
  id: string,
  role: OperatorRole,
  actor: Actor,
  now: number,
): Promise<Person | Refusal<"not_found" | "last_admin">> {
  const operators = await lockOperators(tx);
  const person = operators.find((one) => one.id === id);
  if (!person) return unknownOperator();
  if (person.role === role) return person;
  if (isLastAdmin(operators, person)) return lastAdmin();
  const changed = { ...person, role };
  await tx.people.update(changed);
  await addAuditEntry(tx, null, actor, "operator.role_changed", id, now, `${person.email}, ${role}`);
  return changed;
}

export async function removeOperator(
  tx: Tx,
  id: string,
  actor: Actor,
  now: number,
): Promise<Person | Refusal<"not_found" | "last_admin">> {
  const operators = await lockOperators(tx);
  const person = operators.find((one) => one.id === id);
  if (!person) return unknownOperator();
  if (isLastAdmin(operators, person)) return lastAdmin();
  await tx.people.delete(person.n);
  await addAuditEntry(tx, null, actor, "operator.removed", id, now, person.email);
  return person;
}

/** Locks all operators, so that the last two admins cannot both be removed. */
async function lockOperators(tx: Tx): Promise<Person[]> {
  const operators: Person[] = [];
  const known = await tx.people.ofAccount(null);
  for (const { n } of known.sort((a, b) => a.n - b.n)) {
    const operator = await tx.people.lock(n);
    if (operator) operators.push(operator);
  }
  return operators;
}

const isLastAdmin = (operators: readonly Person[], person: Person): boolean =>
  person.role === "admin" && operators.filter(({ role }) => role === "admin").length === 1;

function unknownOperator(): Refusal<"not_found"> {
  return new Refusal("not_found", "There is no operator with this id.");
}

function lastAdmin(): Refusal<"last_admin"> {
  return new Refusal("last_admin", "No admin would be left. Make another operator an admin first.");
}
