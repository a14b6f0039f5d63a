import t from "tap";
import { makeValue } from "../src/sample-values.ts";

t.test("a sample fits its schema and is not the default", async (t) => {
  const sampleOf = (schema: object) => makeValue(schema, "unique text");
  t.equal(sampleOf({ type: "boolean", default: true }), false);
  t.equal(sampleOf({ type: "boolean" }), true);
  t.equal(sampleOf({ type: "integer", minimum: 1 }), 2);
  t.equal(sampleOf({ type: "integer", minimum: 1, default: 2 }), 3);
  t.equal(sampleOf({ type: "string", enum: ["a", "b", "c", null], default: "c" }), "b");
  t.equal(sampleOf({ type: ["string", "null"], maxLength: 6 }), "unique");
  t.equal(sampleOf({ anyOf: [{ type: "null" }, { type: "string" }] }), "unique text");
  t.same(sampleOf({ type: "array", items: { type: "string" } }), ["unique text"]);
});

t.test("a schema that does not say enough has no sample", async (t) => {
  const patterned = { type: "string", pattern: "^a" };
  for (const schema of [patterned, { type: "array", items: patterned }, { type: "object" }])
    t.equal(makeValue(schema, "unique text"), undefined);
});
