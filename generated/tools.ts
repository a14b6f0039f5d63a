// Generated from spec/*.tsp by `npm run generate`: the operations as tools of the MCP server. Do not edit.

/** An operation of the contract as a tool. */
export interface ContractTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The words of its SDK method. */
  readonly sdk: readonly string[];
  /** The inputs that the method takes one by one, ahead of an object with the others. */
  readonly path: readonly string[];
  readonly result: "json" | "image";
  /** It changes something, once for each idempotency key. */
  readonly idempotent?: boolean;
  /** Only test keys may call it. */
  readonly testKey?: boolean;
  /** Errors that only some operations have. */
  readonly errors: readonly { readonly code: string; readonly condition: string; readonly fix: string }[];
  /** JSON Schema of its input. */
  readonly input: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, object>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
    readonly examples?: readonly unknown[];
  };
}

export type ToolName =
  | "countries_list"
  | "packages_list"
  | "packages_get"
  | "balance_get"
  | "orders_create"
  | "orders_list"
  | "orders_get"
  | "esims_list"
  | "esims_get"
  | "esims_topup_packages_list"
  | "esims_topups_create"
  | "esims_topups_list"
  | "topups_get"
  | "events_list"
  | "events_get"
  | "sandbox_esims_simulate"
  | "qr_get";

