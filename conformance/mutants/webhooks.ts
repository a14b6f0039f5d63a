/** Mutants of webhook requests, and of how the service handles an endpoint's responses. */
import { createHash } from "node:crypto";
import { limits, webhookHeaders } from "../src/contract.ts";
import { bodyOf, type Mutant, setBody, table } from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, type ProxiedResponse, setHeader } from "./proxy.ts";
import { skipping, waits } from "./webhook-waits.ts";

const { contentType, userAgent, eventId, eventType, deliveryId, timestamp, signature } = webhookHeaders;
const { standardId, standardTimestamp, standardSignature } = webhookHeaders;

/** Changes what is sent. */
const sent =
  (change: (request: ProxiedRequest) => unknown): Fault =>
  async (request, forward) => {
    const copy = { ...request, headers: [...request.headers] };
    change(copy);
    return forward(copy);
  };

/** Changes how the endpoint's response is read. */
const receivedAs =
  (change: (response: ProxiedResponse) => unknown): Fault =>
  async (request, forward) => {
    const response = await forward(request);
    change(response);
    return response;
  };

const header = (name: string, change: (value: string) => string | null) => () =>
  sent((request) => setHeader(request, name, change(headerOf(request, name) ?? "")));

const empty = (status: number): ProxiedResponse => ({ status, headers: [], body: Buffer.alloc(0) });

const forged = (text: string) => createHash("sha256").update(text).digest("hex");

