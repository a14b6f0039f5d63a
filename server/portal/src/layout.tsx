// The layout around all pages: navigation, mode, and the signed-in person.
import type { Capabilities, Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, ask } from "./api.ts";
import { Brand } from "./brand.tsx";
import { roleNames } from "./labels.ts";
import { useLoad } from "./load.ts";
import { mode, modeNames, modes } from "./mode.ts";
import { useAct } from "./parts/form.tsx";
import { Icon } from "./parts/icon.tsx";
import {
  ArrowLeftRight,
  Bell,
  BookOpen,
  Building2,
  CardSim,
  ChartColumn,
  ChevronsUpDown,
  FlaskConical,
  Globe,
  House,
  type IconNode,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  Package,
  RadioTower,
  ScrollText,
  Send,
  Settings as SettingsIcon,
  ShoppingCart,
  Upload,
  Users,
  Wallet,
  Webhook,
} from "./parts/icons.ts";
import { Popover } from "./parts/menu.tsx";
import { shownName } from "./parts/person-name.tsx";
import { SearchBox } from "./parts/search-box.tsx";
import { Shortcuts, showShortcuts } from "./parts/shortcuts.tsx";
import { currentPlace, docs, go } from "./router.tsx";
import { changePerson, may, session as sessionSignal } from "./session.ts";
import { chooseTheme, type Theme, theme, themes } from "./theme.ts";

interface Place {
  to: string;
  text: string;
  icon: IconNode;
  needs: OperationId;
  /** A capability that the deployment must have. */
  allowed?: keyof Capabilities;
}

interface Group {
  /** Null for the start page. */
  name: string | null;
  places: readonly Place[];
}

const partnerGroups: readonly Group[] = [
  { name: null, places: [{ to: "", text: "Overview", icon: LayoutDashboard, needs: "overviewGet" }] },
  {
    name: "Sales",
    places: [
      { to: "orders", text: "Orders", icon: ShoppingCart, needs: "ordersList" },
      { to: "esims", text: "eSIMs", icon: CardSim, needs: "esimsList" },
      { to: "balance", text: "Balance", icon: Wallet, needs: "balanceGet" },
    ],
  },
  {
    name: "Developers",
    places: [
      { to: "keys", text: "API keys", icon: KeyRound, needs: "keysList" },
      { to: "requests", text: "Requests", icon: ArrowLeftRight, needs: "requestsList" },
      { to: "endpoints", text: "Webhooks", icon: Webhook, needs: "endpointsList" },
      { to: "deliveries", text: "Deliveries", icon: Send, needs: "deliveriesList" },
      { to: "events", text: "Events", icon: Bell, needs: "eventsList" },
    ],
  },
  {
    name: "Account",
    places: [
      { to: "members", text: "Members", icon: Users, needs: "membersList" },
      { to: "activity", text: "Audit log", icon: ScrollText, needs: "activityList" },
    ],
  },
];

const operatorGroups: readonly Group[] = [
  { name: null, places: [{ to: "", text: "Home", icon: House, needs: "healthGet" }] },
  {
    name: "Partners",
    places: [
      { to: "accounts", text: "Accounts", icon: Building2, needs: "accountsList" },
      { to: "sales", text: "Sales", icon: ChartColumn, needs: "salesMonthGet" },
      { to: "support", text: "Support", icon: LifeBuoy, needs: "supportOrdersGet" },
      { to: "requests", text: "Requests", icon: ArrowLeftRight, needs: "allRequestsList" },
    ],
  },
  {
    name: "Catalogue",
    places: [
      { to: "packages", text: "Packages", icon: Package, needs: "stockList" },
      { to: "import", text: "Import", icon: Upload, needs: "catalogueImport" },
      { to: "providers", text: "Providers and regions", icon: Globe, needs: "providersList" },
    ],
  },
  {
    name: "Deployment",
    places: [
      { to: "operators", text: "Operators", icon: Users, needs: "operatorsList" },
      { to: "clock", text: "Settings", icon: SettingsIcon, needs: "capabilitiesGet" },
    ],
  },
  {
    name: "Test tools",
    places: [
      {
        to: "network",
        text: "Simulated supplier",
        icon: RadioTower,
        needs: "networkList",
        allowed: "simulated_supplier",
      },
      { to: "runs", text: "Test runs", icon: FlaskConical, needs: "runsList", allowed: "runs" },
    ],
  },
];

const themeNames: Record<Theme, string> = {
  system: "Theme: system",
  light: "Theme: light",
  dark: "Theme: dark",
};