export const tools: Readonly<Record<ToolName, ContractTool>> = {
  countries_list: {
    name: "countries_list",
    title: "List destinations",
    description: "List the destinations you can sell, not paginated: countries first, then regions, each sorted by name.",
    sdk: ["countries", "list"],
    path: [],
    result: "json",
    errors: [],
    input: {
      type: "object",
      properties: {},
      required: [],
      additionalProperties: false,
    },
  },
  packages_list: {
    name: "packages_list",
    title: "List packages",
    description: "List the packages on sale for you, sorted by the number in their id.\n\nOf similar packages (same destination, and nearly the same data and days) one is listed: the one that the service's own store sells, or else the cheapest for you. Which one it is can change, and another partner may see another, while an id you have stored can be fetched and ordered for as long as that package is on sale. Refresh your copy of the catalogue at least once a day.\n\nOnly the `name` of a daily plan says that it is one (\"per day\"); its `data_mb` is the data of one day, and `data.total_mb` of its eSIM that times the days.",
    sdk: ["packages", "list"],
    path: [],
    result: "json",
    errors: [
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
    ],
    input: {
      type: "object",
      properties: {
        country: {
          type: "string",
          pattern: "^[A-Za-z]{2}$",
          description: "Two letters, in either case (GB, not UK): packages that work in this country, including regional and global ones. An unknown code gives an empty list.",
        },
        region: {
          type: "string",
          description: "The `code` of a region from the destination list (`region-7`): packages sold for exactly that region. Older codes built from names (`asia-pacific`) still work; an unknown one gives an empty list.",
        },
        unlimited: {
          type: "boolean",
          description: "`true` lists unlimited packages only, `false` metered ones only.",
        },
        q: {
          type: "string",
          maxLength: 100,
          description: "A text to search for, in either case, anywhere in the package's name, its destination's name or the names of its countries. No character has a special meaning.",
        },
        limit: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: 100,
          default: 25,
          description: "The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped.",
        },
        cursor: {
          type: "string",
          minLength: 1,
          description: "`next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected.",
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  packages_get: {
    name: "packages_get",
    title: "Get a package",
    description: "Get one package. A response of 200 means that it can be ordered now.",
    sdk: ["packages", "get"],
    path: ["id"],
    result: "json",
    errors: [
      {
        code: "package_not_found",
        condition: "No package with this id is on sale for the account.",
        fix: "Read the list again.",
      },
    ],
    input: {
      type: "object",
      properties: {
        id: {
          type: "string",
          pattern: "^pkg_[1-9][0-9]*$",
          description: "The id of the package.",
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
  },
  balance_get: {
    name: "balance_get",
    title: "Get the balance",
    description: "Get the balance. With a test key it is the sandbox's virtual balance, which starts at 1000000.00 INR and is refilled to that when an order or top-up leaves it below 10000.00.",
    sdk: ["balance", "get"],
    path: [],
    result: "json",
    errors: [],
    input: {
      type: "object",
      properties: {},
      required: [],
      additionalProperties: false,
    },
  },
  orders_create: {
    name: "orders_create",
    title: "Create an order",
    description: "Buy `quantity` eSIMs of one package. The total, the package's current price times `quantity`, is charged at once, and the response waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.\n\nA 201 means that the order was placed, not that it succeeded, so check `status`. An order that is still `processing` becomes final by itself: fetch it again, or wait for its event. If the supplier could not deliver, the order is `failed` or `partially_completed` and the missing units are refunded; to try again use a new `Idempotency-Key`.\n\nIn the sandbox an order is completed at once, unless its `customer_ref` begins with one of these: `test_insufficient_balance` gets 402, `test_supplier_down` 503, `test_order_failed` places an order that fails, and `test_processing` one that is completed 10 to 25 seconds later. The last two are charged first, so the balance must cover them. With live keys these are ordinary references.",
    sdk: ["orders", "create"],
    path: [],
    result: "json",
    idempotent: true,
    errors: [
      {
        code: "idempotency_key_required",
        condition: "The POST has no `Idempotency-Key`, or an empty one.",
        fix: "Send an `Idempotency-Key` with every POST.",
      },
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
      {
        code: "idempotency_key_reused",
        condition: "The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
        fix: "Use a new `Idempotency-Key` for a new request.",
      },
      {
        code: "request_in_progress",
        condition: "Another request with the same `Idempotency-Key` is in progress.",
        fix: "Wait a moment and retry with the same `Idempotency-Key`.",
      },
      {
        code: "package_not_found",
        condition: "No package with this id is on sale for the account.",
        fix: "Read the list again.",
      },
      {
        code: "supplier_unavailable",
        condition: "The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future.",
        fix: "Retry with the same `Idempotency-Key` after a short wait.",
      },
      {
        code: "insufficient_balance",
        condition: "The balance does not cover the total; nothing was charged or created.",
        fix: "Add funds, then retry with the same `Idempotency-Key`.",
      },
    ],
    input: {
      type: "object",
      properties: {
        package_id: {
          type: "string",
          minLength: 1,
          description: "The id of the package, exactly as the catalogue returns it.",
        },
        quantity: {
          type: ["integer", "null"],
          format: "int32",
          minimum: 1,
          maximum: 50,
          description: "How many eSIMs: a whole number, not a text. Null counts as omitted.",
          default: 1,
        },
        customer_ref: {
          type: ["string", "null"],
          maxLength: 120,
          description: "Your own reference: stored as sent, copied to every eSIM of the order, and usable as a filter. An empty string counts as none. In the sandbox some prefixes of it control the outcome.",
        },
        customer: {
          description: "Shown to your staff in the portal. No response, event or webhook contains it, and no message is ever sent to it. Null counts as none.",
          anyOf: [
            {
              type: "object",
              description: "The traveller that an eSIM is for, as a note for your own staff.",
              properties: {
                name: {
                  type: ["string", "null"],
                  maxLength: 120,
                  description: "The traveller's name.",
                },
                email: {
                  maxLength: 254,
                  description: "One email address: a local part, an at sign, and a domain with a dot in it; no display name.",
                  anyOf: [
                    {
                      type: "string",
                      pattern: "^[^\\s@,<>\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]{1,64}@[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+(\\.[^\\s@,<>.\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f]+)+$",
                      description: "One email address without a display name or invisible characters.",
                    },
                    { type: "null" },
                  ],
                },
              },
            },
            { type: "null" },
          ],
        },
      },
      required: ["package_id"],
      additionalProperties: false,
      examples: [
        {
          package_id: "pkg_10482",
          quantity: 2,
          customer_ref: "booking-48213",
          customer: {
            name: "Meera Iyer",
            email: "meera.iyer@example.com",
          },
        },
      ],
    },
  },
  orders_list: {
    name: "orders_list",
    title: "List orders",
    description: "List orders, newest first, including those that members place in the portal. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.",
    sdk: ["orders", "list"],
    path: [],
    result: "json",
    errors: [
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
    ],
    input: {
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: ["processing", "completed", "partially_completed", "failed", "cancelled"],
          description: "Orders in this status.",
        },
        customer_ref: {
          type: "string",
          maxLength: 120,
          description: "Orders with exactly this reference (case-sensitive).",
        },
        created_after: {
          type: "string",
          pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$",
          description: "Orders placed at this time or later.",
        },
        created_before: {
          type: "string",
          pattern: "^\\d{4}-\\d{2}-\\d{2}([Tt]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?([Zz]|[+-]\\d{2}:\\d{2})?)?$",
          description: "Orders placed before this time, and not at it.",
        },
        limit: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: 100,
          default: 25,
          description: "The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped.",
        },
        cursor: {
          type: "string",
          minLength: 1,
          description: "`next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected.",
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  orders_get: {
    name: "orders_get",
    title: "Get an order",
    description: "Get one order with the eSIMs issued for it so far.",
    sdk: ["orders", "get"],
    path: ["id"],
    result: "json",
    errors: [
      {
        code: "order_not_found",
        condition: "No order with this id exists for the account in the mode of the key.",
        fix: "Check the id, and that the key has the mode in which the order was placed.",
      },
    ],
    input: {
      type: "object",
      properties: {
        id: {
          type: "string",
          pattern: "^ord_(test_[0-9a-f]{12}|[a-z0-9]+)$",
          description: "The id of the order.",
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
  },
  esims_list: {
    name: "esims_list",
    title: "List eSIMs",
    description: "The eSIMs of the account in the mode of the key, newest first, with the last known usage. Units that were never issued are not included. An eSIM must match all filters.",
    sdk: ["esims", "list"],
    path: [],
    result: "json",
    errors: [
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
    ],
    input: {
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: ["ready", "active", "depleted", "expired", "cancelled"],
          description: "Only eSIMs in this status.",
        },
        customer_ref: {
          type: "string",
          maxLength: 120,
          description: "Only eSIMs whose order has exactly this reference (case-sensitive). References of top-ups don't count.",
        },
        limit: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: 100,
          default: 25,
          description: "The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped.",
        },
        cursor: {
          type: "string",
          minLength: 1,
          description: "`next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected.",
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  esims_get: {
    name: "esims_get",
    title: "Get an eSIM",
    description: "One eSIM in full. For a live eSIM the supplier is asked for current usage, at most once a minute; if it doesn't respond in time, the last known usage is returned.",
    sdk: ["esims", "get"],
    path: ["iccid"],
    result: "json",
    errors: [
      {
        code: "esim_not_found",
        condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
        fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
      },
    ],
    input: {
      type: "object",
      properties: {
        iccid: {
          type: "string",
          pattern: "^[0-9]+$",
          description: "The ICCID of the eSIM, exactly as it was returned.",
        },
      },
      required: ["iccid"],
      additionalProperties: false,
    },
  },
  esims_topup_packages_list: {
    name: "esims_topup_packages_list",
    title: "List an eSIM's top-up packages",
    description: "The packages that fit this eSIM, at your price, cheapest first, all in one response of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them may not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.",
    sdk: ["esims", "topupPackages", "list"],
    path: ["iccid"],
    result: "json",
    errors: [
      {
        code: "esim_not_found",
        condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
        fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
      },
      {
        code: "esim_not_topupable",
        condition: "The eSIM is expired, cancelled or being cancelled, and cannot be topped up.",
        fix: "Sell the traveller a new eSIM instead.",
      },
    ],
    input: {
      type: "object",
      properties: {
        iccid: {
          type: "string",
          pattern: "^[0-9]+$",
          description: "The ICCID of the eSIM, exactly as it was returned.",
        },
      },
      required: ["iccid"],
      additionalProperties: false,
    },
  },
  esims_topups_create: {
    name: "esims_topups_create",
    title: "Top up an eSIM",
    description: "Adds one of the eSIM's top-up packages to it. The price is charged at once; data and validity grow when the top-up is completed, usually before the response. The request waits about 20 seconds for the supplier and then returns `processing`.\n\nCheck `status`: a top-up that the supplier rejected is returned as `201` with `failed`, refunded, and needs a new `Idempotency-Key` for another attempt.\n\nThe added days extend the current validity: `expires_at` stays `activated_at` plus all days. An unlimited eSIM gains only days. Several top-ups of one eSIM can be processing at the same time; each is charged and applied on its own.",
    sdk: ["esims", "topups", "create"],
    path: ["iccid"],
    result: "json",
    idempotent: true,
    errors: [
      {
        code: "idempotency_key_required",
        condition: "The POST has no `Idempotency-Key`, or an empty one.",
        fix: "Send an `Idempotency-Key` with every POST.",
      },
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
      {
        code: "idempotency_key_reused",
        condition: "The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
        fix: "Use a new `Idempotency-Key` for a new request.",
      },
      {
        code: "request_in_progress",
        condition: "Another request with the same `Idempotency-Key` is in progress.",
        fix: "Wait a moment and retry with the same `Idempotency-Key`.",
      },
      {
        code: "esim_not_found",
        condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
        fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
      },
      {
        code: "esim_not_topupable",
        condition: "The eSIM is expired, cancelled or being cancelled, and cannot be topped up.",
        fix: "Sell the traveller a new eSIM instead.",
      },
      {
        code: "package_not_found",
        condition: "The package, even if it exists, does not fit this eSIM.",
        fix: "Read the list again.",
      },
      {
        code: "supplier_unavailable",
        condition: "The supplier cannot be reached. The sandbox returns it for the reference `test_supplier_down`; live keys do not get it today, but may in the future.",
        fix: "Retry with the same `Idempotency-Key` after a short wait.",
      },
      {
        code: "insufficient_balance",
        condition: "The balance does not cover the total; nothing was charged or created.",
        fix: "Add funds, then retry with the same `Idempotency-Key`.",
      },
    ],
    input: {
      type: "object",
      properties: {
        iccid: {
          type: "string",
          pattern: "^[0-9]+$",
          description: "The ICCID of the eSIM, exactly as it was returned.",
        },
        package_id: {
          type: "string",
          minLength: 1,
          description: "Id of one of this eSIM's top-up packages.",
        },
        customer_ref: {
          type: ["string", "null"],
          maxLength: 120,
          description: "Your reference for this top-up: free text, returned as sent. An empty string counts as none. With a test key some prefixes, case-sensitive, control the outcome once everything else about the request is valid; with a live key they mean nothing.",
        },
      },
      required: ["iccid", "package_id"],
      additionalProperties: false,
      examples: [{ package_id: "pkg_10479", customer_ref: "booking-48213-extra" }],
    },
  },
  esims_topups_list: {
    name: "esims_topups_list",
    title: "List an eSIM's top-ups",
    description: "All top-ups of one eSIM in every status, newest first.",
    sdk: ["esims", "topups", "list"],
    path: ["iccid"],
    result: "json",
    errors: [
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
      {
        code: "esim_not_found",
        condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
        fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
      },
    ],
    input: {
      type: "object",
      properties: {
        iccid: {
          type: "string",
          pattern: "^[0-9]+$",
          description: "The ICCID of the eSIM, exactly as it was returned.",
        },
        limit: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: 100,
          default: 25,
          description: "The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped.",
        },
        cursor: {
          type: "string",
          minLength: 1,
          description: "`next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected.",
        },
      },
      required: ["iccid"],
      additionalProperties: false,
    },
  },
  topups_get: {
    name: "topups_get",
    title: "Get a top-up",
    description: "One top-up in its current state.",
    sdk: ["topups", "get"],
    path: ["id"],
    result: "json",
    errors: [
      {
        code: "topup_not_found",
        condition: "No top-up with this id exists for the account in the mode of the key.",
        fix: "Check the id, and that the key has the mode in which the top-up was made.",
      },
    ],
    input: {
      type: "object",
      properties: {
        id: {
          type: "string",
          pattern: "^top_(test_[0-9a-f]{12}|[a-z0-9]+)$",
          description: "The id of the top-up, exactly as it was returned.",
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
  },
  events_list: {
    name: "events_list",
    title: "List events",
    description: "The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times when the account had an enabled live webhook endpoint.",
    sdk: ["events", "list"],
    path: [],
    result: "json",
    errors: [
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
    ],
    input: {
      type: "object",
      properties: {
        type: {
          type: "string",
          enum: [
            "order.completed",
            "order.failed",
            "esim.activated",
            "esim.usage_80",
            "esim.usage_100",
            "esim.expired",
            "topup.completed",
            "balance.low",
            "ping",
          ],
          description: "Only events of this type. `ping` is accepted and finds nothing, because pings are not stored.",
        },
        limit: {
          type: "integer",
          format: "int32",
          minimum: 1,
          maximum: 100,
          default: 25,
          description: "The maximum number of items per page. Decimal digits only; a number out of range is rejected, not clamped.",
        },
        cursor: {
          type: "string",
          minLength: 1,
          description: "`next_cursor` of the previous page; omit it for the first page. It is opaque, works only on the list that returned it, for the same eSIM, account and mode, and does not expire. Filters and `limit` may change from page to page. An empty cursor is rejected.",
        },
      },
      required: [],
      additionalProperties: false,
    },
  },
  events_get: {
    name: "events_get",
    title: "Get an event",
    description: "One event, exactly as it was created.",
    sdk: ["events", "get"],
    path: ["id"],
    result: "json",
    errors: [
      {
        code: "not_found",
        condition: "No event with this id exists for the account in the mode of the key, or it is older than 30 days.",
        fix: "Check the method, the path and the mode of the key.",
      },
    ],
    input: {
      type: "object",
      properties: {
        id: {
          type: "string",
          pattern: "^evt_[0-9a-f]{24}$",
          description: "The id of the event, exactly as it was returned.",
        },
      },
      required: ["id"],
      additionalProperties: false,
    },
  },
  sandbox_esims_simulate: {
    name: "sandbox_esims_simulate",
    title: "Simulate an eSIM event",
    description: "Simulates an event on a test eSIM and returns the eSIM after it. The event is recorded at once, and sent to test webhook endpoints if there are any.\n\nA simulation that changes nothing (a usage level already reached, `activated` on an active or depleted eSIM, `expired` on an expired one) returns the unchanged eSIM and sends nothing. One that the status does not allow is rejected with `invalid_state`: anything but `activated` on a ready eSIM, anything but `expired` on an expired one, and anything on a cancelled one.",
    sdk: ["sandbox", "esims", "simulate"],
    path: ["iccid"],
    result: "json",
    idempotent: true,
    testKey: true,
    errors: [
      {
        code: "not_found",
        condition: "The key is a live key, for which the sandbox does not exist, whatever else the request contains.",
        fix: "Check the method, the path and the mode of the key.",
      },
      {
        code: "idempotency_key_required",
        condition: "The POST has no `Idempotency-Key`, or an empty one.",
        fix: "Send an `Idempotency-Key` with every POST.",
      },
      {
        code: "invalid_request",
        condition: "A field, parameter or header, or the body as a whole, is invalid. `param` names it, unless it is the body as a whole. An oversize body is rejected before all other checks, without rate limit headers.",
        fix: "Correct what `param` names and send the request again.",
      },
      {
        code: "idempotency_key_reused",
        condition: "The `Idempotency-Key` was used for a request with another body, endpoint or eSIM; nothing was done.",
        fix: "Use a new `Idempotency-Key` for a new request.",
      },
      {
        code: "request_in_progress",
        condition: "Another request with the same `Idempotency-Key` is in progress.",
        fix: "Wait a moment and retry with the same `Idempotency-Key`.",
      },
      {
        code: "esim_not_found",
        condition: "No eSIM with this ICCID exists for the account in the mode of the key, or the value is not an ICCID.",
        fix: "Check the ICCID, and that the key has the mode in which the eSIM was bought.",
      },
      {
        code: "invalid_state",
        condition: "The simulated event is not possible in the eSIM's status.",
        fix: "Simulate `activated` first, so that the eSIM has a suitable status.",
      },
    ],
    input: {
      type: "object",
      properties: {
        iccid: {
          type: "string",
          pattern: "^[0-9]+$",
          description: "The ICCID of one of the account's test eSIMs; it begins with `8999999`.",
        },
        event: {
          type: "string",
          enum: ["activated", "usage_80", "usage_100", "expired"],
          description: "The event to simulate.",
        },
      },
      required: ["iccid", "event"],
      additionalProperties: false,
    },
  },
  qr_get: {
    name: "qr_get",
    title: "Get a QR image",
    description: "The QR image that a phone's camera reads to install the eSIM. Use the URL in `qr_code_url` unchanged and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it only to the traveller.",
    sdk: ["qr", "get"],
    path: ["urlOrToken"],
    result: "image",
    errors: [
      {
        code: "not_found",
        condition: "The token is not valid, or its eSIM has been cancelled.",
        fix: "Check the method, the path and the mode of the key.",
      },
    ],
    input: {
      type: "object",
      properties: {
        urlOrToken: {
          type: "string",
          description: "A URL returned by the API, or the signed part of the URL.",
        },
      },
      required: ["urlOrToken"],
      additionalProperties: false,
    },
  },
};
