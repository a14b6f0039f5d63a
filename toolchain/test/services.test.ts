/** What the emitter writes for a second service: its own files, without anything of the first. */
import t from "tap";
import { wire } from "../lib/options.ts";
import { emitText, portal } from "./compile.ts";

const files = await emitText(portal);
const text = (name: string) => files.get(name) ?? "";
const openapi = JSON.parse(text("openapi.json"));

t.test("a service without SDK, events and rules gives what goes over the wire", async (t) => {
  t.strictSame([...files.keys()].toSorted(), wire.toSorted());
  for (const [name, content] of files)
    t.match(content.slice(0, 200), /Generated from the contract by `tsp compile`/, name);
});

t.test("routes say who may call, and nothing that only API keys have", async (t) => {
  t.match(text("routes.ts"), /thresholdGet: \{[^}]*roles: \["owner", "viewer"\]/);
  t.match(text("routes.ts"), /readonly method: "GET" \| "PUT" \| "POST";/);
  t.match(text("routes.ts"), /readonly successStatus: 200 \| 204;/);
  t.notMatch(text("routes.ts"), /access|rateClass|sdk|area/);
});

t.test("the OpenAPI document names the roles and asks nothing of anyone", async (t) => {
  const { get, put } = openapi.paths["/threshold"];
  t.strictSame(get["x-roles"], ["owner", "viewer"]);
  t.match(get.description, /May be called by: owner, viewer\.$/);
  t.notOk("security" in put);
  t.strictSame(openapi.paths["/session"].post.security, []);
  t.notOk("webhooks" in openapi);
});

t.test("what is taken over from another service has its plain name", async (t) => {
  t.strictSame(Object.keys(openapi.components.schemas), ["ForbiddenError", "Money", "Threshold"]);
  t.notMatch(text("openapi.json"), /Shop\./);
});

t.test("errors and figures are the service's own", async (t) => {
  t.match(text("errors.ts"), /export type ErrorCode = "forbidden";/);
  t.match(text("limits.ts"), /passwordMin: 12/);
  t.notMatch(text("errors.ts"), /invalid_api_key/);
});
