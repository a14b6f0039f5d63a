/** Parses and validates the command line. */
import { parseArgs } from "node:util";
import { UsageError } from "./profile.ts";

export const usage = `Checks a deployment of the Partner eSIM API, by real HTTP, against every rule that HTTP can show.

  npx --no-install partner-esim-conformance --base-url URL --test-key KEY [--test-key KEY …] [options]
  npx --no-install partner-esim-conformance --profile FILE [options]
  npx --no-install partner-esim-conformance --serve [options]

What to test
  --base-url URL       the URL that paths are appended to; it ends in /partner/api
  --profile FILE       JSON: { baseUrl, accounts: [{ name, testKeys, liveKeys }], liveOrders, sourceAddresses, … }
  --test-key KEY       a test key of the main account (repeatable; two or more show more rules)
  --live-key KEY       a live key of the main account (repeatable)
  --live-orders        allow live orders (they are charged to the account's wallet)
  --operator COMMAND   the operator's command line, which creates accounts and keys
  --database PLACE     passed to the operator's command line; with --serve, an empty database to start it on
  --portal-url URL     the portal (PORTAL_URL), for the rules that HTTP alone cannot show
  --operator-token T   an operator token of the portal (OPERATOR_TOKEN)
  --change-catalogue   allow changes of the shared catalogue for some seconds (with a portal)
  --serve              start a fresh service, test it, stop it (needs the package @partner-esim/server)

Which rules
  --only GLOB          only rules whose id matches, such as "orders.*" or "errors.*.429-*" (repeatable)
  --beyond-http        also the rules that need the portal, webhooks, a virtual clock or a controllable
                       supplier; implied by a portal URL
  --list               print the rules and stop
  --explain RULE       print one rule and the case that tests it, and stop

How
  --concurrency N      cases at once (default 16)
  --timeout SECONDS    per response (default 30)
  --read-only          change nothing: cases that would write are not run
  --baseline FILE      JSON: { failures: { RULE: REASON }, skips: { RULE: REASON } }, the rules expected not to pass;
                       a stale entry is an error

Reports, all of one result; each path is checked before the first request
  --json FILE          the result tree
  --junit FILE         JUnit
  --tap FILE           TAP 14
  --html FILE          one self-contained page, with the traffic of each failure
  --badge FILE         an SVG
  --version
  --help

Exit codes: 0 conformant, or as the baseline expects; 1 not conformant, or a stale baseline; 2 invalid command line,
profile, baseline or report path; 3 the suite broke, was interrupted, or nothing ran.
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
        version: { type: "boolean", default: false },
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
  if (faults.length > 0) throw new UsageError(faults.map(([name]) => `--${name} must be an integer above 0`));
  return numbers;
}
