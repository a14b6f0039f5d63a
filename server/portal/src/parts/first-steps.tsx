// The first steps of a new account: a key, a test order, a webhook endpoint, funds. Shown until the first order.

import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { session } from "../session.ts";
import { Icon } from "./icon.tsx";
import { Circle, CircleCheck } from "./icons.ts";
import { Section } from "./page.tsx";
import { Read } from "./states.tsx";

interface Step {
  text: string;
  hint: string;
  to: string;
  link: string;
  isDone: boolean;
}

async function readSteps(): Promise<Step[]> {
  const [keys, tests, endpoints, balance] = await Promise.all([
    ask(api.GET("/keys")),
    ask(api.GET("/orders", { params: { query: { mode: "test", limit: 1 } } })),
    ask(api.GET("/endpoints")),
    ask(api.GET("/balance")),
  ]);
  return [
    {
      text: "Create an API key",
      hint: "A test key works at once.",
      to: "keys",
      link: "API keys",
      isDone: keys.data.some(({ revoked, expired }) => !revoked && !expired),
    },
    {
      text: "Place a test order",
      hint: "In the sandbox nothing is bought: try it here or with your key.",
      to: "orders/new",
      link: "New order",
      isDone: tests.data.length > 0,
    },
    {
      text: "Register a webhook endpoint",
      hint: "Your software then hears of orders and eSIMs at once.",
      to: "endpoints",
      link: "Webhooks",
      isDone: endpoints.data.length > 0,
    },
    {
      text: "Add funds for live orders",
      hint: session.value?.account?.live_approved
        ? "The account is approved for live orders."
        : "The account also has to be approved for live orders.",
      to: "balance",
      link: "Balance",
      isDone: Number(balance.live.amount) > 0,
    },
  ];
}

export function FirstSteps() {
  const steps = useLoad(readSteps, []);
  return (
    <Section title="First steps">
      <Read of={steps}>
        {(all) => (
          <div class="panel">
            <ul class="checklist">
              {all.map(({ text, hint, to, link, isDone }) => (
                <li key={to}>
                  <span class={isDone ? "done" : "quiet"}>
                    <Icon of={isDone ? CircleCheck : Circle} />
                    <span class="hidden">{isDone ? "Done:" : "To do:"}</span>
                  </span>
                  <span>
                    {text}
                    <span class="small quiet"> {hint}</span>
                  </span>
                  {!isDone && <a href={to}>{link}</a>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Read>
    </Section>
  );
}
