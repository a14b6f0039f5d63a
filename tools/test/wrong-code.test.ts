// Code of the server that breaks the contract does not compile: each wrong line is tried in a copy of the repository.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import t from "tap";
import { ChangedCopy } from "./changed-copy.ts";

const repository = new ChangedCopy(t);

/**
 * Each must stop the server from compiling: a file, its text, the replacement, and the file of the error if different.
 */
const wrongCode: Record<string, [file: string, from: string, to: string, shownIn?: string]> = {
  "a text in place of a sandbox top-up": [
    "api/handlers/esims.ts",
    "toJson(toTopupResponse(placed))",
    '"not even JSON"',
  ],
  "another body of simulate": [
    "api/handlers/esims.ts",
    "esim instanceof Refusal ? esim : toJson(toEsimDetailResponse(esim, services))",
    "esim instanceof Refusal ? esim : toJson({ wrong: true })",
  ],
  "another body of a sandbox order": ["api/handlers/orders.ts", "placed.form", "toJson({ wrong: true })"],
  "another item in the list of eSIMs": [
    "api/handlers/esims.ts",
    '(esim) => toJson<Body<"esimsList">["data"][number]>(toEsimResponse(esim, services))',
    "() => toJson({ wrong: true })",
  ],
  "an extra field of a response": [
    "api/handlers/balance.ts",
    "mode: ledger.mode,",
    "mode: ledger.mode, secret: 1,",
  ],
  "an extra field of an item that a callback makes": [
    "api/handlers/catalogue.ts",
    "packages_count: packagesCount,",
    "packages_count: packagesCount, secret: 1,",
  ],
  "an extra field of a spread order": [
    "api/handlers/orders.ts",
    "toJson(toOrderResponse(found.order, found.esims))",
    "toJson({ ...toOrderResponse(found.order, found.esims), secret: 1 })",
  ],
  "an extra field of an order's eSIM": [
    "domain/representations.ts",
    "({ iccid, status }))",
    "({ iccid, status, secret: 1 }))",
  ],
  "a list without its envelope": ["api/handlers/catalogue.ts", "toJson({ data })", "toJson(data)"],
  "another package": [
    "api/handlers/catalogue.ts",
    "{ status: 200, body: packageText(offer) }",
    "{ status: 200, body: toJson({ wrong: true }) }",
  ],
  "a text in place of an image": ["api/handlers/qr.ts", "body: image,", 'body: "an image",'],
  "other data of an event": [
    "domain/topups/topups.ts",
    '"topup.completed", toTopupResponse(topup)',
    '"topup.completed", { wrong: true }',
  ],
  "an event of another operation in a top-up": [
    "domain/topups/topups.ts",
    '"topup.completed", toTopupResponse(topup)',
    '"order.failed", {} as never',
  ],
  "an event of another operation in a handler's idempotent run": [
    "api/handlers/orders.ts",
    "      const placed = await placeSandboxOrder(tx, purchase, request);",
    [
      "      const { recordEvent } = await import('../../domain/events/events.ts');",
      "      await recordEvent(tx, {} as never, 'topup.completed', {} as never, now, random);",
      "      const placed = await placeSandboxOrder(tx, purchase, request);",
    ].join("\n"),
  ],
  "another body of a created key": [
    "portal/handlers/keys.ts",
    "toJson({ ...made, key: forMember(made.key) })",
    "toJson({ ...made, key: 1 })",
  ],
  "another item in the list of accounts": [
    "portal/handlers/accounts.ts",
    "      toAccountResponse,\n",
    "      () => ({ wrong: true }),\n",
  ],
  "another item in the list of orders": [
    "api/handlers/orders.ts",
    "({ order, esims }) => toJson<OrderResponse>(toOrderResponse(order, esims))",
    "() => toJson({ wrong: true })",
  ],
  "another body of a single order": [
    "api/handlers/orders.ts",
    "toJson(toOrderResponse(found.order, found.esims))",
    "toJson({ wrong: true })",
  ],
  "another body of an order by staff": [
    "domain/orders/staff-purchases.ts",
    "toJson(toStaffOrderResponse(placed))",
    "toJson({ wrong: true })",
  ],
  "another body of a live order": [
    "domain/orders/live-orders.ts",
    "toJson(toOrderResponse(order, esims))",
    "toJson({ wrong: true })",
    "api/services.ts",
  ],
  "another body of a wallet change": [
    "portal/handlers/wallets.ts",
    "toJson(toOperatorEntryResponse(entry))",
    "toJson({ wrong: true })",
  ],
  "a transaction in the place of an order's idempotent run": [
    "api/handlers/orders.ts",
    "export function orderHandlers({ reads,",
    "export function orderHandlers({ store, reads,",
  ],
  "an effect outside the idempotent run of a simulated event": [
    "api/handlers/esims.ts",
    "const response = await runs.once(",
    "await reads.esims.update({} as never);\n    const response = await runs.once(",
  ],
  "a simulated event without an idempotent run": [
    "api/handlers/esims.ts",
    "    return { status: 200, body: response.body, replayed: response.replayed };",
    "    return { status: 200, body: toJson(JSON.parse(response.body)) };",
  ],
  "an idempotent run of an operation that has no key": [
    "api/handlers/orders.ts",
    "    const found = await reads.orders.withUnits(holder.ledger, path.id);",
    [
      '    const { key } = {} as Call<"ordersGet">;',
      "    await runs.once({ ledger: holder.ledger, key, now }, async () => toJson({}));",
      "    const found = await reads.orders.withUnits(holder.ledger, path.id);",
    ].join("\n"),
  ],
  "a store in the handlers of the portal's wallet changes": [
    "portal/handlers/wallets.ts",
    "function makeHandlers({ reads, runs }: IdempotentServices,",
    "function makeHandlers({ reads, runs, store }: PortalServices & IdempotentServices,",
  ],
  "a portal's wallet change that was made with a store": [
    "portal/handlers/wallets.ts",
    "idempotent(context, (services) => makeHandlers(services, context.fundsApprovalAbovePaise))",
    "makeHandlers(context as PortalServices & IdempotentServices, context.fundsApprovalAbovePaise)",
    "portal/app.ts",
  ],
};

