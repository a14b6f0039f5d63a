import type { components } from "@partner-esim/generated/portal/types";
import { isDaily, type Offer } from "../../domain/catalogue/catalogue.ts";
import { packageNotFound } from "../../domain/orders/orders.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toPackageResponse } from "../../domain/representations.ts";
import { type Json, pageOfItems, toJson } from "../../domain/values/json.ts";
import { openList } from "../lists.ts";
import type { Handler } from "../operation.ts";
import type { PortalServices } from "../services.ts";

export const staffPackageText = (offer: Offer): Json<components["schemas"]["StaffPackage"]> =>
  toJson({ ...toPackageResponse(offer), daily: isDaily(offer.package) });

export function catalogueHandlers({ views, cursors }: PortalServices) {
  const countriesList: Handler<"countriesList"> = async ({ caller }) => {
    const { destinations } = await views.of(caller.account);
    const data = destinations.map(({ packagesCount, ...same }) => ({
      ...same,
      packages_count: packagesCount,
    }));
    return { status: 200, body: toJson({ data }) };
  };

  const packagesList: Handler<"packagesList"> = async ({ caller, query }) => {
    const { limit, cursor, ...filter } = query;
    const list = openList(cursors, "packagesList", caller.account.n, { limit, cursor });
    if (list instanceof Refusal) return list;
    const view = await views.of(caller.account);
    const { offers, hasMore } = view.list(filter, list.page.after?.n ?? null, limit);
    const last = offers.at(-1);
    const next = hasMore && last ? cursors.encode(list.name, { at: 0, n: last.package.number }) : null;
    return { status: 200, body: pageOfItems(offers.map(staffPackageText), next) };
  };

  const packagesGet: Handler<"packagesGet"> = async ({ caller, path }) => {
    const offer = (await views.of(caller.account)).offer(path.id);
    return offer === null ? packageNotFound() : { status: 200, body: staffPackageText(offer) };
  };

  return { countriesList, packagesList, packagesGet };
}
