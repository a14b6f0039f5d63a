/** How queries, paths and nullable fields are read: text in a URL has no types of its own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import t from "tap";
import { emitText } from "./compile.ts";

const contract = `
import "../../lib/main.tsp";
using Http;
@service(#{ title: "Inputs" })
@server("https://example.com", "The service")
namespace Inputs;

enum Size { small, large }
model Sent {
  cleared: string | null;
  sizes?: Size[] = #[Size.small];
  pet?: { name: string } | string;
  labels?: Record<int32>;
}

@post @route("/{size}/{floor}")
op send(
  @path size: Size,
  @path @minValue(-2) floor: int8,
  @query ids?: int32[],
  @query share?: float64,
  @query offset?: int16,
  @query @minValueExclusive(0) weight?: float32,
  @query day?: plainDate,
  @query sizes?: Size[],
  @body body: Sent,
): void;
`;

interface Checks {
  path(params: object): boolean;
  query(input: object): { ok: boolean; value?: object; param?: string };
  body(input: object): { ok: boolean; value?: object; param?: string; message?: string };
}

const folder = mkdtempSync(join(tmpdir(), "inputs-"));
t.teardown(() => rmSync(folder, { recursive: true }));
const files = await emitText(contract);
writeFileSync(join(folder, "validators.ts"), files.get("validators.ts") ?? "");
const { validators } = (await import(join(folder, "validators.ts"))) as { validators: { send: Checks } };
const { path, query, body } = validators.send;

t.test("query strings become the types of the document", async (t) => {
  const read: [text: object, value: object][] = [
    [{ ids: "1,2,-3" }, { ids: [1, 2, -3] }],
    [{ share: "-0.5e3" }, { share: -500 }],
    [{ offset: "-7" }, { offset: -7 }],
    [{ sizes: "large,small" }, { sizes: ["large", "small"] }],
    [{ day: "2024-02-29", ids: "" }, { day: "2024-02-29" }],
  ];
  for (const [text, value] of read) t.strictSame(query(text), { ok: true, value });
});

t.test("other query strings are refused by their parameter", async (t) => {
  const refused: [text: object, param: string][] = [
    [{ ids: "1,x" }, "ids.1"],
    [{ ids: "1,,2" }, "ids.1"],
    [{ share: "0x10" }, "share"],
    [{ share: " 1" }, "share"],
    [{ offset: "1e1" }, "offset"],
    [{ offset: "32768" }, "offset"],
    [{ weight: "0" }, "weight"],
    [{ day: "2026-02-29" }, "day"],
    [{ sizes: "large,tiny" }, "sizes.1"],
  ];
  for (const [text, param] of refused) t.match(query(text), { ok: false, param }, JSON.stringify(text));
});

t.test("a path that can't exist", async (t) => {
  t.ok(path({ size: "small", floor: "-2" }));
  for (const wrong of [
    { size: "tiny", floor: "1" },
    { size: "small", floor: "-3" },
    { size: "small", floor: "x" },
  ])
    t.notOk(path(wrong), JSON.stringify(wrong));
});

t.test("bodies keep what the document says", async (t) => {
  t.strictSame(body({ cleared: null }), { ok: true, value: { cleared: null, sizes: ["small"] } });
  t.strictSame(body({ cleared: "a", pet: { name: "Rex" }, labels: { a: 1 }, other: 1 }), {
    ok: true,
    value: { cleared: "a", sizes: ["small"], pet: { name: "Rex" }, labels: { a: 1 } },
  });
  t.match(body({}), { ok: false, param: "cleared" });
  t.match(body({ cleared: "", pet: 1 }), { ok: false, param: "pet", message: /none of the forms/ });
  t.match(body({ cleared: "", pet: {} }), { ok: false, param: "pet" });
  t.match(body({ cleared: "", labels: { a: "1" } }), { ok: false, param: "labels" });
});
