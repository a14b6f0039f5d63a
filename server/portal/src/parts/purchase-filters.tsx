// Filters of lists of orders and eSIMs, for members and operators.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { startOfDay } from "../format.ts";
import { type Label, wordsOf } from "../labels.ts";
import { useLoad } from "../load.ts";
import { may } from "../session.ts";
import { Choice, DayField, SearchField } from "./page.tsx";
import { useTimeOrder } from "./time-order.ts";

interface PurchaseQuery {
  customer_ref?: string;
  created_after?: string;
  created_before?: string;
  traveller?: string;
  iccid?: string;
  destination?: string;
}

/** What a list is filtered and sorted by, and the fields that change it. @param when heading of the time */
export function usePurchaseFilters<S extends string>(statuses: Record<S, Label>, when: string) {
  const [status, statusChoice] = useStatus(statuses);
  const [texts, setTexts] = useState<PurchaseQuery>({});
  const { sorting, query: order } = useTimeOrder(when);
  const set = (name: keyof PurchaseQuery, text: string) => {
    const { [name]: _, ...rest } = texts;
    setTexts(text === "" ? rest : { ...rest, [name]: text });
  };
  const fields = (
    <>
      {statusChoice}
      <SearchField label="Reference, in full" search={(text) => set("customer_ref", text)} />
      <DayField label={`${when} from`} choose={(day) => set("created_after", day && startOfDay(day))} />
      <DayField label={`${when} until`} choose={(day) => set("created_before", day && startOfDay(day, 1))} />
      <SearchField label="Traveller" search={(text) => set("traveller", text)} />
      <SearchField label="ICCID, in full" search={(text) => set("iccid", text.replaceAll(" ", ""))} />
      {may("countriesList") && (
        <Destination value={texts.destination ?? ""} choose={(code) => set("destination", code)} />
      )}
    </>
  );
  const query = { ...texts, ...(status && { status }) };
  return { query, order, sorting, fields, isFiltered: Object.keys(query).length > 0 };
}

/** A status, or undefined for any, with the field that changes it. */
export function useStatus<S extends string>(labels: Record<S, Label>): [S | undefined, ComponentChildren] {
  const [status, setStatus] = useState<S>();
  const options = wordsOf(labels).map((word) => [word, labels[word].text] as const);
  const choice = (
    <Choice
      label="Status"
      value={status ?? ""}
      choose={(chosen) => setStatus(chosen === "" ? undefined : (chosen as S))}
      options={[["", "Any"], ...options]}
    />
  );
  return [status, choice];
}

function Destination({ value, choose }: { value: string; choose: (code: string) => void }) {
  const { data } = useLoad(() => ask(api.GET("/countries")), []);
  const options = (data?.data ?? []).map(({ code, name }) => [code, name] as const);
  return <Choice label="Destination" value={value} choose={choose} options={[["", "Any"], ...options]} />;
}
