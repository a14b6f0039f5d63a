// Filters of audit logs, for members and operators.
import type { ActivityGroup } from "@partner-esim/generated/portal/models";
import { wordsOf } from "../labels.ts";
import { useFilters } from "../router.tsx";
import { actorNames } from "./activity-table.tsx";
import { Choice, SearchField } from "./page.tsx";
import { TimeRange } from "./ranges.tsx";

const groups: Record<ActivityGroup, string> = {
  sign_in: "Sign-in",
  people: "People",
  keys: "Keys and tokens",
  webhooks: "Webhooks",
  purchases: "Orders, eSIMs and top-ups",
  money: "Money",
  account: "Account",
  exports: "Exports",
  catalogue: "Catalogue",
  deployment: "Deployment",
};

export function useActivityFilters() {
  const [{ group: chosen, actor, since, until }, filter] = useFilters();
  const group = wordsOf(groups).find((word) => word === chosen);
  const fields = (
    <>
      <SearchField label="Who" value={actor} search={(text) => filter({ actor: text })} />
      <Choice
        label="What"
        value={group ?? ""}
        choose={(word) => filter({ group: word })}
        options={[["", "Anything"], ...wordsOf(groups).map((word) => [word, groups[word]] as const)]}
      />
      <TimeRange since={since ?? ""} until={until ?? ""} choose={(times) => filter({ ...times })} />
    </>
  );
  const query = {
    ...(group && { group }),
    ...(actor && { actor: namedActor(actor) }),
    ...(since && { since }),
    ...(until && { until }),
  };
  return { query, fields, isFiltered: Object.keys(query).length > 0 };
}

/** The table shows some actors under another name. */
const namedActor = (text: string): string =>
  wordsOf(actorNames).find((actor) => actorNames[actor]?.toLowerCase() === text.toLowerCase()) ?? text;
