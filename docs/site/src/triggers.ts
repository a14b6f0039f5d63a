// The effects of a reference's prefix on a test request, as a table.
import type { Route } from "./contract.ts";
import { errorLink } from "./links.ts";
import { table } from "./page.ts";

export function triggerTable({ sandboxTriggers, errors }: Route): string {
  const rows = sandboxTriggers.map(({ prefix, outcome, effect }) => {
    const error = errors.find(({ code }) => code === outcome);
    const returned = error ? `${error.status} ${errorLink(outcome)}` : `status \`${outcome}\``;
    return [`\`${prefix}\``, `${returned}: ${effect}`];
  });
  return table([`\`${sandboxTriggers[0]?.field}\` begins with`, "Outcome"], rows);
}
