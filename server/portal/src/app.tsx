// The whole portal: the sign-in page, the pages of members, and those of operators. Each page is loaded when first
// opened.

import { useEffect } from "preact/hooks";
import { api, ask, asProblem } from "./api.ts";
import { Layout } from "./layout.tsx";
import { useLoad } from "./load.ts";
import { mode } from "./mode.ts";
import { Notices } from "./notices.tsx";
import { Page } from "./parts/page.tsx";
import { Read } from "./parts/states.tsx";
import { currentPlace, type Pages, Router } from "./router.tsx";
import { session } from "./session.ts";
import { timeZone } from "./time-zone.ts";

const pagesWithoutSession: Pages = [
  ["new-password", () => import("./pages/new-password.tsx")],
  ["forgotten-password", () => import("./pages/forgotten-password.tsx")],
  ["*", () => import("./pages/sign-in.tsx")],
];

const partnerPages: Pages = [
  ["", () => import("./pages/overview.tsx")],
  ["orders", () => import("./pages/orders.tsx")],
  ["orders/new", () => import("./pages/new-order.tsx")],
  ["orders/:id", () => import("./pages/order.tsx")],
  ["esims", () => import("./pages/esims.tsx")],
  ["esims/:iccid", () => import("./pages/esim.tsx")],
  ["balance", () => import("./pages/balance.tsx")],
  ["balance/statements", () => import("./pages/statements.tsx")],
  ["keys", () => import("./pages/keys.tsx")],
  ["requests", () => import("./pages/requests.tsx")],
  ["requests/:id", () => import("./pages/request.tsx")],
  ["endpoints", () => import("./pages/endpoints.tsx")],
  ["endpoints/:id", () => import("./pages/endpoint.tsx")],
  ["deliveries", () => import("./pages/deliveries.tsx")],
  ["deliveries/:id", () => import("./pages/delivery.tsx")],
  ["events", () => import("./pages/events.tsx")],
  ["events/:id", () => import("./pages/event.tsx")],
  ["activity", () => import("./pages/activity.tsx")],
  ["members", () => import("./pages/members.tsx")],
  ["search", () => import("./pages/search.tsx")],
  ["me", () => import("./pages/me.tsx")],
];

const operatorPages: Pages = [
  ["", () => import("./operator/home.tsx")],
  ["accounts", () => import("./operator/accounts.tsx")],
  ["sales", () => import("./operator/sales.tsx")],
  ["accounts/:id", () => import("./operator/account.tsx")],
  ["accounts/:id/events/:event_id", () => import("./operator/event.tsx")],
  ["accounts/:account/deliveries/:id", () => import("./pages/delivery.tsx")],
  ["accounts/:id/statements", () => import("./operator/statements.tsx")],
  ["packages", () => import("./operator/packages.tsx")],
  ["import", () => import("./operator/import.tsx")],
  ["imports", () => import("./operator/imports.tsx")],
  ["providers", () => import("./operator/providers.tsx")],
  ["support", () => import("./operator/support.tsx")],
  ["attention/orders", () => import("./operator/troubled-orders.tsx")],
  ["attention/topups", () => import("./operator/processing-topups.tsx")],
  ["attention/jobs", () => import("./operator/due-jobs.tsx")],
  ["attention/wallets", () => import("./operator/low-wallets.tsx")],
  ["attention/funds", () => import("./operator/funds-requests.tsx")],
  ["attention/endpoints", () => import("./operator/troubled-endpoints.tsx")],
  ["search", () => import("./pages/search.tsx")],
  ["requests", () => import("./pages/requests.tsx")],
  ["requests/:id", () => import("./pages/request.tsx")],
  ["network", () => import("./operator/network.tsx")],
  ["runs", () => import("./operator/runs.tsx")],
  ["operators", () => import("./operator/operators.tsx")],
  ["clock", () => import("./operator/clock.tsx")],
  ["me", () => import("./pages/me.tsx")],
];

/** The pages of an operator whose required second factor is not set up. */
const secondFactorPages: Pages = operatorPages.map(([pattern]) => [pattern, () => import("./pages/me.tsx")]);

async function readSession() {
  try {
    return await ask(api.GET("/session"));
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.code === "unauthenticated") return null;
    throw problem;
  }
}

export function App() {
  // Whoever opens a link from an email may be signed in, perhaps as another person.
  return currentPlace.value.path === "new-password" ? <WithoutSession /> : <InSession />;
}

function InSession() {
  const current = session.value;
  const read = useLoad(readSession, []);
  useEffect(() => {
    if (read.data !== undefined) session.value = read.data;
  }, [read.data]);
  // Set before any time is rendered.
  if (current) timeZone.value = current.time_zone;
  return (
    <>
      {current === undefined ? (
        <main class="alone">
          <Read of={read}>{() => null}</Read>
        </main>
      ) : current === null ? (
        <WithoutSession />
      ) : (
        <Layout session={current}>
          {current.account ? (
            <PartnerPages />
          ) : (
            <Router pages={current.totp_needed ? secondFactorPages : operatorPages} nowhere={NothingHere} />
          )}
        </Layout>
      )}
      <Notices />
    </>
  );
}

const WithoutSession = () => <Router pages={pagesWithoutSession} nowhere={NothingHere} />;

function PartnerPages() {
  // The key remounts pages when the mode changes.
  return <Router key={mode.value} pages={partnerPages} nowhere={NothingHere} />;
}

function NothingHere() {
  return (
    <Page title="Page not found">
      <p>
        There is no page at this URL. <a href=".">Go to the start page</a>.
      </p>
    </Page>
  );
}
