import { toJson } from "../../domain/json.ts";
import { search } from "../../domain/search/search.ts";
import { listTurns } from "../../http/list-turns.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";

export function searchHandlers({ store: { reads } }: PortalServices) {
  const searchGet: Handler<"searchGet"> = async ({ caller, query, now, hasLeft }) => {
    const { n: account } = caller.account;
    const data = await listTurns.read({ account, hasLeft }, () => search(reads, query.q, account, now));
    return { status: 200, body: toJson({ data }) };
  };
  const allSearchGet: Handler<"allSearchGet"> = async ({ query, now }) => ({
    status: 200,
    body: toJson({ data: await search(reads, query.q, null, now) }),
  });
  return { searchGet, allSearchGet };
}
