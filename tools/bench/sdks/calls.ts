// How each SDK is imported and called, as its documentation shows: one read and one creation, with ours and four
// others. The programs are text, because the others are not installed.
export interface ComparedSdk {
  name: string;
  /** The package's name. */
  package: string;
  /** Statements that import what one operation needs. */
  imports: string;
  /** Code that creates the client for `url`. */
  client: string;
  get: string;
  post: string;
  /** Code that uses everything the package exports. */
  whole: string;
}

const whole = (name: string) => `export * from "${name}"; export { default } from "${name}";`;

export const ours: ComparedSdk = {
  name: "ours",
  package: "@partner-esim/sdk",
  imports: `import { createClient, OrdersResource } from "@partner-esim/sdk";`,
  client: `new OrdersResource(createClient({ apiKey: "sk_test_0123456789abcdefghijklmnopqrstuvwxyzABCD", baseUrl: url }))`,
  get: `client.get("ord_test_5b1e0c9d7a24")`,
  post: `client.create({ package_id: "pkg_10482", quantity: 2, customer_ref: "booking-48213" })`,
  whole: `export * from "@partner-esim/sdk";`,
};

export const others: readonly ComparedSdk[] = [
  {
    name: "stripe",
    package: "stripe",
    imports: `import Stripe from "stripe";`,
    client: `new Stripe("sk_test_1", { host: new URL(url).hostname, port: new URL(url).port, protocol: "http" })`,
    get: `client.charges.retrieve("ch_5b1e0c9d7a24")`,
    post: `client.customers.create({ name: "Ada", description: "booking-48213", email: "ada@example.com" })`,
    whole: whole("stripe"),
  },
  {
    name: "openai",
    package: "openai",
    imports: `import OpenAI from "openai";`,
    client: `new OpenAI({ apiKey: "sk-1", baseURL: url })`,
    get: `client.models.retrieve("model-5b1e0c9d7a24")`,
    post: `client.vectorStores.create({ name: "Ada", description: "booking-48213", file_ids: ["file-1"] })`,
    whole: whole("openai"),
  },
  {
    name: "svix",
    package: "svix",
    imports: `import { Svix } from "svix";`,
    client: `new Svix("sk_1", { serverUrl: url })`,
    get: `client.application.get("app_5b1e0c9d7a24")`,
    post: `client.application.create({ name: "Ada", uid: "booking-48213", throttleRate: 2 })`,
    whole: `export * from "svix";`,
  },
  {
    name: "resend",
    package: "resend",
    imports: `import { Resend } from "resend";`,
    client: `new Resend("re_1", { baseUrl: url })`,
    get: `client.emails.get("5b1e0c9d7a24")`,
    post: `client.contacts.create({ email: "ada@example.com", firstName: "Ada", lastName: "Booking" })`,
    whole: `export * from "resend";`,
  },
];

/** A program with one operation. */
export const operationProgram = ({ imports, client: made, get }: ComparedSdk): string =>
  `${imports}\nexport const read = (url) => { const client = ${made}; return ${get}; };\n`;

/** A module whose `connect(url)` returns both calls. */
export const callsProgram = ({ imports, client: made, get, post }: ComparedSdk): string =>
  `${imports}\nexport const connect = (url) => {\n  const client = ${made};\n  return { get: () => ${get}, post: () => ${post} };\n};\n`;
