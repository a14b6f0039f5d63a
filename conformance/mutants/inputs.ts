/** Mutants of the fields of a request body, including the sandbox's triggers: too strict or too lenient. */
import { limits, type RuleId } from "../src/contract.ts";
import {
  bodyOf,
  errorResponse,
  inputs,
  isSuccess,
  type Json,
  lenientBody,
  type Mutant,
  posts,
  responses,
  setBody,
  table,
} from "./mutant.ts";
import type { Fault } from "./proxy.ts";

const makers = ["ordersCreate", "topupsCreate"] as const;

/** Treats a trigger of the sandbox as ordinary text. */
const untriggered = (trigger: string): Fault =>
  inputs("any", (body) => {
    const text = body.customer_ref;
    if (typeof text === "string" && text.startsWith(trigger)) body.customer_ref = `x${text.slice(1)}`;
  });

const triggers: [string, RuleId, RuleId][] = [
  ["test_order_failed", "orders.create.trigger.order-failed", "topups.create.trigger.order-failed"],
  ["test_processing", "orders.create.trigger.processing", "topups.create.trigger.processing"],
  ["test_supplier_down", "orders.create.trigger.supplier-down", "topups.create.trigger.supplier-down"],
  [
    "test_insufficient_balance",
    "orders.create.trigger.insufficient-balance",
    "topups.create.trigger.insufficient-balance",
  ],
];

const loose: [RuleId, string[]][] = [
  ["orders.create.customer-email.valid", ["customer", "email"]],
  ["orders.create.customer-email.length", ["customer", "email"]],
  ["orders.create.customer-email.single", ["customer", "email"]],
  ["orders.create.customer-name.length", ["customer", "name"]],
  ["orders.create.customer-name.optional", ["customer", "name"]],
  ["orders.create.customer-ref.length", ["customer_ref"]],
  ["orders.create.customer-ref.type", ["customer_ref"]],
  ["orders.create.customer.object", ["customer"]],
  ["orders.create.quantity.range", ["quantity"]],
  ["orders.create.quantity.whole", ["quantity"]],
  ["orders.create.quantity.json-number", ["quantity"]],
  ["topups.create.customer-ref.limits", ["customer_ref"]],
  ["errors.code.invalid-request.control.customer-email", ["customer", "email"]],
  ["errors.code.invalid-request.control.customer-name", ["customer", "name"]],
  ["conventions.text.no-control-characters", ["customer_ref"]],
  ["conventions.text.length-in-characters", ["customer_ref"]],
];

/** Changes every string of a body. */
export const withText = (change: (text: string) => unknown): Fault =>
  inputs("any", (body) => {
    for (const [name, value] of Object.entries(body))
      if (typeof value === "string") body[name] = change(value);
  });

