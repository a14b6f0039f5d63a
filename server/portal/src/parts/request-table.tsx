// The columns of logged requests, and the status filter.
import { errorCatalogue } from "@partner-esim/generated/errors";
import type { LoggedRequest, RequestMethod } from "@partner-esim/generated/portal/models";
import { KeyHint, Requested, StatusCode, tookOf } from "./request-values.tsx";
import type { Column } from "./table.tsx";
import { Code, When } from "./values.tsx";

const errorStatuses = [...new Set(Object.values(errorCatalogue).map(({ status }) => String(status)))].sort();
export const requestStatuses = [
  ["", "Any"],
  ["2xx", "2xx: succeeded"],
  ["4xx", "4xx: rejected"],
  ["5xx", "5xx: failed"],
  ...errorStatuses.map((status) => [status, status] as const),
] as const;

const methods: Record<RequestMethod, string> = { GET: "GET: reads", POST: "POST: purchases" };
export const requestMethods = [["", "Any"], ...Object.entries(methods)] as const;

export const requestColumns: Column<LoggedRequest>[] = [
  {
    head: "Request",
    cell: (request) => (
      <>
        <a href={`requests/${request.id}`}>
          <Requested of={request} />
        </a>
        <div class="small quiet id wide">{request.id}</div>
      </>
    ),
  },
  {
    head: "Status",
    cell: ({ status, code, replayed }) => (
      <>
        <StatusCode of={status} />
        {code && (
          <div class="small quiet break">
            <Code code={code} />
          </div>
        )}
        {replayed && <div class="small quiet">replayed</div>}
      </>
    ),
  },
  { head: "Key", wide: true, cell: (request) => <KeyHint of={request} /> },
  {
    head: "Took",
    numeric: true,
    wide: true,
    cell: (request) => <span class="figure">{tookOf(request)}</span>,
  },
  { head: "When", cell: ({ created }) => <When at={created} exact /> },
];
