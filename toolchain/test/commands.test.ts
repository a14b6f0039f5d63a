/** The commands that the emitter writes for the SDK's command line. */
import t from "tap";
import { emitText, small } from "./compile.ts";

const options = { "sdk-core": "../core" };
const commands = (await emitText(small, options)).get("commands.ts") ?? "";
const command = (name: string) =>
  commands.split("\n  },\n").find((text) => text.includes(`    name: "${name}"`)) ?? "";

t.test("every operation is a command, named after its SDK method", async (t) => {
  t.strictSame(
    [...commands.matchAll(/^ {4}name: "(.*)"/gm)].map(([, name]) => name),
    ["orders create", "orders get", "orders list"],
  );
});

t.test("parameters of the path are arguments, the others options", async (t) => {
  const get = command("orders get");
  t.match(get, /arguments: \[\{ name: "id", parameter: "id", doc: "" \}\],\n {4}options: \[\]/);
  t.match(get, 'waitingStatus: "processing"');
  const create = command("orders create");
  t.match(
    create,
    /name: "package-id",\s+place: "body",\s+path: \["package_id"\],\s+type: "text",\s+required: true/,
  );
  t.match(create, "idempotent: true");
  t.match(command("orders list"), /name: "cursor",\s+place: "query"[\s\S]+result: "list",\s+paginated: true/);
});

t.test("two operations cannot be the same command", async (t) => {
  const twice = small.replace('@sdk("orders.get")', '@sdk("archive.orders.list")');
  await t.rejects(emitText(twice, options), { message: /Two operations would be the command "orders list"/ });
});
