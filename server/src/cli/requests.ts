// `requests`: the request log, which a running service writes.
import type { Command } from "commander";
import { existingAccount } from "../domain/accounts/administration.ts";
import { existingKey } from "../domain/accounts/keys.ts";
import type { Position } from "../domain/lists/pages.ts";
import { statusesOf } from "../domain/request-log/filters.ts";
import { findRequest } from "../domain/request-log/find.ts";
import type { RequestFilter, ShownRequest } from "../domain/request-log/logged-request.ts";
import { toRequestDetailResponse, toRequestResponse } from "../domain/request-log/request-response.ts";
import type { RequestPage } from "../domain/request-log/store.ts";
import { group, type Result, type Run } from "./command.ts";
import { Failure, UsageFault } from "./faults.ts";
import { type DatabaseFlag, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { facts, table } from "./table.ts";
import { time, wholeNumber } from "./values.ts";

interface ListFlags extends DatabaseFlag {
  account?: string;
  key?: string;
  status?: RequestFilter["status"];
  since?: number;
  limit: number;
}

export function requestsCommands(program: Command, run: Run): void {
  const requests = group(
    program,
    "requests",
    "Requests to the API, as long as --request-log-days keeps them.",
  );
  const command = (name: string, description: string) =>
    withDatabase(requests.command(name)).description(description).option("--json", "print JSON");

  command("list", "List requests, newest first.")
    .option("--account <account>", "only those of this account")
    .option("--key <key>", "only those with this API key, by its id")
    .option(
      "--status <status>",
      "only those with this status code, such as 404, or class, such as 5xx",
      readStatus,
    )
    .option("--since <time>", "only those since this time, such as 2027-01-31T18:00:00Z", time)
    .option("--limit <n>", "maximum number of rows", wholeNumber(1, 10_000), 50)
    .action(run(async (_context, flags: ListFlags) => await list(flags)));
  command("show <request>", "Show a request by its id, req_…, and the response if it was an error.").action(
    run(async (_context, id: string, flags: DatabaseFlag) => await show(id, flags)),
  );
}

function readStatus(text: string): RequestFilter["status"] {
  const statuses = statusesOf(text);
  if (statuses === null)
    throw new UsageFault("--status must be a status code such as 404, or a class such as 5xx");
  return statuses;
}

async function list({ account, key, status, since, limit, ...flags }: ListFlags): Promise<Result> {
  return await withSession(flags, async ({ store: { reads } }) => {
    const filter = {
      account: account === undefined ? undefined : (await existingAccount(reads, account)).n,
      key: key === undefined ? undefined : (await existingKey(reads, key)).n,
      status,
      since,
    };
    const shown: ShownRequest[] = [];
    let after: Position | null = null;
    do {
      const page: RequestPage = await reads.requestLog.list(
        filter,
        { after, limit: limit - shown.length },
        async () => {},
      );
      shown.push(...page.requests);
      after = page.next;
    } while (after !== null && shown.length < limit);
    return {
      json: { requests: shown.map(toRequestResponse), has_more: after !== null },
      text: table(header, shown.map(toRow)),
    };
  });
}

const header = ["REQUEST", "TIME", "ACCOUNT", "KEY", "REQUESTED", "STATUS", "CODE", "MS"];

function toRow(request: ShownRequest): string[] {
  const { id, created, account_id, key_hint, method, path, status, code, duration_ms } =
    toRequestResponse(request);
  const key = key_hint === null ? "-" : `…${key_hint}`;
  const ms = duration_ms.toFixed(1);
  return [id, created, account_id ?? "-", key, `${method} ${path}`, String(status), code ?? "-", ms];
}

async function show(id: string, flags: DatabaseFlag): Promise<Result> {
  return await withSession(flags, async ({ store: { reads }, now }) => {
    const request = await findRequest(reads, id, now);
    if (request === null)
      throw new Failure(
        `the log has no request ${id}: it is too old, was not logged, or came within the last second`,
      );
    const response = toRequestDetailResponse(request);
    const pairs = Object.entries(response).map(([name, value]): [string, string] => [
      name,
      String(value ?? "-"),
    ]);
    return { json: response, text: facts(pairs) };
  });
}
