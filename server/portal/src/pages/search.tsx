// Search results by kind. The first result has the focus, and the arrow keys move it.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { enums } from "@partner-esim/generated/portal/enums";
import { limits } from "@partner-esim/generated/portal/limits";
import type { SearchHit, SearchKind } from "@partner-esim/generated/portal/models";
import { useEffect, useRef } from "preact/hooks";
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { mode, modeNames, modes } from "../mode.ts";
import { Page, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { Address, When } from "../parts/values.tsx";
import { currentPlace, go } from "../router.tsx";
import { session } from "../session.ts";

const kindNames: Record<SearchKind, string> = {
  account: "Accounts",
  order: "Orders",
  esim: "eSIMs",
  key: "API keys",
  request: "Requests",
  event: "Events",
  delivery: "Deliveries",
};

const partnerPage: Record<SearchKind, (hit: SearchHit) => string> = {
  account: () => ".",
  order: ({ id }) => `orders/${id}`,
  esim: ({ id }) => `esims/${id}`,
  key: ({ id }) => `keys?key=${id}`,
  request: ({ id }) => `requests/${id}`,
  event: ({ id }) => `events/${id}`,
  delivery: ({ id }) => `deliveries/${id}`,
};

const ofAccount = ({ account }: SearchHit) => `accounts/${account?.id}`;
const operatorPage: Record<SearchKind, (hit: SearchHit) => string> = {
  account: ofAccount,
  order: ({ id }) => `support?id=${id}`,
  esim: ({ id }) => `support?id=${id}`,
  key: (hit) => `${ofAccount(hit)}?key=${hit.id}`,
  request: ({ id }) => `requests/${id}`,
  event: (hit) => `${ofAccount(hit)}/events/${hit.id}`,
  delivery: (hit) => `${ofAccount(hit)}/deliveries/${hit.id}`,
};

const isOperator = () => session.value?.account === null;

export default function Search() {
  const { query } = currentPlace.value;
  const q = (query.q ?? "").trim();
  const only = enums.SearchKind.find((kind) => kind === query.kind);
  return (
    <Page title="Search" {...(only && { back: { to: searchPage(q), text: "All results" } })}>
      {q === "" && (
        <Empty title="Nothing to search for yet">
          <Hints />
        </Empty>
      )}
      {q.length > apiLimits.searchMax && (
        <Empty title="This is too long">
          <p>Search for at most {apiLimits.searchMax} characters.</p>
          <Hints />
        </Empty>
      )}
      {q !== "" && q.length <= apiLimits.searchMax && <Results q={q} only={only} />}
    </Page>
  );
}

const Hints = () => (
  <p>
    Search for the id or number of an order, an ICCID, a top-up's id, a request id, an event id, a delivery id
    or the last four characters of an API key; or for how a customer reference, a traveller's name, last name
    or email address
    {isOperator() ? ", or an account's name" : ""} begins.
  </p>
);

interface SearchFor {
  q: string;
  only: SearchKind | undefined;
}

const searchPage = (q: string, kind?: SearchKind) =>
  `search?${new URLSearchParams({ q, ...(kind && { kind }) })}`;

function Results({ q, only }: SearchFor) {
  const params = { params: { query: { q, kind: only } } };
  const hits = useLoad(
    () => ask(isOperator() ? api.GET("/operator/search", params) : api.GET("/search", params)),
    [q, only],
  );
  return (
    <Read of={hits}>
      {({ data }) =>
        exactOf(q, data) ? (
          <Open hit={exactOf(q, data)} />
        ) : data.length === 0 ? (
          <Empty title={`Nothing found for “${q}”`}>
            <Hints />
          </Empty>
        ) : (
          <Hits key={q} q={q} only={only} hits={data} />
        )
      }
    </Read>
  );
}

/** Returns the one result if the search was for its id. */
function exactOf(q: string, hits: readonly SearchHit[]): SearchHit | undefined {
  const [first, ...others] = hits;
  const wanted = q.toLowerCase();
  return first && others.length === 0 && [first.id, first.title].some((id) => id.toLowerCase() === wanted)
    ? first
    : undefined;
}

/** Opens the result's page in place of the search. */
function Open({ hit }: { hit: SearchHit | undefined }) {
  useEffect(() => {
    if (!hit) return;
    if (hit.mode !== null) mode.value = hit.mode;
    go((isOperator() ? operatorPage : partnerPage)[hit.kind](hit), true);
  }, [hit]);
  return null;
}

function Hits({ q, only, hits }: SearchFor & { hits: readonly SearchHit[] }) {
  const max = only === undefined ? limits.searchHitsMax : limits.searchHitsOfKindMax;
  const list = useRef<HTMLDivElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLAnchorElement>("a.hit") ?? [])];
  useEffect(() => links()[0]?.focus(), []);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = links();
    all[all.findIndex((link) => link.matches(":focus")) + step]?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it have the focus
    <div class="read" ref={list} onKeyDown={move}>
      {enums.SearchKind.map((kind) => [kind, hits.filter((hit) => hit.kind === kind)] as const)
        .filter(([, hitsOfKind]) => hitsOfKind.length > 0)
        .map(([kind, hitsOfKind]) => (
          <Section key={kind} title={kindNames[kind]}>
            <ul class="hits">
              {hitsOfKind.map((hit) => (
                <li key={hit.id}>
                  <Hit hit={hit} />
                </li>
              ))}
            </ul>
            {hitsOfKind.length === max && (
              <p class="quiet small">
                No more than {max} are shown{kind === "order" && ", the newest first"}.
              </p>
            )}
            {hitsOfKind.length === max && only === undefined && <More q={q} kind={kind} hits={hitsOfKind} />}
          </Section>
        ))}
    </div>
  );
}

const isTraveller = ({ detail }: SearchHit) =>
  detail !== null && (detail.includes("@") || !/\d/.test(detail));

function More({ q, kind, hits }: { q: string; kind: SearchKind; hits: readonly SearchHit[] }) {
  if (!isOperator() && kind === "order" && hits.some(isTraveller))
    return <TravellerOrders q={q} hits={hits} />;
  return <a href={searchPage(q, kind)}>Show all</a>;
}

/** Links to a member's order lists, which are by mode, can filter by traveller and show totals. */
function TravellerOrders({ q, hits }: { q: string; hits: readonly SearchHit[] }) {
  return (
    <ul class="hits">
      {modes
        .filter((one) => hits.some((hit) => hit.mode === one))
        .map((one) => (
          <li key={one}>
            <a
              class="hit"
              href={`orders?traveller=${encodeURIComponent(q)}`}
              onClick={() => {
                mode.value = one;
              }}
            >
              All {modeNames[one].toLowerCase()} orders of “{q}”
            </a>
          </li>
        ))}
    </ul>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const { id, title, detail, mode: of, account, created } = hit;
  const to = (isOperator() ? operatorPage : partnerPage)[hit.kind](hit);
  return (
    <>
      <a
        class="hit"
        href={to}
        onClick={() => {
          if (of !== null) mode.value = of;
        }}
      >
        <Address text={title} />
      </a>
      <div class="small quiet">
        {detail !== null && (
          <>
            <Address text={detail} />,{" "}
          </>
        )}
        {hit.kind === "account" || <code>{id}</code>}
        {of !== null && `, ${modeNames[of].toLowerCase()}`}
        {isOperator() && account !== null && (hit.kind === "account" ? account.id : `, ${account.name}`)},{" "}
        <When at={created} />
      </div>
    </>
  );
}
