import type { ComponentChildren } from "preact";
import { wordsOf } from "../labels.ts";
import { may } from "../session.ts";

const tabs = {
  summary: "Summary",
  members: "Members",
  keys: "API keys",
  orders: "Orders",
  esims: "eSIMs",
  topups: "Top-ups",
  ledger: "Ledger",
  prices: "Prices",
  webhooks: "Webhooks",
  requests: "Requests",
  activity: "Audit log",
  notes: "Notes",
};

export type Tab = keyof typeof tabs;

const shownTabs = () => wordsOf(tabs).filter((tab) => tab !== "esims" || may("accountEsimsList"));

export const tabOf = (text: string | undefined): Tab => shownTabs().find((tab) => tab === text) ?? "summary";

/** Tabs are links, so that each has a URL, and the browser's Back returns to the previous tab. */
export function Tabs({ id, current, children }: { id: string; current: Tab; children: ComponentChildren }) {
  return (
    <>
      <nav class="tabs" aria-label="About this account">
        <ul>
          {shownTabs().map((tab) => (
            <li key={tab}>
              <a href={`accounts/${id}?tab=${tab}`} aria-current={tab === current ? "page" : undefined}>
                {tabs[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}
