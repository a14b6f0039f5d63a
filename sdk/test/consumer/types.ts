/** The types as a consumer uses them. Compiled, never run; each expected error must be one. */
import {
  ApiError,
  type BalanceResource,
  createClient,
  type Destination,
  type Event,
  InsufficientBalanceError,
  type List,
  type Order,
  OrdersResource,
  type Package,
  type PackagePage,
  PartnerEsim,
  type PartnerEsimError,
  type ResponseInfo,
} from "@partner-esim/sdk";

import {
  createInbox,
  verifyWebhook,
  WebhookVerificationError,
  webhookHandler,
} from "@partner-esim/sdk/webhooks";
import { signWebhook } from "@partner-esim/sdk/webhooks/testing";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>) => {};

export async function calls(client: PartnerEsim): Promise<void> {
  const order = await client.orders.create({ package_id: "pkg_1", quantity: 2 }, { idempotencyKey: "k" });
  same<typeof order, Order>(true);
  same<typeof order.total.amount, string>(true);
  const { data, response } = await client.orders.get("ord_1", { maxRetries: 0 }).withResponse();
  same<typeof data, Order>(true);
  same<typeof response, ResponseInfo>(true);

  const packages = client.packages.list({ country: "IN", unlimited: true });
  same<typeof packages, List<Package, PackagePage>>(true);
  for await (const each of packages) same<typeof each, Package>(true);
  for await (const page of packages.pages()) same<typeof page, PackagePage>(true);
  same<Awaited<typeof packages>, PackagePage>(true);
  const all = await client.countries.list().toArray({ limit: 3 });
  same<typeof all, Destination[]>(true);

  const image = await client.qr.get("https://partner.example/x.png");
  same<typeof image, Uint8Array<ArrayBuffer>>(true);
  same<typeof client.balance, BalanceResource>(true);

  // @ts-expect-error package_id is required
  client.orders.create({ quantity: 1 });
  // @ts-expect-error quantity is a number
  client.orders.create({ package_id: "pkg_1", quantity: "1" });
  // @ts-expect-error there is no such field
  client.orders.create({ package_id: "pkg_1", qty: 1 });
  // @ts-expect-error a GET takes no idempotency key
  client.orders.get("ord_1", { idempotencyKey: "k" });
  // @ts-expect-error no such status
  client.orders.list({ status: "done" });
  // @ts-expect-error no such event to simulate
  client.sandbox.esims.simulate("8999", { event: "used" });
  // @ts-expect-error the id is missing
  client.orders.get();
  // @ts-expect-error no such resource
  client.invoices;
  // @ts-expect-error time and chance are no settings
  createClient({ apiKey: "k" }, { now: () => 0 });
}

/** Optional values may be `undefined`, even under exactOptionalPropertyTypes. */
export async function missing(input: {
  key?: string;
  reference?: string;
  signal?: AbortSignal;
}): Promise<void> {
  const { key, reference, signal } = input;
  const client = new PartnerEsim({
    apiKey: key,
    baseUrl: undefined,
    onRetry: undefined,
    maxRetries: undefined,
  });
  const customer = { name: reference, email: undefined };
  await client.orders.create({ package_id: "pkg_1", customer_ref: reference, customer }, { signal });
  await client.orders.list({ customer_ref: reference, limit: undefined }).toArray({ limit: undefined });
  // @ts-expect-error what is required is required
  client.orders.create({ package_id: undefined });
}

