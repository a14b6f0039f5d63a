// The life of a purchase as a sequence diagram. Paths, statuses, events and headers are looked up in the contract.
import { requestHeaders, webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type EventType, eventTypes, operationOf, successOf } from "../contract.ts";
import { eventLink, operationPath } from "../links.ts";
import {
  arrow,
  box,
  code,
  type Drawing,
  element,
  type Line,
  lineHeight,
  narrowest,
  type Picture,
  texts,
  words,
} from "./svg.ts";

const parties = ["Traveller", "Your server", "Service", "Supplier"] as const;
type Party = (typeof parties)[number];

interface Step {
  from: Party;
  to: Party;
  /** Text between two parties, on up to two lines. */
  label: Line[];
  isResponse?: true;
  /** Text of the list. */
  text: string;
}

function callOf(id: string): { lines: Line[]; link: string; status: number } {
  const operation = operationOf(id);
  const call = `${operation.method} ${operation.path}`;
  return {
    lines: [code(operation.method), code(operation.path.replace(/\{\w+\}/, "…"))],
    link: `[\`${call}\`](docs:${operationPath(operation.id)})`,
    status: successOf(operation).status,
  };
}

function eventOf(wanted: EventType): EventType {
  const found = eventTypes.find(({ type }) => type === wanted);
  if (!found) throw new Error(`there is no event ${wanted}`);
  return found.type;
}

function stepsOf(): Step[] {
  const create = callOf("ordersCreate");
  const get = callOf("esimsGet");
  const event = eventOf("order.completed");
  return [
    {
      from: "Traveller",
      to: "Your server",
      label: [words("buys")],
      text: "The traveller buys a package from you.",
    },
    {
      from: "Your server",
      to: "Service",
      label: create.lines,
      text: `You create the order, ${create.link}, with an \`${requestHeaders.idempotencyKey}\`. Its total is charged.`,
    },
    {
      from: "Service",
      to: "Supplier",
      label: [words("issue")],
      text: "The service has each eSIM issued, in the sandbox by a simulated supplier.",
    },
    {
      from: "Supplier",
      to: "Service",
      label: [words("eSIMs")],
      isResponse: true,
      text: "The eSIMs arrive, usually at once.",
    },
    {
      from: "Service",
      to: "Your server",
      label: [code(String(create.status))],
      isResponse: true,
      text: `You get \`${create.status}\` with the order: \`completed\`, or \`processing\` if eSIMs are missing after ${limits.orderWaitSeconds} seconds.`,
    },
    {
      from: "Service",
      to: "Your server",
      label: event.split(/(?<=\.)/).map((part) => code(part, "event")),
      text: `The webhook ${eventLink(event)} follows when no eSIM is missing any more, signed in \`${webhookHeaders.signature}\`.`,
    },
    {
      from: "Your server",
      to: "Service",
      label: [code("2xx")],
      isResponse: true,
      text: `You verify it and return any 2xx within ${limits.webhookResponseSeconds} seconds. Without one it is sent again.`,
    },
    { from: "Your server", to: "Service", label: get.lines, text: `You read the eSIM, ${get.link}.` },
    {
      from: "Service",
      to: "Your server",
      label: [code(String(get.status))],
      isResponse: true,
      text: `You get \`${get.status}\` with its activation code and QR code.`,
    },
    {
      from: "Your server",
      to: "Traveller",
      label: [words("QR code")],
      text: "You show the traveller the QR code or the install link.",
    },
  ];
}

const top = 34;
const distance = 44;
const side = 40;
const placeOf = (party: Party) =>
  side + (parties.indexOf(party) * (narrowest - 2 * side)) / (parties.length - 1);

function drawn(steps: readonly Step[]): Drawing {
  const height = top + steps.length * distance + 12;
  const heads = parties.map((party) => {
    const x = placeOf(party);
    const line = element("path", { d: `M${x},${top}V${height}`, class: "life" });
    return line + box({ x, y: top / 2 }, 76, 24) + texts([words(party, "small")], x, top / 2);
  });
  const arrows = steps.map(({ from, to, label, isResponse }, at) => {
    const y = top + (at + 1) * distance;
    const start = placeOf(from);
    const end = placeOf(to);
    const lines = label.map((part, line) => ({
      ...part,
      text: line === 0 ? `${at + 1}  ${part.text}` : part.text,
      look: `over ${part.look ?? ""}`.trim(),
    }));
    const line = arrow(
      [
        { x: start, y },
        { x: end, y },
      ],
      isResponse ? "line response" : "line",
    );
    return line + texts(lines, (start + end) / 2, y - (lines.length * lineHeight) / 2 - 2);
  });
  return { width: narrowest, height, content: [...heads, ...arrows].join("") };
}

export function purchasePicture(): Picture {
  const steps = stepsOf();
  return {
    title: "The life of a purchase",
    description: `${steps.length} numbered steps between traveller, your server, the service and the supplier; the list that follows explains each. Responses are dashed.`,
    narrow: drawn(steps),
    text: steps.map(({ text }, at) => `${at + 1}. ${text}`).join("\n"),
  };
}
