import { packageNotFound } from "../../domain/orders/orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { packageText } from "../../domain/representations.ts";
import { type Json, pageOfItems, toJson } from "../../domain/values/json.ts";
import { startOf } from "../../http/pages.ts";
import type { Body, Handler } from "../operation.ts";
import { PageTexts } from "../page-texts.ts";
import type { Services } from "../services.ts";

export function catalogueHandlers({ views, cursors }: Services) {
  const pages = new PageTexts<Json<Body<"packagesList">>>();

  const countriesList: Handler<"countriesList"> = async ({ holder }) => {
    const { destinations } = await views.of(holder.account);
    const data = destinations.map(({ code, name, type, packagesCount }) => ({
      code,
      name,
      type,
      packages_count: packagesCount,
    }));
    return { status: 200, body: toJson({ data }) };
  };

  const packagesList: Handler<"packagesList"> = async ({ holder, query }) => {
    const { limit, cursor, ...filter } = query;
    const list = { operation: "packagesList", ledger: holder.ledger } as const;
    const start = startOf(cursors, list, cursor);
    if (start instanceof Refusal) return start;
    const view = await views.of(holder.account);
    const name = `${holder.ledger} ${JSON.stringify(query)}`;
    const known = pages.get(view, name);
    if (known !== undefined) return { status: 200, body: known };
    const { offers, hasMore } = view.list(filter, start?.n ?? null, limit);
    const last = offers.at(-1);
    const next = hasMore && last ? cursors.encode(list, { at: 0, n: last.package.number }) : null;
    const body = pageOfItems(offers.map(packageText), next);
    pages.set(view, name, body);
    return { status: 200, body };
  };

  const packagesGet: Handler<"packagesGet"> = async ({ holder, path }) => {
    const offer = (await views.of(holder.account)).offer(path.id);
    return offer === null ? packageNotFound() : { status: 200, body: packageText(offer) };
  };

  return { countriesList, packagesList, packagesGet };
}