export const webhookMutants: Mutant[] = [
  ...waits,
  ...table("webhook", [
    [
      "media-type-of-text",
      "resources.webhook-header.content-type",
      "the body has a text content type",
      header(contentType, () => "text/plain"),
    ],
    [
      "media-type-with-charset",
      "resources.webhook-header.content-type",
      "the media type has a charset",
      header(contentType, (value) => `${value}; charset=utf-8`),
    ],
    [
      "user-agent-missing",
      "resources.webhook-header.user-agent",
      "there is no user agent",
      header(userAgent, () => null),
    ],
    [
      "user-agent-of-a-library",
      "resources.webhook-header.user-agent",
      "the user agent is a library's",
      header(userAgent, () => "undici"),
    ],
    [
      "event-id-missing",
      "resources.webhook-header.event-id",
      "the header with the event's id is missing",
      header(eventId, () => null),
    ],
    [
      "event-id-of-the-delivery",
      "resources.webhook-header.event-id",
      "the event's id in the header is the delivery's",
      () => sent((request) => setHeader(request, eventId, headerOf(request, deliveryId) ?? null)),
    ],
    [
      "event-type-missing",
      "resources.webhook-header.event-type",
      "the header with the type is missing",
      header(eventType, () => null),
    ],
    [
      "event-type-in-capitals",
      "resources.webhook-header.event-type",
      "the type in the header is in upper case",
      header(eventType, (value) => value.toUpperCase()),
    ],
    [
      "signature-in-capitals",
      "webhooks.signature.format",
      "the signature is in upper case",
      header(signature, (value) => value.replace(/[0-9a-f]{64}$/, (hex) => hex.toUpperCase())),
    ],
    [
      "signature-with-a-blank",
      "webhooks.signature.format",
      "a space follows the comma",
      header(signature, (value) => value.replace(",", ", ")),
    ],
    [
      "signature-in-the-other-order",
      "webhooks.signature.format",
      "`v1` comes before `t`",
      header(signature, (value) => value.split(",").reverse().join(",")),
    ],
    [
      "signature-of-nothing",
      "webhooks.signature.algorithm",
      "the signature is an unkeyed hash of the body",
      () =>
        sent((request) =>
          setHeader(
            request,
            signature,
            (headerOf(request, signature) ?? "").replace(/[0-9a-f]{64}$/, forged(request.body.toString())),
          ),
        ),
    ],
    [
      "signature-of-another-body",
      "webhooks.signature.algorithm",
      "the body is serialised again after signing",
      () =>
        sent((request) => {
          request.body = Buffer.from(JSON.stringify(bodyOf(request), null, 2));
        }),
    ],
    [
      "standard-id-missing",
      "webhooks.standard.together",
      "of the headers of Standard Webhooks one is missing",
      header(standardId, () => null),
    ],
    [
      "standard-id-of-the-delivery",
      "webhooks.standard.id",
      "`webhook-id` is the delivery's",
      () => sent((request) => setHeader(request, standardId, headerOf(request, deliveryId) ?? null)),
    ],
    [
      "standard-timestamp-in-milliseconds",
      "webhooks.standard.timestamp",
      "`webhook-timestamp` is in milliseconds",
      header(standardTimestamp, (value) => `${value}000`),
    ],
    [
      "standard-signature-in-hex",
      "webhooks.standard.signature",
      "`webhook-signature` is the specified one in another form",
      () =>
        sent((request) =>
          setHeader(
            request,
            standardSignature,
            (headerOf(request, signature) ?? "").replace(/^t=\d+,v1=/, "v1,"),
          ),
        ),
    ],
    [
      "standard-signature-of-another-body",
      "webhooks.standard.signature",
      "`webhook-signature` is that of other bytes",
      header(standardSignature, (value) =>
        value.replace(/^v1,./, (start) => (start === "v1,A" ? "v1,B" : "v1,A")),
      ),
    ],
    [
      "signature-missing",
      "auth.webhooks-by-signature",
      "requests are not signed",
      header(signature, () => null),
    ],
    [
      "authorized",
      "auth.webhooks-by-signature",
      "requests have an Authorization header",
      () => sent((request) => setHeader(request, "Authorization", "Bearer webhook")),
    ],
    [
      "timestamp-in-milliseconds",
      "webhooks.request.timestamp-is-signing-time",
      "the time in the header is in milliseconds",
      header(timestamp, (value) => `${value}000`),
    ],
    [
      "put-in-place-of-post",
      "webhooks.request.post-event",
      "events are sent by PUT",
      () =>
        sent((request) => {
          request.method = "PUT";
        }),
    ],
    [
      "event-wrapped",
      "webhooks.request.post-event",
      "the event is wrapped in an object",
      () => sent((request) => setBody(request, { event: bodyOf(request) })),
    ],
    [
      "event-unlike-the-stored-one",
      "service.events.stored-copy",
      "the webhook has another sequence than the stored event",
      () =>
        sent((request) => {
          const event = bodyOf(request) ?? {};
          setBody(request, { ...event, sequence: Number(event.sequence) + 1 });
        }),
    ],
    [
      "delivery-id-of-each-attempt",
      "webhooks.request.delivery-id-stable",
      "each attempt has its own delivery id",
      () => {
        let count = 0;
        return sent((request) => setHeader(request, deliveryId, `dlv_${++count}`));
      },
    ],
    [
      "delivery-id-of-all",
      "webhooks.request.delivery-id-stable",
      "all deliveries have the same id",
      header(deliveryId, () => "dlv_000000000000000000000000"),
    ],
    [
      "redirect-followed",
      "webhooks.url.no-redirects",
      "a redirect is followed",
      () => async (request, forward) => {
        const response = await forward(request);
        const to = headerOf(response, "Location");
        return to ? forward({ ...request, target: new URL(to).pathname }) : response;
      },
    ],
    [
      "every-answer-is-success",
      "webhooks.answer.other-status",
      "any response counts as success",
      () =>
        receivedAs((response) => {
          response.status = 200;
        }),
    ],
    [
      "only-200-is-success",
      "webhooks.answer.2xx",
      "a 2xx other than 200 counts as failed",
      () =>
        receivedAs((response) => {
          if (response.status > 200 && response.status < 300) response.status = 500;
        }),
    ],
    [
      "success-sent-again",
      "webhooks.answer.2xx",
      "a delivery that succeeded counts as failed",
      () =>
        receivedAs((response) => {
          if (response.status < 300) response.status = 500;
        }),
    ],
    [
      "redirect-is-success",
      "webhooks.answer.other-status",
      "a redirect counts as success",
      () =>
        receivedAs((response) => {
          if (response.status >= 300 && response.status < 400) response.status = 200;
        }),
    ],
    [
      "two-at-once",
      "webhooks.order.one-at-a-time",
      "each event is sent twice at the same time",
      () => async (request, forward) =>
        (await Promise.all([forward(request), forward(request)]))[0] as ProxiedResponse,
    ],
    [
      "sent-twice",
      "webhooks.order.by-sequence",
      "each event is sent twice",
      () => async (request, forward) => {
        await forward(request);
        return forward(request);
      },
    ],
    ["first-one-lost", "webhooks.retry.first-attempt", "the first attempt is not made", () => skipping(1)],
    ["nothing-sent", "webhooks.endpoint.selection", "nothing is sent", () => async () => empty(200)],
    [
      "hang-cut-short",
      "webhooks.pause.hang",
      "a response is awaited for only a second",
      () => async (request, forward) =>
        Promise.race([
          forward(request),
          new Promise<ProxiedResponse>((resolve) => setTimeout(() => resolve(empty(500)), 1000)),
        ]),
    ],
    [
      "late-answer-taken",
      "webhooks.answer.timeout",
      "a response is accepted however late it is",
      () => async (request, forward) =>
        Promise.race([
          forward(request),
          new Promise<ProxiedResponse>((resolve) => setTimeout(() => resolve(empty(200)), 8000)),
        ]),
    ],
    [
      "ping-with-a-sequence",
      "events.type.ping.sequence-zero",
      "a ping has a sequence",
      () =>
        sent((request) => {
          const event = bodyOf(request) ?? {};
          if (event.type === "ping") setBody(request, { ...event, sequence: 12 });
        }),
    ],
    [
      "ping-with-data",
      "events.type.ping.empty-data",
      "a ping has data",
      () =>
        sent((request) => {
          const event = bodyOf(request) ?? {};
          if (event.type === "ping") setBody(request, { ...event, data: { message: "hello" } });
        }),
    ],
    [
      "seven-attempts",
      "webhooks.retry.max-attempts",
      "there are seven attempts",
      () => skipping(limits.webhookAttemptsMax),
    ],
    [
      "paused-no-more",
      "webhooks.pause.five-failures",
      "nothing pauses an endpoint",
      () => {
        let count = 0;
        return receivedAs((response) => {
          if (response.status >= 500 && ++count % 4 === 0) response.status = 200;
        });
      },
    ],
    [
      "rotation-without-effect",
      "webhooks.signature.rotation",
      "retries keep the signature of their first attempt",
      () => {
        const first = new Map<string, string>();
        return sent((request) => {
          const id = headerOf(request, deliveryId) ?? "";
          const value = headerOf(request, signature) ?? "";
          if (!first.has(id)) first.set(id, value);
          setHeader(request, signature, first.get(id) ?? value);
        });
      },
    ],
    [
      "events-of-the-other-mode",
      "webhooks.endpoint.mode",
      "an event has the other mode",
      () =>
        sent((request) => {
          const event = bodyOf(request) ?? {};
          setBody(request, { ...event, mode: event.mode === "test" ? "live" : "test" });
        }),
    ],
    [
      "retry-after-heeded",
      "webhooks.answer.retry-after-unused",
      "Retry-After of the endpoint is respected",
      () => skipping(2),
    ],
    [
      "pauses-reset",
      "webhooks.pause.doubling",
      "a pause does not grow",
      () => {
        let count = 0;
        return receivedAs((response) => {
          if (response.status >= 500 && ++count % 7 === 0) response.status = 200;
        });
      },
    ],
    [
      "live-orders-not-sent",
      "events.portal-orders",
      "orders of live mode are not sent",
      () => async (request, forward) =>
        (headerOf(request, eventType) ?? "").startsWith("order.") ? empty(200) : forward(request),
    ],
    [
      "simulated-late",
      "simulate.webhook-at-once",
      "events of simulations are not sent",
      () => async (request, forward) =>
        (headerOf(request, eventType) ?? "").startsWith("esim.") ? empty(200) : forward(request),
    ],
  ]),
].map((mutant) => ({ ...mutant, name: `webhook-${mutant.name}` }));