/** Returns the name of a file's copy beside it. */
const copyName = (file: string, mark: string) => file.replace(/\.ts$/, `.${mark}.ts`);

/**
 * Writes copies of a file, and of the file that shows its errors, beside them. So one compilation shows the errors of
 * several wrong copies, and no fault hides another. Returns the copy that shows the errors.
 */
function addCopy(mark: string, file: string, shownIn: string, change: (text: string) => string): string {
  const read = (name: string) => readFileSync(join(repository.folder, "server/src", name), "utf8");
  const write = (name: string, text: string) =>
    writeFileSync(join(repository.folder, "server/src", name), text);
  const shown = copyName(shownIn, mark);
  if (shownIn !== file) {
    const imported = `/${basename(file)}"`;
    if (read(shownIn).split(imported).length !== 2)
      throw new Error(`${shownIn} does not import ${file} once`);
    write(shown, read(shownIn).replace(imported, copyName(imported.slice(0, -1), mark).concat('"')));
  }
  write(copyName(file, mark), change(read(file)));
  return shown;
}

t.test("a wrong body, or an effect outside the idempotent run, breaks the server", async (t) => {
  const wrong: [what: string, shown: string][] = [];
  const unchanged = new Set<string>();
  for (const [i, [what, [file, from, to, shownIn = file]]] of Object.entries(wrongCode).entries()) {
    const replace = (text: string) => {
      if (text.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
      return text.replace(from, () => to);
    };
    wrong.push([what, addCopy(`wrong-${i}`, file, shownIn, replace)]);
    unchanged.add(addCopy("unchanged", file, shownIn, (text) => text));
  }
  const errorsIn = repository.compiler.compile("server");
  for (const [what, shown] of wrong) t.match(errorsIn(shown), `server/src/${shown}:`, what);
  const [, unkeyed = ""] = wrong.find(([what]) => what.endsWith("without an idempotent run")) ?? [];
  t.match(errorsIn(unkeyed), /EsimDetail[\s\S]*"made by runs\.once"/, "the message says what to use");
  const [, foreign = ""] = wrong.find(([what]) => what.endsWith("in a top-up")) ?? [];
  t.match(errorsIn(foreign), /OperationTx<"topupsCreate">/, "the message names the operation");
  const [, extra = ""] = wrong.find(([what]) => what.endsWith("that a callback makes")) ?? [];
  t.match(
    errorsIn(extra),
    /Property 'secret' is missing in type 'Destination'/,
    "the message names the field",
  );
  t.same(
    [...unchanged].map(errorsIn).filter((errors) => errors !== ""),
    [],
    "without the changes all of these compile, so what failed failed by the change",
  );
});