export function Layout({ session, children }: { session: Session; children: ComponentChildren }) {
  const { path } = currentPlace.value;
  const current = mode.value;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  return (
    <div class="frame">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="side" data-open={open}>
        <div class="brand">
          <a href=".">
            <Brand />
          </a>
          {session.account && (
            <span class="mode-mark" data-mode={current}>
              {modeNames[current]}
            </span>
          )}
          <button type="button" class="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
            Menu
          </button>
        </div>
        {!session.totp_needed && <SearchBox />}
        <div class="side-content">
          {session.account && <p class="who">{session.account.name}</p>}
          {session.account && <ModeSwitch />}
          <nav class="places" aria-label="Pages">
            {session.account ? <Places groups={partnerGroups} /> : !session.totp_needed && <OperatorPlaces />}
            <ul>
              <li>
                <a href={docs}>
                  <Icon of={BookOpen} />
                  Documentation
                </a>
              </li>
            </ul>
          </nav>
          <Person session={session} />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {session.totp_needed && (
          <p class="note warn">Operators need a second factor here. Set one up to continue.</p>
        )}
        {session.looking && <Looking session={session} />}
        {session.account?.active === false && (
          <p class="note warn">This account is deactivated. You can view it, but not change it.</p>
        )}
        {session.account?.live_approved === false && current === "live" && (
          <p class="note warn">This account is not approved for live orders yet. Use test mode until then.</p>
        )}
        {children}
      </main>
      <Shortcuts />
    </div>
  );
}

/** Lists pages of test tools only where the deployment has them. */
function OperatorPlaces() {
  const { data } = useLoad(() => ask(api.GET("/operator/capabilities")), []);
  return <Places groups={operatorGroups} capabilities={data} />;
}

function Places({
  groups,
  capabilities,
}: {
  groups: readonly Group[];
  capabilities?: Capabilities | undefined;
}) {
  const { path } = currentPlace.value;
  const isHere = (to: string) =>
    to === "" ? path === "" || path.startsWith("attention/") : path === to || path.startsWith(`${to}/`);
  return groups.map(({ name, places }) => {
    const shown = places.filter(({ needs, allowed }) => may(needs) && (!allowed || capabilities?.[allowed]));
    if (shown.length === 0) return null;
    return (
      <div key={name}>
        {name && <h2>{name}</h2>}
        <ul>
          {shown.map(({ to, text, icon }) => (
            <li key={to}>
              <a href={to || "."} aria-current={isHere(to) ? "page" : undefined}>
                <Icon of={icon} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Shows on every page which account an operator views. */
function Looking({ session: { account } }: { session: Session }) {
  const { run, busy } = useAct();
  const stop = () =>
    run(async () => {
      sessionSignal.value = await ask(api.DELETE("/looking"));
      go(`accounts/${account?.id}`, true);
    });
  return (
    <div class="note warn looking">
      <p>You are looking at the portal as {account?.name}. You can view everything, but change nothing.</p>
      <button type="button" aria-disabled={busy} onClick={stop}>
        Stop looking
      </button>
    </div>
  );
}

function ModeSwitch() {
  const current = mode.value;
  return (
    <fieldset class="modes">
      <legend class="hidden">Mode</legend>
      {modes.map((one) => (
        <label key={one} data-mode={one}>
          <input
            type="radio"
            name="mode"
            checked={current === one}
            onChange={() => {
              mode.value = one;
            }}
          />
          <span>{modeNames[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Person({ session }: { session: Session }) {
  const { run, busy } = useAct();
  const chosen = theme.value;
  const signOut = () =>
    run(async () => {
      await ask(api.DELETE("/session"));
      go("", true);
      changePerson(null);
    });
  return (
    <div class="person">
      <Popover
        buttonClass="person-button"
        button={
          <>
            <span>{shownName(session.person)}</span>
            <span class="quiet small">{roleNames[session.person.role]}</span>
            <Icon of={ChevronsUpDown} />
          </>
        }
      >
        <a class="button" href="me">
          Your account
        </a>
        <button type="button" onClick={showShortcuts}>
          Keyboard shortcuts
        </button>
        <label class="theme">
          <span class="hidden">Theme</span>
          <select value={chosen} onChange={(event) => chooseTheme(event.currentTarget.value as Theme)}>
            {themes.map((one) => (
              <option key={one} value={one}>
                {themeNames[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-disabled={busy} onClick={signOut}>
          Sign out
        </button>
      </Popover>
    </div>
  );
}
