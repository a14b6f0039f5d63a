// Filters of lists of orders and eSIMs, for members and operators.
import type { ComponentChildren } from "preact";
import { api, ask } from "../api.ts";
import { startOfDay } from "../format.ts";
import { type Label, wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { useFilter, useFilters } from "../router.tsx";
import { may } from "../session.ts";
import { Choice, SearchField } from "./page.tsx";
import { DayRange, parseDay } from "./ranges.tsx";
import { useTimeOrder } from "./time-order.ts";

/** Returns a list's filters and sorting, and the fields that change them. @param when heading of the time */
export function usePurchaseFilters<S extends string>(statuses: Record<S, Label>, when: string) {
  const [status, statusChoice] = useStatus(statuses);
  const [chosen, filter] = useFilters();
  const { customer_ref, traveller, iccid, destination } = chosen;
  const [from, until] = [dayOf(chosen.from), dayOf(chosen.until)];
  const { sorting, query: order } = useTimeOrder(when);
  const fields = (
    <>
      {statusChoice}
      <SearchField
        label="Reference, in full"
        value={customer_ref}
        search={(text) => filter({ customer_ref: text })}
      />
      <DayRange label={when} from={from} until={until} choose={(days) => filter({ ...days })} />
      <SearchField label="Traveller" value={traveller} search={(text) => filter({ traveller: text })} />
      <SearchField
        label="ICCID, in full"
        value={iccid}
        search={(text) => filter({ iccid: text.replaceAll(" ", "") })}
      />
      {may("countriesList") && (
        <Destination value={destination ?? ""} choose={(code) => filter({ destination: code })} />
      )}
    </>
  );
  const query = {
    ...(status && { status }),
    ...(customer_ref && { customer_ref }),
    ...(traveller && { traveller }),
    ...(iccid && { iccid }),
    ...(destination && { destination }),
    ...(from && { created_after: startOfDay(from) }),
    ...(until && { created_before: startOfDay(until, 1) }),
  };
  return { query, order, sorting, fields, isFiltered: Object.keys(query).length > 0 };
}

/** A URL may contain any text. */
const dayOf = (text = ""): string => parseDay(text) ?? "";

/** Returns the chosen status, undefined for any, and its field. */
export function useStatus<S extends string>(labels: Record<S, Label>): [S | undefined, ComponentChildren] {
  const [chosen, choose] = useFilter("status");
  const options = wordsOf(labels).map((word) => [word, labels[word].text] as const);
  const choice = <Choice label="Status" value={chosen} choose={choose} options={[["", "Any"], ...options]} />;
  return [wordsOf(labels).find((word) => word === chosen), choice];
}

function Destination({ value, choose }: { value: string; choose: (code: string) => void }) {
  const { data } = useLoad(() => ask(api.GET("/countries")), []);
  const options = (data?.data ?? []).map(({ code, name }) => [code, name] as const);
  return <Choice label="Destination" value={value} choose={choose} options={[["", "Any"], ...options]} />;
}
