// The portal as a whole: the sign-in page for whoever is not signed in, and one set of pages for partner staff, another
// for staff of the service. Each address is a page of its own that is loaded when first opened.

import { useEffect } from "preact/hooks";
import { api, ask, asProblem } from "./api.ts";
import { Layout } from "./layout.tsx";
import { useLoad } from "./load.ts";
import { mode } from "./mode.ts";
import { Notices } from "./notices.tsx";
import { SignIn } from "./pages/sign-in.tsx";
import { Page } from "./parts/page.tsx";
import { Read } from "./parts/states.tsx";
import { type Pages, Router } from "./router.tsx";
import { session } from "./session.ts";

const partnerPages: Pages = [
  ["/portal", () => import("./pages/overview.tsx")],
  ["/portal/orders", () => import("./pages/orders.tsx")],
  ["/portal/orders/new", () => import("./pages/new-order.tsx")],
  ["/portal/orders/:id", () => import("./pages/order.tsx")],
  ["/portal/esims", () => import("./pages/esims.tsx")],
  ["/portal/esims/:iccid", () => import("./pages/esim.tsx")],
  ["/portal/balance", () => import("./pages/balance.tsx")],
  ["/portal/keys", () => import("./pages/keys.tsx")],
  ["/portal/endpoints", () => import("./pages/endpoints.tsx")],
  ["/portal/endpoints/:id", () => import("./pages/endpoint.tsx")],
  ["/portal/deliveries", () => import("./pages/deliveries.tsx")],
  ["/portal/deliveries/:id", () => import("./pages/delivery.tsx")],
  ["/portal/events", () => import("./pages/events.tsx")],
  ["/portal/activity", () => import("./pages/activity.tsx")],
  ["/portal/members", () => import("./pages/members.tsx")],
  ["/portal/me", () => import("./pages/me.tsx")],
];

const operatorPages: Pages = [
  ["/portal", () => import("./operator/accounts.tsx")],
  ["/portal/accounts/:id", () => import("./operator/account.tsx")],
  ["/portal/packages", () => import("./operator/packages.tsx")],
  ["/portal/import", () => import("./operator/import.tsx")],
  ["/portal/assortment", () => import("./operator/assortment.tsx")],
  ["/portal/support", () => import("./operator/support.tsx")],
  ["/portal/network", () => import("./operator/network.tsx")],
  ["/portal/clock", () => import("./operator/clock.tsx")],
  ["/portal/me", () => import("./pages/me.tsx")],
];

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
    <>
      {current === undefined ? (
        <main class="alone">
          <Read of={read}>{() => null}</Read>
        </main>
      ) : current === null ? (
        <SignIn />
      ) : (
        <Layout session={current}>
          {current.account ? <PartnerPages /> : <Router pages={operatorPages} nowhere={NothingHere} />}
        </Layout>
      )}
      <Notices />
    </>
  );
}

function PartnerPages() {
  // Another mode is another world: pages start anew in it.
  return <Router key={mode.use()} pages={partnerPages} nowhere={NothingHere} />;
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
