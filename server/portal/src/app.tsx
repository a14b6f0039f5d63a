// The portal as a whole: the sign-in page for whoever is not signed in, and one set of pages for partner staff, another
// for staff of the service. Each address is a page of its own that is loaded when first opened.

import { useEffect } from "preact/hooks";
import lazy from "preact-iso/lazy";
import { LocationProvider, Route, Router } from "preact-iso/router";
import { api, ask, asProblem } from "./api.ts";
import { Layout } from "./layout.tsx";
import { useLoad } from "./load.ts";
import { mode } from "./mode.ts";
import { Notices } from "./notices.tsx";
import { SignIn } from "./pages/sign-in.tsx";
import { Page } from "./parts/page.tsx";
import { Read } from "./parts/states.tsx";
import { session } from "./session.ts";

const Overview = lazy(() => import("./pages/overview.tsx"));
const Orders = lazy(() => import("./pages/orders.tsx"));
const NewOrder = lazy(() => import("./pages/new-order.tsx"));
const Order = lazy(() => import("./pages/order.tsx"));
const Esims = lazy(() => import("./pages/esims.tsx"));
const Esim = lazy(() => import("./pages/esim.tsx"));
const Balance = lazy(() => import("./pages/balance.tsx"));
const Keys = lazy(() => import("./pages/keys.tsx"));
const Endpoints = lazy(() => import("./pages/endpoints.tsx"));
const Endpoint = lazy(() => import("./pages/endpoint.tsx"));
const Deliveries = lazy(() => import("./pages/deliveries.tsx"));
const Delivery = lazy(() => import("./pages/delivery.tsx"));
const Events = lazy(() => import("./pages/events.tsx"));
const Activity = lazy(() => import("./pages/activity.tsx"));
const Members = lazy(() => import("./pages/members.tsx"));
const Me = lazy(() => import("./pages/me.tsx"));
const Accounts = lazy(() => import("./operator/accounts.tsx"));
const Account = lazy(() => import("./operator/account.tsx"));
const Packages = lazy(() => import("./operator/packages.tsx"));
const Import = lazy(() => import("./operator/import.tsx"));
const Assortment = lazy(() => import("./operator/assortment.tsx"));
const Support = lazy(() => import("./operator/support.tsx"));
const Network = lazy(() => import("./operator/network.tsx"));
const Clock = lazy(() => import("./operator/clock.tsx"));

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
  const current = session.use();
  const read = useLoad(readSession, []);
  useEffect(() => {
    if (read.data !== undefined) session.set(read.data);
  }, [read.data]);
  return (
    <LocationProvider scope="/portal">
      {current === undefined ? (
        <main class="alone">
          <Read of={read}>{() => null}</Read>
        </main>
      ) : current === null ? (
        <SignIn />
      ) : (
        <Layout session={current}>{current.account ? <PartnerPages /> : <OperatorPages />}</Layout>
      )}
      <Notices />
    </LocationProvider>
  );
}

function PartnerPages() {
  // Another mode is another world: pages start anew in it.
  const world = mode.use();
  return (
    <Router key={world}>
      <Route path="/portal" component={Overview} />
      <Route path="/portal/orders" component={Orders} />
      <Route path="/portal/orders/new" component={NewOrder} />
      <Route path="/portal/orders/:id" component={Order} />
      <Route path="/portal/esims" component={Esims} />
      <Route path="/portal/esims/:iccid" component={Esim} />
      <Route path="/portal/balance" component={Balance} />
      <Route path="/portal/keys" component={Keys} />
      <Route path="/portal/endpoints" component={Endpoints} />
      <Route path="/portal/endpoints/:id" component={Endpoint} />
      <Route path="/portal/deliveries" component={Deliveries} />
      <Route path="/portal/deliveries/:id" component={Delivery} />
      <Route path="/portal/events" component={Events} />
      <Route path="/portal/activity" component={Activity} />
      <Route path="/portal/members" component={Members} />
      <Route path="/portal/me" component={Me} />
      <Route default component={NothingHere} />
    </Router>
  );
}

function OperatorPages() {
  return (
    <Router>
      <Route path="/portal" component={Accounts} />
      <Route path="/portal/accounts/:id" component={Account} />
      <Route path="/portal/packages" component={Packages} />
      <Route path="/portal/import" component={Import} />
      <Route path="/portal/assortment" component={Assortment} />
      <Route path="/portal/support" component={Support} />
      <Route path="/portal/network" component={Network} />
      <Route path="/portal/clock" component={Clock} />
      <Route path="/portal/me" component={Me} />
      <Route default component={NothingHere} />
    </Router>
  );
}

function NothingHere() {
  return (
    <Page title="Nothing here">
      <p>
        This address leads nowhere. <a href="/portal">Go to the first page</a>.
      </p>
    </Page>
  );
}