export const inputMutants: Mutant[] = [
  ...triggers.flatMap(([trigger, order, topup]) =>
    [order, topup].map(
      (rule): Mutant => ({
        name: `${rule}-unknown`,
        rule,
        fault: `the sandbox ignores the trigger \`${trigger}\``,
        layer: "api",
        make: () => untriggered(trigger),
      }),
    ),
  ),
  ...loose.map(
    ([rule, path]): Mutant => ({
      name: `${rule}-tolerated`,
      rule,
      fault: `an invalid \`${path.join(".")}\` is ignored`,
      layer: "api",
      make: () => lenientBody(makers, ...path),
    }),
  ),
  ...table("api", [
    [
      "trigger-in-any-case",
      "orders.create.trigger.prefix",
      "the sandbox's triggers ignore letter case",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.customer_ref === "string" && /^test_/i.test(body.customer_ref))
            body.customer_ref = body.customer_ref.toLowerCase();
        }),
    ],
    [
      "trigger-anywhere",
      "orders.create.trigger.prefix",
      "the sandbox's triggers work anywhere in the text",
      () =>
        inputs("ordersCreate", (body) => {
          const at = String(body.customer_ref).indexOf("test_");
          if (at > 0) body.customer_ref = String(body.customer_ref).slice(at);
        }),
    ],
    [
      "quantity-of-two-by-default",
      "orders.create.quantity.default",
      "`quantity` defaults to two",
      () =>
        inputs("ordersCreate", (body) => {
          body.quantity ??= 2;
        }),
    ],
    [
      "quantity-null-refused",
      "orders.create.quantity.default",
      "null for `quantity` is rejected",
      () => async (request, forward) =>
        request.operation === "ordersCreate" && bodyOf(request)?.quantity === null
          ? errorResponse(400, "invalid_request", "quantity")
          : forward(request),
    ],
    [
      "quantity-of-digits",
      "orders.create.quantity.json-number",
      "digits in quotes are accepted as a quantity",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.quantity === "string") body.quantity = Number(body.quantity);
        }),
    ],
    [
      "quantity-rounded",
      "orders.create.quantity.whole",
      "a fractional quantity is rounded down",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.quantity === "number") body.quantity = Math.floor(body.quantity);
        }),
    ],
    [
      "quantity-clamped",
      "orders.create.quantity.range",
      "a quantity out of range is clamped",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.quantity === "number")
            body.quantity = Math.min(
              limits.orderQuantityMax,
              Math.max(limits.orderQuantityMin, body.quantity),
            );
        }),
    ],
    [
      "package-id-as-number",
      "orders.create.package-id.type",
      "a number is accepted as a package id",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.package_id === "number") body.package_id = `pkg_${body.package_id}`;
        }),
    ],
    [
      "package-id-missing-not-found",
      "orders.create.package-id.required",
      "an order without a package returns 404",
      () => async (request, forward) =>
        request.operation === "ordersCreate" && bodyOf(request)?.package_id == null
          ? errorResponse(404, "package_not_found")
          : forward(request),
    ],
    [
      "email-domain-without-dot",
      "orders.create.customer-email.valid",
      "an email address needs no dot in its domain",
      () =>
        inputs("ordersCreate", (body) => {
          const customer = body.customer as Json | null | undefined;
          if (typeof customer?.email === "string")
            customer.email = customer.email.replace(/@([a-z]+)$/i, "@$1.example");
        }),
    ],
    [
      "customer-needs-an-email",
      "orders.create.customer-email.optional",
      "`customer` without an email address is rejected",
      () => async (request, forward) => {
        const customer = bodyOf(request)?.customer as Json | null | undefined;
        return request.operation === "ordersCreate" &&
          typeof customer === "object" &&
          customer !== null &&
          !customer.email
          ? errorResponse(400, "invalid_request", "customer.email")
          : forward(request);
      },
    ],
    [
      "customer-returned",
      "orders.create.customer.never-returned",
      "an order shows its customer",
      () =>
        responses("ordersCreate", (response, request) => {
          const body = bodyOf(response);
          const sent = bodyOf(request);
          if (isSuccess(response) && body && sent?.customer)
            setBody(response, { ...body, customer: sent.customer });
        }),
    ],
    [
      "unknown-field-refused",
      "conventions.input.unknown-field-ignored",
      "an unknown field is rejected",
      () => async (request, forward) => {
        const names = Object.keys(bodyOf(request) ?? {});
        const strange = names.find(
          (name) => !["package_id", "quantity", "customer_ref", "customer", "event"].includes(name),
        );
        return request.method === "POST" && strange
          ? errorResponse(400, "invalid_request", strange)
          : forward(request);
      },
    ],
    [
      "unknown-field-answered",
      "conventions.input.unknown-field-ignored",
      "an unknown field is returned",
      () =>
        responses(posts, (response, request) => {
          const body = bodyOf(response);
          if (isSuccess(response) && body) setBody(response, { ...bodyOf(request), ...body });
        }),
    ],
    [
      "empty-text-kept",
      "conventions.text.empty-is-null",
      "an empty string is kept",
      () =>
        responses("ordersCreate", (response, request) => {
          const body = bodyOf(response);
          if (isSuccess(response) && body && bodyOf(request)?.customer_ref === "")
            setBody(response, { ...body, customer_ref: "" });
        }),
    ],
    [
      "blanks-trimmed",
      "conventions.text.empty-is-null",
      "spaces around a string are trimmed",
      () => withText((text) => text.trim()),
    ],
    [
      "text-cut-to-length",
      "orders.create.customer-ref.length",
      "a reference that is too long is truncated",
      () =>
        inputs("ordersCreate", (body) => {
          if (typeof body.customer_ref === "string")
            body.customer_ref = [...body.customer_ref].slice(0, limits.customerRefMax).join("");
        }),
    ],
    [
      "text-length-in-utf-16",
      "conventions.text.length-in-characters",
      "string length is counted in UTF-16 code units",
      () => async (request, forward) => {
        const text = bodyOf(request)?.customer_ref;
        return typeof text === "string" && text.length > limits.customerRefMax
          ? errorResponse(400, "invalid_request", "customer_ref")
          : forward(request);
      },
    ],
    [
      "event-by-default",
      "simulate.event.required",
      "a simulation without an event activates",
      () =>
        inputs("simulate", (body) => {
          body.event ||= "activated";
        }),
    ],
    [
      "event-in-any-case",
      "simulate.event.values",
      "the event of a simulation may be in upper case",
      () =>
        inputs("simulate", (body) => {
          if (typeof body.event === "string") body.event = body.event.toLowerCase();
        }),
    ],
  ]),
];