/** The eSIMs of an order are accessible only after its status was checked. */
export async function outcomes(client: PartnerEsim): Promise<string> {
  const order = await client.orders.create({ package_id: "pkg_1" });
  // @ts-expect-error the order may have failed, and then there is none
  order.esims[0].iccid.length;
  const [first] = order.esims;
  // @ts-expect-error the same, taken apart
  first.iccid.length;
  // @ts-expect-error the same, one by one
  for (const { iccid } of order.esims) iccid.length;
  if (order.status === "failed") {
    // @ts-expect-error there is none
    return order.esims[0].iccid;
  }
  for (const { iccid } of order.esims) iccid.length;
  const final = await client.orders.waitUntilFinal(order.id, { deadlineMs: 60_000 });
  // @ts-expect-error it is final
  if (final.status === "processing") return "";
  final satisfies Order;
  const topup = await client.topups.waitUntilFinal("top_1");
  same<typeof topup.status, "completed" | "failed">(true);
  const page = await client.orders.list();
  page.data satisfies Order[];
  // @ts-expect-error an order of a list is no other
  page.data[0]?.esims[0].iccid;
  return final.status;
}

export function failedOrder(event: Event): Order | undefined {
  return event.type === "order.failed" ? event.data : undefined;
}

export function statuses({ status }: Order): string {
  switch (status) {
    case "processing":
      return "wait";
    case "completed":
    case "partially_completed":
      return "deliver";
    case "failed":
    case "cancelled":
      return "refunded";
    default:
      // An exhaustive switch compiles; at run time a newer status gets here.
      return status satisfies never;
  }
}

export function events(event: Event): string {
  if (event.type === "order.completed") return event.data.status;
  if (event.type === "balance.low") return event.data.threshold.amount;
  // @ts-expect-error an eSIM event has no order status in its data
  if (event.type === "esim.activated") event.data.refunded;
  return event.id;
}

export function failures(error: unknown): string | number | undefined {
  if (error instanceof InsufficientBalanceError) {
    same<typeof error.code, "insufficient_balance">(true);
    same<typeof error.status, 402>(true);
  }
  if (!(error instanceof ApiError)) return undefined;
  error satisfies PartnerEsimError;
  // @ts-expect-error the code may be missing, when the response is not the API's
  error.code.length;
  switch (error.code) {
    case "insufficient_balance":
      same<typeof error, InsufficientBalanceError>(true);
      return error.idempotencyKey;
    case "rate_limited":
      same<typeof error.status, 429>(true);
      return error.retryAfterMs;
    case "invalid_request":
      return error.param;
    // @ts-expect-error no such code
    case "no_such_code":
      return undefined;
    default:
      return error.code;
  }
}

export const small = () => new OrdersResource(createClient({ apiKey: "k" })).create({ package_id: "pkg_1" });

export const observed = new PartnerEsim({
  onRequest: ({ method, route, headers }) => {
    headers.traceparent = `${method} ${route}`;
  },
  onResponse: ({ attempt }, { response, error, durationMs }) =>
    console.log(attempt, response?.status ?? error?.name, durationMs),
  onRetry: (_, { error, waitMs }) => console.log(error.message, waitMs),
});

export async function webhooks(request: Request, raw: Uint8Array): Promise<Event | number> {
  // @ts-expect-error a parsed body is not what was signed
  verifyWebhook({ id: "evt_1" }, request.headers, "whsec_1");
  const inbox = createInbox();
  webhookHandler(["whsec_1", "whsec_2"], (event) => inbox.handle(event, (same) => same satisfies Event));
  try {
    const event = await verifyWebhook(raw, request.headers, "whsec_1", { toleranceMs: 1000 });
    return await verifyWebhook((await signWebhook(event, "whsec_1")).body, "t=1,v1=", "whsec_1");
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    // @ts-expect-error no such fault
    if (error.code === "unknown") return 0;
    return error.status;
  }
}

export function everyEvent(event: Event): string {
  switch (event.type) {
    case "order.completed":
    case "order.failed":
      return event.data.id;
    case "esim.activated":
    case "esim.usage_80":
    case "esim.usage_100":
    case "esim.expired":
      return event.data.iccid;
    case "topup.completed":
      return event.data.package_id;
    case "balance.low":
      return event.data.balance.amount;
    case "ping":
      return event.id;
    default:
      return event satisfies never;
  }
}
