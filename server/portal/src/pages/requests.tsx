// Logged requests of the account in the current mode, or of all accounts for operators. The URL holds the filters, so
// Back from a request shows the same list.
import type { ApiKey, LoggedRequest, Mode, RequestMethod } from "@partner-esim/generated/portal/models";
import { useEffect, useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { plural } from "../format.ts";
import { useLoad, usePages } from "../load.ts";
import { mode, modeNames, modes } from "../mode.ts";
import { FindRequest } from "../parts/find-request.tsx";
import { Choice, Filters, Page, SearchField } from "../parts/page.tsx";
import { TimeRange } from "../parts/ranges.tsx";
import { requestColumns, requestMethods, requestStatuses } from "../parts/request-table.tsx";
import { Empty } from "../parts/states.tsx";
import { type Column, PagedTable } from "../parts/table.tsx";
import { useFilters } from "../router.tsx";
import { may } from "../session.ts";

interface Chosen {
  account?: string;
  key?: string;
  mode?: Mode;
  status?: string;
  method?: RequestMethod;
  since?: string;
  until?: string;
}

export default function Requests() {
  const ofAll = may("allRequestsList");
  const [query, choose] = useFilters();
  const chosen: Chosen = query;
  const { account, key, status, method, since, until } = chosen;
  const shownMode = chosen.mode ?? (ofAll ? undefined : mode.value);
  const [keptDays, setKeptDays] = useState<number>();
  useEffect(() => {
    if (ofAll || chosen.mode === undefined) return;
    mode.value = modes.find((one) => one === chosen.mode) ?? mode.value;
    choose({ mode: "" });
  }, [chosen.mode]);
  const requests = usePages(
    async (cursor) => {
      const query = { cursor, mode: shownMode, key_id: key, status, method, since, until };
      const page = await ask(
        ofAll
          ? api.GET("/operator/requests", { params: { query: { ...query, account_id: account } } })
          : api.GET("/requests", { params: { query } }),
      );
      setKeptDays(page.kept_days);
      return page;
    },
    [account, key, shownMode, status, method, since, until],
  );
  const isFiltered = [account, key, status, method, since, until, ofAll && chosen.mode].some(Boolean);
  return (
    <Page
      title="Requests"
      actions={
        <>
          <FindRequest />
          <button type="button" onClick={requests.reload}>
            Refresh
          </button>
        </>
      }
    >
      <Filters>
        {ofAll && (
          <>
            <SearchField
              label="Account id"
              value={account}
              search={(id) => choose({ account: id, key: "" })}
            />
            <Choice
              label="Mode"
              value={chosen.mode ?? ""}
              choose={(one) => choose({ mode: one })}
              options={[["", "Any"], ...modes.map((one) => [one, modeNames[one]] as const)]}
            />
          </>
        )}
        <Choice
          label="Status"
          value={status ?? ""}
          choose={(one) => choose({ status: one })}
          options={requestStatuses}
        />
        <Choice
          label="Method"
          value={method ?? ""}
          choose={(one) => choose({ method: one })}
          options={requestMethods}
        />
        <KeyChoice account={account} chosen={key} mode={shownMode} choose={(id) => choose({ key: id })} />
        <TimeRange since={since ?? ""} until={until ?? ""} choose={(times) => choose({ ...times })} />
      </Filters>
      <PagedTable
        of={requests}
        caption="Requests"
        keyOf={({ id }) => id}
        columns={ofAll ? columnsOfAll : requestColumns}
        empty={
          <Empty title={isFiltered ? "No matching request" : "No requests yet"}>
            <p>
              {keptDays === 0
                ? "This service logs no requests."
                : `Requests to the API appear here a second after they ended, for ${plural(keptDays ?? 0, "day")}.`}
            </p>
          </Empty>
        }
      />
    </Page>
  );
}

const accountColumn: Column<LoggedRequest> = {
  head: "Account",
  wide: true,
  cell: ({ account_id: id, account_name: name }) =>
    id === null ? <span class="quiet">No valid key</span> : <a href={`accounts/${id}`}>{name}</a>,
};

const columnsOfAll = requestColumns.toSpliced(2, 0, accountColumn);

/** The keys of the account; operators first choose an account. */
function KeyChoice({
  account,
  chosen,
  mode: shown,
  choose,
}: {
  account?: string;
  chosen?: string;
  mode?: Mode;
  choose: (id: string) => void;
}) {
  const { data } = useLoad(async (): Promise<ApiKey[]> => {
    if (may("keysList")) return (await ask(api.GET("/keys"))).data;
    if (account === undefined) return [];
    return (await ask(api.GET("/operator/accounts/{id}/keys", { params: { path: { id: account } } }))).data;
  }, [account]);
  const keys = (data ?? []).filter((key) => shown === undefined || key.mode === shown);
  if (account === undefined && !may("keysList") && chosen === undefined) return null;
  const options = keys.map(({ id, name, hint }) => [id, `${name} (…${hint})`] as const);
  const isListed = chosen === undefined || keys.some(({ id }) => id === chosen);
  return (
    <Choice
      label="Key"
      value={chosen ?? ""}
      choose={choose}
      options={[["", "Any"], ...options, ...(isListed ? [] : [[chosen, chosen] as const])]}
    />
  );
}
