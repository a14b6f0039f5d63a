// A page per event with its payload, and the list of all events.
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type EventType, eventTypes, operations, ruleIds, rules, webhookOf } from "../contract.ts";
import { responseFields } from "../fields.ts";
import { eventLink, operationPath, ruleLink } from "../links.ts";
import { fence, firstSentence, marks, type Page, table } from "../page.ts";
import { jsonText } from "../samples/notation.ts";
import { sampleFence } from "./guides.ts";

/** Frameworks with a sample receiver. */
const receivers: readonly (readonly [name: string, file: string])[] = [
  ["Express", "../../../sdk/examples/webhooks/express.ts"],
  ["Fastify", "../../../sdk/examples/webhooks/fastify.ts"],
  ["Koa", "../../../sdk/examples/webhooks/koa.ts"],
  ["Hono", "../../../sdk/examples/webhooks/hono.ts"],
  ["Next.js", "../../../sdk/examples/webhooks/next-route.ts"],
  ["node:http", "../../../sdk/examples/webhooks/node-http.ts"],
  ["Python", "webhooks/verify.py"],
];

function eventPage({ type, stored }: { type: EventType; stored: boolean }): Page {
  const { description, media } = webhookOf(type);
  const [example] = Object.values(media.examples ?? {});
  if (!media.schema || !example) throw new Error(`${type} has no schema or no example`);
  const causes = operations.filter(({ route }) => route.publishes.includes(type));
  const ruleName = `events.type.${type.replace(/[._]/g, "-")}`;
  const eventRules = ruleIds.filter((id) => id === ruleName || id.startsWith(`${ruleName}.`));
  const head = [
    "POST /your/endpoint",
    `${webhookHeaders.eventType}: ${type}`,
    `${webhookHeaders.signature}: t=<seconds>,v1=<64 hex digits>`,
  ].join("\n");
  const markdown = [
    `# ${type}`,
    description,
    stored
      ? `It is sent to every enabled endpoint of its mode that receives this type, and can be [fetched](docs:reference/events-list) for ${limits.eventRetentionDays} days.`
      : "It is sent to one endpoint, and can't be fetched.",
    ...(causes.length > 0
      ? [
          `Operations that can cause it: ${causes.map(({ id, summary }) => `[${summary}](docs:${operationPath(id)})`).join(", ")}.`,
        ]
      : []),
    marks.beside,
    "## Request to your endpoint",
    fence("http", head),
    fence("json", jsonText(example.value)),
    "## Receive and respond",
    receivers.map(([name, file]) => sampleFence(file, name)).join(""),
    marks.below,
    "## Fields",
    responseFields(media.schema),
    "## Your response",
    `Return any 2xx within ${limits.webhookResponseSeconds} seconds; anything else is a failure, and the event is sent again. First verify the signature over the raw body: the SDK's handlers do, and pass the event on to [\`handle-event.ts\`](docs:guides/webhooks#receive). The [guide](docs:guides/webhooks#verify) verifies without the SDK in six languages.`,
    ...(eventRules.length > 0
      ? ["## Rules", eventRules.map((id) => `- ${ruleLink(id)}: ${rules[id].text}`).join("\n")]
      : []),
    "[Webhooks](docs:guides/webhooks) explains the rest: the order of events, duplicates, and what happens when an endpoint fails.",
  ].join("\n\n");
  return {
    path: `events/${type}`,
    section: "Events",
    title: type,
    isCode: true,
    summary: firstSentence(description),
    markdown,
  };
}

export function eventPages(): Page[] {
  const { headers } = webhookOf("ping");
  const index: Page = {
    path: "events/index",
    section: "Events",
    title: "Events",
    label: "All events",
    summary: "Every event, what it means, and the headers that it is sent with.",
    markdown: [
      "# Events",
      `An event records that something happened. It is sent to your webhook endpoints and, except for \`ping\`, stored for ${limits.eventRetentionDays} days for you to [read](docs:reference/events-list). Types can be added: ignore unknown ones.`,
      table(
        ["Type", "When"],
        eventTypes.map(({ type }) => [eventLink(type), firstSentence(webhookOf(type).description)]),
      ),
      "## Headers of a webhook request",
      table(
        ["Header", "Description"],
        headers.map(({ name, description = "" }) => [`\`${name}\``, description]),
      ),
    ].join("\n\n"),
  };
  return [index, ...eventTypes.map(eventPage)];
}
