// The layout around all pages: navigation, mode, and the signed-in person.
import type { Session } from "@partner-esim/generated/portal/models";
import type { OperationId } from "@partner-esim/generated/portal/routes";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api, ask } from "./api.ts";
import { roleNames } from "./labels.ts";
import { mode, modeNames, modes } from "./mode.ts";
import { useAct } from "./parts/form.tsx";
import { SearchBox } from "./parts/search-box.tsx";
import { docs, go, place } from "./router.tsx";
import { changePerson, may, session as sessionSignal } from "./session.ts";
import { chooseTheme, type Theme, theme, themes } from "./theme.ts";

interface Place {
  to: string;
  text: string;
  needs: OperationId;
}

const partnerPlaces: Place[] = [
  { to: "", text: "Overview", needs: "overviewGet" },
  { to: "orders", text: "Orders", needs: "ordersList" },
  { to: "esims", text: "eSIMs", needs: "esimsList" },
  { to: "balance", text: "Balance", needs: "balanceGet" },
  { to: "keys", text: "API keys", needs: "keysList" },
  { to: "requests", text: "Requests", needs: "requestsList" },
  { to: "endpoints", text: "Webhooks", needs: "endpointsList" },
  { to: "deliveries", text: "Deliveries", needs: "deliveriesList" },
  { to: "events", text: "Events", needs: "eventsList" },
  { to: "activity", text: "Audit log", needs: "activityList" },
  { to: "members", text: "Members", needs: "membersList" },
];

const operatorPlaces: Place[] = [
  { to: "", text: "Home", needs: "healthGet" },
  { to: "accounts", text: "Accounts", needs: "accountsList" },
  { to: "packages", text: "Packages", needs: "stockList" },
  { to: "import", text: "Import", needs: "catalogueImport" },
  { to: "providers", text: "Providers and regions", needs: "providersList" },
  { to: "support", text: "Support", needs: "supportOrdersGet" },
  { to: "requests", text: "Requests", needs: "allRequestsList" },
  { to: "network", text: "Simulated supplier", needs: "networkList" },
  { to: "runs", text: "Test runs", needs: "runsList" },
  { to: "operators", text: "Operators", needs: "operatorsList" },
  { to: "clock", text: "Settings", needs: "capabilitiesGet" },
];

const themeNames: Record<Theme, string> = {
  system: "Theme: system",
  light: "Theme: light",
  dark: "Theme: dark",
};

export function Layout({ session, children }: { session: Session; children: ComponentChildren }) {
  const { path } = place.value;
  const current = mode.value;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  const places = (session.account ? partnerPlaces : operatorPlaces).filter(
    ({ needs }) => may(needs) && !session.totp_needed,
  );
  const isHere = (to: string) =>
    to === "" ? path === "" || path.startsWith("attention/") : path === to || path.startsWith(`${to}/`);
  return (
    <div class="frame">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="side" data-open={open}>
        <div class="brand">
          <a href=".">
            <span class="mark" aria-hidden="true" />
            Partner eSIM
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
          <p class="who">{session.account ? session.account.name : "Operator"}</p>
          {session.account && <ModeSwitch />}
          <nav class="places" aria-label="Pages">
            <ul>
              {places.map(({ to, text }) => (
                <li key={to}>
                  <a href={to || "."} aria-current={isHere(to) ? "page" : undefined}>
                    {text}
                  </a>
                </li>
              ))}
              <li>
                <a href={docs}>Documentation</a>
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
    </div>
  );
}

/** An operator who looks at an account is told so on every page. */
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
      <a href="me">{session.person.email}</a>
      <span class="quiet small">{roleNames[session.person.role]}</span>
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
    </div>
  );
}
