/** Parses and validates the command line. */
import { parseArgs } from "node:util";
import { UsageError } from "./profile.ts";

export const usage = `Checks a deployment of the Partner eSIM API, by real HTTP, against every rule that HTTP can show.

  npx partner-esim-conformance --base-url URL --test-key KEY [--test-key KEY …] [options]
  npx partner-esim-conformance --profile FILE [options]
  npx partner-esim-conformance --serve [options]

What to test
  --base-url URL       the address that paths are appended to; it ends in /partner/api
  --profile FILE       JSON: { baseUrl, accounts: [{ name, testKeys, liveKeys }], liveOrders, sourceAddresses, … }
  --test-key KEY       a test key of the main account (repeatable; two or more show more rules)
  --live-key KEY       a live key of the main account (repeatable)
  --live-orders        live orders are welcome (they are charged to the account's wallet)
  --operator COMMAND   the deployment's operator command line: accounts and keys are made by it
  --database FILE      passed to the operator's command line
  --portal-url URL     the portal (PORTAL_URL), for the rules that HTTP alone cannot show
  --operator-token T   a token of the portal for staff of the service (OPERATOR_TOKEN)
  --change-catalogue   what is on sale for everybody may be changed for some seconds (with a portal)
  --serve              start a fresh service, test it, stop it (needs the package @partner-esim/server)

Which rules
  --only GLOB          only rules whose id matches, such as "orders.*" or "errors.*.429-*" (repeatable)
  --beyond-http        also the rules that need the portal, webhooks, a clock that can be moved or a supplier
                       that can be told what to do; so it is too when a portal's address is given
  --list               print the rules and stop
  --explain RULE       print one rule and what judges it, and stop

How
  --concurrency N      cases at once (default 16)
  --timeout SECONDS    for one answer (default 30)
  --read-only          change nothing: cases that would write are not run
  --baseline FILE      JSON: { failures: { RULE: REASON }, skips: { RULE: REASON } }, what is expected not to pass;
                       an entry that does not hold any more is an error

Reports, all of one result; each path is tried before anything is sent
  --json FILE          the result tree
  --junit FILE         JUnit
  --tap FILE           TAP 14
  --html FILE          one page that needs nothing else, with the traffic of each failure
  --badge FILE         an SVG
  --help

Exit codes: 0 conformant, or with a baseline just as it expects; 1 not so, or a stale baseline; 2 wrong command line,
profile, baseline or path of a report; 3 the suite broke, was interrupted, or nothing ran.
`;

export function readCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        "base-url": { type: "string" },
        profile: { type: "string" },
        "test-key": { type: "string", multiple: true, default: [] },
        "live-key": { type: "string", multiple: true, default: [] },
        "live-orders": { type: "boolean", default: false },
        "change-catalogue": { type: "boolean", default: false },
        operator: { type: "string" },
        database: { type: "string" },
        serve: { type: "boolean", default: false },
        "portal-url": { type: "string" },
        "operator-token": { type: "string" },
        "beyond-http": { type: "boolean", default: false },
        only: { type: "string", multiple: true, default: [] },
        list: { type: "boolean", default: false },
        concurrency: { type: "string", default: "16" },
        timeout: { type: "string", default: "30" },
        json: { type: "string" },
        junit: { type: "string" },
        tap: { type: "string" },
        html: { type: "string" },
        badge: { type: "string" },
        explain: { type: "string" },
        baseline: { type: "string" },
        "read-only": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError([(error as Error).message]);
  }
}

export type Flags = ReturnType<typeof readCommandLine>;

export function readNumbers(flags: Flags): { concurrency: number; timeout: number } {
  const read = (name: "concurrency" | "timeout") =>
    /^[1-9]\d*$/.test(flags[name]) ? Number(flags[name]) : Number.NaN;
  const numbers = { concurrency: read("concurrency"), timeout: read("timeout") };
  const faults = Object.entries(numbers).filter(([, value]) => Number.isNaN(value));
  if (faults.length > 0)
    throw new UsageError(faults.map(([name]) => `--${name} must be a whole number above 0`));
  return numbers;
}
