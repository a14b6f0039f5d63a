/**
 * Mistakes that a contract's author makes: each is told at its line, in words that say what to do, and nothing is
 * written.
 */
import t from "tap";
import { small, tryEmit } from "./compile.ts";

interface Mistake {
  what: string;
  /** Text of the fixture and its replacement. */
  change: [from: string, to: string];
  /** Text of the line that is told. */
  line: string;
  /** What the message says to do. */
  says: RegExp;
}

const note = "  /** How many. */";
const field = (text: string): [string, string] => [note, `  ${text}\n\n${note}`];
const query = (text: string): [string, string] => ["  ...Pagination,\n", `  ${text}\n  ...Pagination,\n`];
const post = "Places an order";

const mistakes: Mistake[] = [
  // An idempotent operation and its parts.
  {
    what: "an idempotent operation without its header",
    change: [`  @header("Idempotency-Key") idempotencyKey: string,\n`, ""],
    line: post,
    says: /must take the header Idempotency-Key/,
  },
  {
    what: "an idempotent operation whose key is optional",
    change: ["idempotencyKey: string", "idempotencyKey?: string"],
    line: post,
    says: /and require it/,
  },
  {
    what: "an idempotent operation without the error of a reused key",
    change: ["  | IdempotencyKeyReused\n", ""],
    line: post,
    says: /must return idempotency_key_reused: add the error models/,
  },
  {
    what: "an idempotent operation without a replay",
    change: [`      @header("Idempotent-Replayed") replayed: "true";\n`, ""],
    line: post,
    says: /add the response of a replay/,
  },
  {
    what: "a key under which nothing is stored",
    change: ["@idempotent\n", ""],
    line: post,
    says: /add @idempotent/,
  },
  {
    what: "a POST counted with the other requests",
    change: ["RateClass.post", "RateClass.general"],
    line: post,
    says: /write @rateClass\(RateClass\.post\) on it/,
  },
  {
    what: "an error after the internal one",
    change: [`Problem<409, "request_in_progress">`, `Problem<500, "request_in_progress">`],
    line: post,
    says: /lists "SupplierUnavailable" after.*move "RequestInProgress" to the end/,
  },
  // Words that name nothing.
  {
    what: "a published event that is misspelt",
    change: [`@publishes("order.completed")`, `@publishes("order.complete")`],
    line: post,
    says: /use the type of an @event model/,
  },
  {
    what: "a trigger on a field that the body doesn't have",
    change: [`@sandboxTriggers("customer_ref"`, `@sandboxTriggers("reference"`],
    line: post,
    says: /has no field "reference"/,
  },
  {
    what: "triggers on two fields",
    change: [
      `@sdk("orders.create")`,
      `@sandboxTriggers("package_id", #{ test_processing: #{ outcome: "processing", effect: "it waits" } })\n@sdk("orders.create")`,
    ],
    line: "@sandboxTriggers",
    says: /two @sandboxTriggers: write one/,
  },
  {
    what: "an error that is in no catalogue",
    change: [`@errorCase(#{ retry: Retry.no, fix: "Check the id." })\n`, ""],
    line: "Reads an order",
    says: /add @errorCase/,
  },
  {
    what: "a misspelt decorator",
    change: ["@idempotent\n", "@idempotnet\n"],
    line: "@idempotnet",
    says: /Unknown decorator @idempotnet/,
  },
  // What a request can't hold.
  {
    what: "a tuple",
    change: field("pair: [string, int32];"),
    line: "pair:",
    says: /write a model, or an array/,
  },
  {
    what: "a model that holds itself",
    change: ["model Customer {", "model Customer {\n  partner?: Customer;"],
    line: "partner?",
    says: /a model for each level/,
  },
  {
    what: "a base model with a discriminator",
    change: [
      "model Customer {",
      `@discriminator("kind") model Pet { kind: string; }\nmodel Customer {\n  pet?: Pet;`,
    ],
    line: "pet?: Pet",
    says: /write a @discriminated union/,
  },
  {
    what: "a time of day, whose format needs a zone",
    change: field("opens: plainTime;"),
    line: "opens:",
    says: /write a @pattern/,
  },
  {
    what: "a format that nothing checks",
    change: field(`@format("iban") account: string;`),
    line: "account: string",
    says: /the format "iban".*write a @pattern/,
  },
  {
    what: "a time in the form of HTTP headers",
    change: field(`@encode("rfc7231") since: utcDateTime;`),
    line: "since:",
    says: /the format "http-date"/,
  },
  {
    what: "a field that every JavaScript object has",
    change: field("constructor: string;"),
    line: "constructor:",
    says: /choose another name/,
  },
  {
    what: "a body that is a list",
    change: ["@body order: CreateOrder", "@body order: CreateOrder[]"],
    line: "@body order: CreateOrder[]",
    says: /give it one with a property/,
  },
  {
    what: "a body of one model or another",
    change: ["@body order: CreateOrder", "@body order: CreateOrder | Customer"],
    line: "@body order: CreateOrder |",
    says: /must be a model/,
  },
  {
    what: "a body that may be left out",
    change: ["@body order: CreateOrder", "@body order?: CreateOrder"],
    line: "@body order?",
    says: /make its properties optional/,
  },
  {
    what: "a parameter that repeats",
    change: query("@query(#{ explode: true }) ids?: string[],"),
    line: "ids?:",
    says: /leave out explode/,
  },
  {
    what: "a parameter of two types",
    change: query("@query size?: int32 | string,"),
    line: "size?:",
    says: /one scalar, enum/,
  },
  {
    what: "a parameter that is a map",
    change: query("@query labels?: Record<string>,"),
    line: "labels?:",
    says: /one scalar, enum/,
  },
  {
    what: "closed bodies, and a model that extends another",
    change: [
      "model Customer {",
      "@@closedBodies(Shop);\nmodel Base {\n  note?: string;\n}\nmodel Customer extends Base {",
    ],
    line: "note?: string",
    says: /spread the other model/,
  },
  // What an SDK can't have.
  {
    what: "a response without a name",
    change: [
      "  ...CommonHeaders;\n  @body order: Order;\n} | InvalidApiKey | Ord",
      "  ...CommonHeaders;\n  @body order: { id: string };\n} | InvalidApiKey | Ord",
    ],
    line: "Reads an order",
    says: /give it a model of its own/,
  },
  {
    what: "a response that is a list",
    change: [
      "  ...CommonHeaders;\n  @body order: Order;\n} | InvalidApiKey | Ord",
      "  ...CommonHeaders;\n  @body orders: Order[];\n} | InvalidApiKey | Ord",
    ],
    line: "Reads an order",
    says: /give it a model of its own/,
  },
  {
    what: "a map that the command line has no option for",
    change: field("labels?: Record<string>;"),
    line: "labels?:",
    says: /option of the SDK's command line: write a text/,
  },
  {
    what: "two operations that would be one command",
    change: [`@sdk("orders.get")`, `@sdk("archive.orders.list")`],
    line: "Lists orders",
    says: /change @sdk\("orders.list"\)/,
  },
  {
    what: "a property that is two headers",
    change: ["op ordersGet(", `op ordersGet(@header("X-Other") idempotencyKey?: string, `],
    line: "idempotencyKey",
    says: /give each a name of its own/,
  },
  // The service itself.
  {
    what: "no service",
    change: [`@service(#{ title: "Small" })\n`, ""],
    line: "",
    says: /add @service/,
  },
  {
    what: "two services",
    change: ["namespace Shop;", `namespace Shop;\n@service(#{ title: "Other" }) namespace Other {}\n`],
    line: "namespace Other",
    says: /one main file for each/,
  },
  {
    what: "a file that ends too early",
    change: ["  @body page: OrderPage;\n} | InvalidApiKey | InvalidRequest;", "  @body page: OrderPage;\n"],
    line: "",
    says: /expected/,
  },
];

const options = { "sdk-core": "../core", koa: true, python: { limits: [], codes: [] } };

t.test("without a mistake everything is written", async (t) => {
  const { told, files } = await tryEmit(small, options);
  t.strictSame(told, []);
  t.ok(files.size > 20);
});

for (const { what, change, line, says } of mistakes) {
  t.test(what, async (t) => {
    const [from, to] = change;
    const text = small.replace(from, () => to);
    t.not(text, small, "the fixture holds the text that is changed");
    const { told, files } = await tryEmit(text, options);
    const found = told.find(({ message }) => says.test(message));
    t.ok(found, JSON.stringify(told));
    t.ok(found?.line.includes(line), found?.line ?? "");
    t.equal(files.size, 0, "nothing is written");
  });
}
