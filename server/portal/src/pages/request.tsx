// One logged request: its details, its sender, and the response if it was an error.
import { errorCatalogue } from "@partner-esim/generated/errors";
import type { LoggedRequestDetail } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatBody } from "../format.ts";
import { useLoad } from "../load.ts";
import { FindRequest } from "../parts/find-request.tsx";
import { Page, Section } from "../parts/page.tsx";
import { errorPage, KeyHint, operationPage, StatusCode, tookOf } from "../parts/request-values.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Copyable, CopyButton, Fact, Facts, Id, When } from "../parts/values.tsx";
import { useParams } from "../router.tsx";
import { may } from "../session.ts";

export default function Request() {
  const { id = "" } = useParams();
  const path = { params: { path: { id } } };
  const ofAll = may("allRequestsGet");
  const request = useLoad(
    () => ask(ofAll ? api.GET("/operator/requests/{id}", path) : api.GET("/requests/{id}", path)),
    [id],
  );
  const { data, problem } = request;
  return (
    <Page
      title={data ? `${data.method} ${data.path}` : "Request"}
      back={{ to: "requests", text: "Requests" }}
      actions={<FindRequest />}
    >
      {problem?.code === "not_found" ? (
        <Empty title={`${id} is not in the log`}>
          <p>{problem.message}</p>
          {!ofAll && (
            <p>
              Only requests of your own account are shown. One whose API key was missing or unknown belongs to
              no account: check the key your program sends.
            </p>
          )}
          <p>
            <button type="button" onClick={request.reload}>
              Try again
            </button>
          </p>
        </Empty>
      ) : (
        <Read of={request}>{(shown) => <Content request={shown} ofAll={ofAll} />}</Read>
      )}
    </Page>
  );
}

const none = <span class="quiet">None</span>;

function Content({ request, ofAll }: { request: LoggedRequestDetail; ofAll: boolean }) {
  const { account_id: account, key_id: key, mode, operation, code, param, response } = request;
  return (
    <>
      <Facts>
        <Fact name="Status">
          <StatusCode of={request.status} /> {request.replayed && "replayed"}
        </Fact>
        <Fact name="Error code">{code ? <a href={errorPage(code)}>{code}</a> : none}</Fact>
        <Fact name="Parameter">{param ? <code>{param}</code> : none}</Fact>
        <Fact name="When">
          <When at={request.created} exact />
        </Fact>
        <Fact name="Took">{tookOf(request)}</Fact>
        <Fact name="Operation">
          {operation ? (
            <a href={operationPage(operation)}>{operation}</a>
          ) : (
            <span class="quiet">Not reached</span>
          )}
        </Fact>
        <Fact name="Key">
          {request.key_name !== null && <div>{request.key_name}</div>}
          <KeyHint of={request} />
          {key && (
            <div class="inline small">
              <a href={ofAll ? `accounts/${account}?key=${key}` : `keys?key=${key}`}>View key</a>
              <a href={`requests?key=${key}&mode=${mode}${ofAll ? `&account=${account}` : ""}`}>
                Its requests
              </a>
            </div>
          )}
        </Fact>
        {ofAll && (
          <Fact name="Account">
            {account ? <a href={`accounts/${account}`}>{request.account_name}</a> : none}
          </Fact>
        )}
        {request.order_id && (
          <Fact name="Order">
            <Id
              id={request.order_id}
              to={ofAll ? `support?id=${request.order_id}` : `orders/${request.order_id}`}
            />
          </Fact>
        )}
        {request.topup_iccid && (
          <Fact name="Topped up">
            <Id
              id={request.topup_iccid}
              to={ofAll ? `support?id=${request.topup_iccid}` : `esims/${request.topup_iccid}`}
            />
          </Fact>
        )}
        <Fact name="Client IP address">{request.address ?? <span class="quiet">Not stored</span>}</Fact>
        <Fact name="Idempotency key">
          {request.idempotency_key ? <code class="break">{request.idempotency_key}</code> : none}
        </Fact>
        <Fact name="Id" broad>
          <Copyable text={request.id} what="Request id" />
        </Fact>
      </Facts>
      {response === null ? (
        <p class="small quiet">
          Response bodies are logged for errors only. Request bodies, queries and keys are never logged.
        </p>
      ) : (
        <ErrorResponse code={code} response={response} />
      )}
    </>
  );
}

/** Renders text of the contract, in which names are in backticks. */
function Prose({ text }: { text: string }) {
  return <>{text.split("`").map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))}</>;
}

function ErrorResponse({ code, response }: { code: string | null; response: string }) {
  const known = Object.entries(errorCatalogue).find(([name]) => name === code)?.[1];
  const text = formatBody(response);
  return (
    <Section title="Response" actions={<CopyButton text={text} what="Response" />}>
      {known && (
        <p>
          <Prose text={known.fix} /> <a href={errorPage(code ?? "")}>More about {code}</a>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      <p class="small quiet">The request's body, query and key are not logged.</p>
    </Section>
  );
}
