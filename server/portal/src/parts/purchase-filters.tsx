// Filters of orders and eSIMs by traveller, ICCID and destination.
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { Choice, SearchField } from "./page.tsx";

export interface PurchaseQuery {
  traveller?: string;
  iccid?: string;
  destination?: string;
}

/** What is filtered by, and the fields that change it. */
export function usePurchaseFilters() {
  const [query, setQuery] = useState<PurchaseQuery>({});
  const set = (name: keyof PurchaseQuery, text: string) => {
    const { [name]: _, ...rest } = query;
    setQuery(text === "" ? rest : { ...rest, [name]: text });
  };
  const fields = (
    <>
      <SearchField label="Traveller" search={(text) => set("traveller", text)} />
      <SearchField label="ICCID, in full" search={(text) => set("iccid", text.replaceAll(" ", ""))} />
      <Destination value={query.destination ?? ""} choose={(code) => set("destination", code)} />
    </>
  );
  return { query, fields };
}

function Destination({ value, choose }: { value: string; choose: (code: string) => void }) {
  const { data } = useLoad(() => ask(api.GET("/countries")), []);
  const options = (data?.data ?? []).map(({ code, name }) => [code, name] as const);
  return <Choice label="Destination" value={value} choose={choose} options={[["", "Any"], ...options]} />;
}
