import { type SearchHit, type SearchInput, type SearchKind, search } from "../../domain/search/search.ts";
import { toJson } from "../../domain/values/json.ts";
import { toTimestamp } from "../../domain/values/timestamps.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";

const toHit = ({ createdAt, ...hit }: SearchHit) => ({ ...hit, created: toTimestamp(createdAt) });

const toSearchInput = ({ q, kind }: { q: string; kind?: SearchKind | undefined }): SearchInput => ({
  text: q,
  kind: kind ?? null,
});

export function searchHandlers({ store: { reads } }: PortalServices) {
  const searchGet: Handler<"searchGet"> = async ({ caller, query, now }) => {
    const { n: account } = caller.account;
    const data = await search(reads, toSearchInput(query), account, now);
    return { status: 200, body: toJson({ data: data.map(toHit) }) };
  };
  const allSearchGet: Handler<"allSearchGet"> = async ({ query, now }) => ({
    status: 200,
    body: toJson({ data: (await search(reads, toSearchInput(query), null, now)).map(toHit) }),
  });
  return { searchGet, allSearchGet };
}
