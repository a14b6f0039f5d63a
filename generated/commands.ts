// Generated from spec/*.tsp by `npm run generate`: the operations as commands of the SDK's command line. Do not edit.

export interface CommandArgument {
  readonly name: string;
  /** The parameter of the path. */
  readonly parameter: string;
  readonly doc: string;
}

export interface CommandOption {
  readonly name: string;
  readonly place: "query" | "body";
  /** Its field, from the top of the query or body. */
  readonly path: readonly string[];
  readonly type: "text" | "integer" | "boolean";
  readonly required: boolean;
  readonly values?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  readonly doc: string;
}

/** An operation of the contract as a command. */
export interface ApiCommand {
  readonly name: string;
  readonly summary: string;
  readonly doc: string;
  readonly endpoint: {
    readonly method: "GET" | "POST";
    readonly path: string;
    readonly idempotent?: boolean;
    readonly keyless?: boolean;
    readonly image?: boolean;
  };
  readonly arguments: readonly CommandArgument[];
  readonly options: readonly CommandOption[];
  readonly result: "object" | "list" | "image";
  readonly paginated?: boolean;
  /** The status in which the object is not final yet. */
  readonly waitingStatus?: string;
}

export const commands = [
  {
    name: "countries list",
    summary: "List destinations",
    doc: "List the destinations you can sell, not paginated: countries first, then regions, each sorted by name.",
    endpoint: {
      method: "GET",
      path: "/v1/countries",
    },
    arguments: [],
    options: [],
    result: "list",
  },
  {
    name: "packages list",
    summary: "List packages",
    doc: "List the packages on sale for you, sorted by the number in their id.",
    endpoint: {
      method: "GET",
      path: "/v1/packages",
    },
    arguments: [],
    options: [
      {
        name: "country",
        place: "query",
        path: ["country"],
        type: "text",
        required: false,
        doc: "Two letters, in either case (GB, not UK): packages that work in this country, including regional and global ones.",
      },
      {
        name: "region",
        place: "query",
        path: ["region"],
        type: "text",
        required: false,
        doc: "The `code` of a region from the destination list (`region-7`): packages sold for exactly that region.",
      },
      {
        name: "unlimited",
        place: "query",
        path: ["unlimited"],
        type: "boolean",
        required: false,
        doc: "`true` lists unlimited packages only, `false` metered ones only.",
      },
      {
        name: "q",
        place: "query",
        path: ["q"],
        type: "text",
        required: false,
        doc: "A text to search for, in either case, anywhere in the package's name, its destination's name or the names of its countries.",
      },
      {
        name: "limit",
        place: "query",
        path: ["limit"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 100,
        default: 25,
        doc: "The maximum number of items per page.",
      },
      {
        name: "cursor",
        place: "query",
        path: ["cursor"],
        type: "text",
        required: false,
        doc: "`next_cursor` of the previous page; omit it for the first page.",
      },
    ],
    result: "list",
    paginated: true,
  },
  {
    name: "packages get",
    summary: "Get a package",
    doc: "Get one package. A response of 200 means that it can be ordered now.",
    endpoint: {
      method: "GET",
      path: "/v1/packages/{id}",
    },
    arguments: [{ name: "id", parameter: "id", doc: "The id of the package." }],
    options: [],
    result: "object",
  },
  {
    name: "balance get",
    summary: "Get the balance",
    doc: "Get the balance. With a test key it is the sandbox's virtual balance, which starts at 1000000.00 INR and is refilled to that when an order or top-up leaves it below 10000.00.",
    endpoint: {
      method: "GET",
      path: "/v1/balance",
    },
    arguments: [],
    options: [],
    result: "object",
  },
  {
    name: "orders create",
    summary: "Create an order",
    doc: "Buy `quantity` eSIMs of one package. The total, the package's current price times `quantity`, is charged at once, and the response waits up to about 20 seconds for the eSIMs: give your client a timeout of 30 seconds or more.",
    endpoint: {
      method: "POST",
      path: "/v1/orders",
      idempotent: true,
    },
    arguments: [],
    options: [
      {
        name: "package-id",
        place: "body",
        path: ["package_id"],
        type: "text",
        required: true,
        doc: "The id of the package, exactly as the catalogue returns it.",
      },
      {
        name: "quantity",
        place: "body",
        path: ["quantity"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 50,
        default: 1,
        doc: "How many eSIMs: a whole number, not a text.",
      },
      {
        name: "customer-ref",
        place: "body",
        path: ["customer_ref"],
        type: "text",
        required: false,
        doc: "Your own reference: stored as sent, copied to every eSIM of the order, and usable as a filter.",
      },
      {
        name: "customer-name",
        place: "body",
        path: ["customer", "name"],
        type: "text",
        required: false,
        doc: "The traveller's name.",
      },
      {
        name: "customer-email",
        place: "body",
        path: ["customer", "email"],
        type: "text",
        required: false,
        doc: "One email address without a display name or invisible characters.",
      },
    ],
    result: "object",
  },
  {
    name: "orders list",
    summary: "List orders",
    doc: "List orders, newest first, including those that members place in the portal. Top-ups are not orders. To look for new ones, page by `cursor`: `created` shows seconds, while the time filters compare milliseconds.",
    endpoint: {
      method: "GET",
      path: "/v1/orders",
    },
    arguments: [],
    options: [
      {
        name: "status",
        place: "query",
        path: ["status"],
        type: "text",
        required: false,
        values: ["processing", "completed", "partially_completed", "failed", "cancelled"],
        doc: "Orders in this status.",
      },
      {
        name: "customer-ref",
        place: "query",
        path: ["customer_ref"],
        type: "text",
        required: false,
        doc: "Orders with exactly this reference (case-sensitive).",
      },
      {
        name: "created-after",
        place: "query",
        path: ["created_after"],
        type: "text",
        required: false,
        doc: "Orders placed at this time or later.",
      },
      {
        name: "created-before",
        place: "query",
        path: ["created_before"],
        type: "text",
        required: false,
        doc: "Orders placed before this time, and not at it.",
      },
      {
        name: "limit",
        place: "query",
        path: ["limit"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 100,
        default: 25,
        doc: "The maximum number of items per page.",
      },
      {
        name: "cursor",
        place: "query",
        path: ["cursor"],
        type: "text",
        required: false,
        doc: "`next_cursor` of the previous page; omit it for the first page.",
      },
    ],
    result: "list",
    paginated: true,
  },
  {
    name: "orders get",
    summary: "Get an order",
    doc: "Get one order with the eSIMs issued for it so far.",
    endpoint: {
      method: "GET",
      path: "/v1/orders/{id}",
    },
    arguments: [{ name: "id", parameter: "id", doc: "The id of the order." }],
    options: [],
    result: "object",
    waitingStatus: "processing",
  },
  {
    name: "esims list",
    summary: "List eSIMs",
    doc: "The eSIMs of the account in the mode of the key, newest first, with the last known usage. Units that were never issued are not included. An eSIM must match all filters.",
    endpoint: {
      method: "GET",
      path: "/v1/esims",
    },
    arguments: [],
    options: [
      {
        name: "status",
        place: "query",
        path: ["status"],
        type: "text",
        required: false,
        values: ["ready", "active", "depleted", "expired", "cancelled"],
        doc: "Only eSIMs in this status.",
      },
      {
        name: "customer-ref",
        place: "query",
        path: ["customer_ref"],
        type: "text",
        required: false,
        doc: "Only eSIMs whose order has exactly this reference (case-sensitive).",
      },
      {
        name: "limit",
        place: "query",
        path: ["limit"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 100,
        default: 25,
        doc: "The maximum number of items per page.",
      },
      {
        name: "cursor",
        place: "query",
        path: ["cursor"],
        type: "text",
        required: false,
        doc: "`next_cursor` of the previous page; omit it for the first page.",
      },
    ],
    result: "list",
    paginated: true,
  },
  {
    name: "esims get",
    summary: "Get an eSIM",
    doc: "One eSIM in full. For a live eSIM the supplier is asked for current usage, at most once a minute; if it doesn't respond in time, the last known usage is returned.",
    endpoint: {
      method: "GET",
      path: "/v1/esims/{iccid}",
    },
    arguments: [
      {
        name: "iccid",
        parameter: "iccid",
        doc: "The ICCID of the eSIM, exactly as it was returned.",
      },
    ],
    options: [],
    result: "object",
  },
  {
    name: "topup-packages list",
    summary: "List an eSIM's top-up packages",
    doc: "The packages that fit this eSIM, at your price, cheapest first, all in one response of at most 200. They are of the same network and destination as the package that it was issued with, metered for a metered eSIM and unlimited for an unlimited one; some of them may not be in the catalogue's list. An empty list means that there is none: not every eSIM can be topped up.",
    endpoint: {
      method: "GET",
      path: "/v1/esims/{iccid}/topup-packages",
    },
    arguments: [
      {
        name: "iccid",
        parameter: "iccid",
        doc: "The ICCID of the eSIM, exactly as it was returned.",
      },
    ],
    options: [],
    result: "list",
  },
  {
    name: "topups create",
    summary: "Top up an eSIM",
    doc: "Adds one of the eSIM's top-up packages to it. The price is charged at once; data and validity grow when the top-up is completed, usually before the response. The request waits about 20 seconds for the supplier and then returns `processing`.",
    endpoint: {
      method: "POST",
      path: "/v1/esims/{iccid}/topups",
      idempotent: true,
    },
    arguments: [
      {
        name: "iccid",
        parameter: "iccid",
        doc: "The ICCID of the eSIM, exactly as it was returned.",
      },
    ],
    options: [
      {
        name: "package-id",
        place: "body",
        path: ["package_id"],
        type: "text",
        required: true,
        doc: "Id of one of this eSIM's top-up packages.",
      },
      {
        name: "customer-ref",
        place: "body",
        path: ["customer_ref"],
        type: "text",
        required: false,
        doc: "Your reference for this top-up: free text, returned as sent.",
      },
    ],
    result: "object",
  },
  {
    name: "topups list",
    summary: "List an eSIM's top-ups",
    doc: "All top-ups of one eSIM in every status, newest first.",
    endpoint: {
      method: "GET",
      path: "/v1/esims/{iccid}/topups",
    },
    arguments: [
      {
        name: "iccid",
        parameter: "iccid",
        doc: "The ICCID of the eSIM, exactly as it was returned.",
      },
    ],
    options: [
      {
        name: "limit",
        place: "query",
        path: ["limit"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 100,
        default: 25,
        doc: "The maximum number of items per page.",
      },
      {
        name: "cursor",
        place: "query",
        path: ["cursor"],
        type: "text",
        required: false,
        doc: "`next_cursor` of the previous page; omit it for the first page.",
      },
    ],
    result: "list",
    paginated: true,
  },
  {
    name: "topups get",
    summary: "Get a top-up",
    doc: "One top-up in its current state.",
    endpoint: {
      method: "GET",
      path: "/v1/topups/{id}",
    },
    arguments: [
      { name: "id", parameter: "id", doc: "The id of the top-up, exactly as it was returned." },
    ],
    options: [],
    result: "object",
    waitingStatus: "processing",
  },
  {
    name: "events list",
    summary: "List events",
    doc: "The events of the account in the mode of the key, newest first, for the last 30 days. Those about orders, top-ups and the balance are complete; those about live eSIMs exist only for times when the account had an enabled live webhook endpoint.",
    endpoint: {
      method: "GET",
      path: "/v1/events",
    },
    arguments: [],
    options: [
      {
        name: "type",
        place: "query",
        path: ["type"],
        type: "text",
        required: false,
        values: [
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
        doc: "Only events of this type.",
      },
      {
        name: "limit",
        place: "query",
        path: ["limit"],
        type: "integer",
        required: false,
        minimum: 1,
        maximum: 100,
        default: 25,
        doc: "The maximum number of items per page.",
      },
      {
        name: "cursor",
        place: "query",
        path: ["cursor"],
        type: "text",
        required: false,
        doc: "`next_cursor` of the previous page; omit it for the first page.",
      },
    ],
    result: "list",
    paginated: true,
  },
  {
    name: "events get",
    summary: "Get an event",
    doc: "One event, exactly as it was created.",
    endpoint: {
      method: "GET",
      path: "/v1/events/{id}",
    },
    arguments: [
      { name: "id", parameter: "id", doc: "The id of the event, exactly as it was returned." },
    ],
    options: [],
    result: "object",
  },
  {
    name: "esims simulate",
    summary: "Simulate an eSIM event",
    doc: "Simulates an event on a test eSIM and returns the eSIM after it. The event is recorded at once, and sent to test webhook endpoints if there are any.",
    endpoint: {
      method: "POST",
      path: "/v1/sandbox/esims/{iccid}/simulate",
      idempotent: true,
    },
    arguments: [
      {
        name: "iccid",
        parameter: "iccid",
        doc: "The ICCID of one of the account's test eSIMs; it begins with `8999999`.",
      },
    ],
    options: [
      {
        name: "event",
        place: "body",
        path: ["event"],
        type: "text",
        required: true,
        values: ["activated", "usage_80", "usage_100", "expired"],
        doc: "The event to simulate.",
      },
    ],
    result: "object",
  },
  {
    name: "qr get",
    summary: "Get a QR image",
    doc: "The QR image that a phone's camera reads to install the eSIM. Use the URL in `qr_code_url` unchanged and never build one. It doesn't expire, and whoever has it can see the code and install the eSIM: give it only to the traveller.",
    endpoint: {
      method: "GET",
      path: "/v1/qr/{token}.png",
      keyless: true,
      image: true,
    },
    arguments: [
      {
        name: "url-or-token",
        parameter: "token",
        doc: "A URL returned by the API, or the signed part of the URL.",
      },
    ],
    options: [],
    result: "image",
  },
] as const satisfies readonly ApiCommand[];

export type CommandName = (typeof commands)[number]["name"];
