/** What an editor shows of the contract's types: models and errors by name, with plain comments. */
import { dirname, join } from "node:path";
import t from "tap";
import ts from "typescript";

const file = join(import.meta.dirname, "hovered.ts");

const source = `
import type { operations } from "@partner-esim/generated/types";
import type { OperationError } from "@partner-esim/generated/errors";
import type { EsimDetail, EsimsListQuery, Money, Order, OrdersListQuery, Package, PartnerEsim } from "../src/index.ts";

type Plain<Model> = { [Field in keyof Model]: Model[Field] };
type Created = operations["ordersCreate"]["responses"][201]["content"]["application/json"];
type CreatedFields = Plain<Created>;
type CreateCodes = OperationError<"ordersCreate">["code"];
type PackageFields = Plain<Package>;
declare const esim: EsimDetail;
declare const order: Order;
declare const money: Money;
declare const client: PartnerEsim;
const placed = order.status === "failed" ? order : undefined;
const { total, esims } = order;
const create = client.orders.create;
export const query: OrdersListQuery = { created_after: new Date() };
`;

/** The language service on this file, which exists in memory only. */
function startService(): ts.LanguageService {
  const config = ts.readConfigFile(join(import.meta.dirname, "../tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, dirname(import.meta.dirname));
  return ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot(name) {
      const text = name === file ? source : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => options,
    getCurrentDirectory: () => import.meta.dirname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
  });
}

const service = startService();

/** Returns what hovering the first place of a text shows, and its comment. */
function hover(text: string): { shown: string; comment: string } {
  const info = service.getQuickInfoAtPosition(file, source.indexOf(text), 10_000);
  return {
    shown: ts.displayPartsToString(info?.displayParts),
    comment: ts.displayPartsToString(info?.documentation),
  };
}

t.test("the source compiles, with a Date as a filter", async (t) => {
  const messages = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)];
  t.strictSame(
    messages.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    [],
  );
});

t.test("models are interfaces with their names", async (t) => {
  t.match(hover("Package, "), { shown: /interface Package$/m, comment: /^An amount of data/ });
  t.match(hover("EsimDetail, "), { shown: /interface EsimDetail$/m });
  t.match(hover("Money, "), { shown: /interface Money$/m, comment: "An amount of money." });
  t.match(hover("Order, "), { shown: /type Order = OrderWithEsims \| FailedOrder$/m });
  t.equal(hover("placed =").shown, "const placed: FailedOrder | undefined");
  t.equal(hover("total, esims").shown, "const total: Money");
  t.match(hover("create =").shown, /\(body: Given<CreateOrder>, options\?: WriteOptions\) => Result<Order>/);
});

t.test("fields have the names of their types, in 320 characters", async (t) => {
  t.equal(hover("Created =").shown, "type Created = Order");
  const { shown } = hover("CreatedFields =");
  t.match(shown, /status: OrderStatus;[\s\S]*total: Money;/);
  t.ok(shown.length <= 320, `${shown.length} characters`);
  const fields = hover("PackageFields =").shown;
  t.match(fields, /type: PackageType;[\s\S]*price: Money;/);
  t.ok(fields.length <= 320, `${fields.length} characters`);
});

t.test("an operation's errors are shown in 300 characters", async (t) => {
  const { shown } = hover("CreateCodes =");
  t.match(shown, /CommonCode \| .*"insufficient_balance"/);
  t.ok(shown.length <= 300, `${shown.length} characters`);
});
