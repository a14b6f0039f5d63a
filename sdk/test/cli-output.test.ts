/** What the command line prints: tables, lines, JSON and help, exactly. */
import t from "tap";
import type { Command } from "../src/cli/command.ts";
import { commandHelp } from "../src/cli/help.ts";
import { toJson, toLines, toTable } from "../src/cli/output.ts";
import { drawQrCode } from "../src/cli/qr.ts";
import { commandLineOf } from "./support/terminal.ts";

const inr = (amount: string) => ({ amount, currency: "INR" });

t.test("a table has a column for what is neither nested, a URL nor empty everywhere", async (t) => {
  const items = [
    { id: "ord_1", note: null, total: inr("1.00"), items: [1], link: "https://x", text: "a\u001b[31mb" },
    { id: "ord_22", note: undefined, total: inr("10.50"), items: [], link: "", text: null },
  ];
  t.equal(
    toTable(items),
    ["id      total      text", "ord_1   1.00 INR   a [31mb", "ord_22  10.50 INR"].join("\n"),
  );
  t.equal(toTable([{ only: { amount: "1" } }, { only: { currency: "INR" } }]), "\n\n", "no amounts");
});

t.test("the widest columns of a table are cut first, then the last are left out", async (t) => {
  const items = [{ a: "a".repeat(30), b: "b".repeat(20), c: "c".repeat(10) }];
  const second = (columns: number) => toTable(items, columns).split("\n")[1];
  const cut = (letter: string, width: number) => `${letter.repeat(width - 1)}…`;
  const b = "b".repeat(20);
  const c = "c".repeat(10);
  t.equal(second(64), `${"a".repeat(30)}  ${b}  ${c}`);
  t.equal(second(60), `${cut("a", 26)}  ${b}  ${c}`);
  t.equal(second(44), `${cut("a", 14)}  ${cut("b", 16)}  ${c}`);
  t.equal(second(41), `${cut("a", 14)}  ${cut("b", 14)}`);
  t.equal(second(5), cut("a", 14), "the first stays");
});

t.test("a cell is cut between characters, not within an emoji", async (t) => {
  for (const emoji of ["😀", "🇮🇳", "é"]) {
    const table = toTable([{ customer_ref: emoji.repeat(30), status: "ok" }], 22);
    t.equal(table.split("\n")[1], `${emoji.repeat(13)}…  ok`, emoji);
    t.ok(table.isWellFormed());
  }
});

t.test("an object has a line for each field", async (t) => {
  const lines = toLines({
    id: "x\u0007",
    data: { used_mb: 0, price: inr("2.00") },
    tags: ["a", "b"],
    esims: [{ iccid: "1" }, { iccid: "2" }],
    mixed: [1, { b: true }],
    pairs: [[1, 2]],
    none: null,
  });
  t.strictSame(lines.split("\n"), [
    "id             x",
    "data.used_mb   0",
    "data.price     2.00 INR",
    "tags           a, b",
    "esims.0.iccid  1",
    "esims.1.iccid  2",
    "mixed.0.item   1",
    "mixed.1.b      true",
    "pairs          [1,2]",
    "none",
  ]);
});

t.test("JSON escapes control characters that a terminal would obey", async (t) => {
  const value = { text: "\u009b31m\u007f\u001b é" };
  t.equal(toJson(value), '{"text":"\\u009b31m\\u007f\\u001b é"}');
  t.equal(toJson({ a: 1 }, 2), '{\n  "a": 1\n}');
});

t.test("a QR code has a border of four modules, on black terminals too", async (t) => {
  const lines = drawQrCode("LPA:1$smdp.example$CODE", false).split("\n");
  const width = 4 + 25 + 4;
  t.equal(lines.length, Math.ceil(width / 2));
  const outside = [
    ...lines.slice(0, 2),
    ...lines.slice(-2),
    ...lines.flatMap((line) => [line.slice(0, 4), line.slice(-4)]),
  ];
  t.strictSame(
    outside.filter((text) => text.trim() !== ""),
    [],
  );
  t.strictSame(
    lines.filter((line) => line.length !== width),
    [],
  );
  t.match(lines[2], /^ {4}█▀▀▀▀▀█.*█▀▀▀▀▀█ {4}$/);
  t.strictSame(
    drawQrCode("LPA:1$smdp.example$CODE", true).split("\n"),
    lines.map((line) => `\x1b[30;107m${line}\x1b[0m`),
  );
});

const make: Command = {
  name: "things make",
  summary: "Make a thing",
  doc: "Makes a thing that is described by more words than fit.",
  arguments: [
    { name: "id", doc: "The id." },
    { name: "file", doc: "A file.", optional: true },
  ],
  options: [
    { name: "size", value: "N", doc: "How large.", required: true },
    { name: "kind", value: "VALUE", doc: "Which of the kinds there are.", values: ["a", "b"] },
    { name: "dry", doc: "Only look." },
  ],
  run: async () => {},
};

t.test("help fits the terminal, and is never wider than 100 characters", async (t) => {
  t.equal(
    commandHelp(make, 40),
    `Usage: npx --no-install partner-esim-sdk things make ID [FILE] --size N [options]

Makes a thing that is described by more
words than fit.

Arguments:
  ID      The id.
  [FILE]  A file.

Options:
  --size N      Required. How large.
  --kind VALUE  Which of the kinds there
                are. One of: a, b.
  --dry         Only look.
  --help        Print this.
`,
  );
  const [size] = make.options;
  const plain = { ...make, doc: "word ".repeat(30).trim(), arguments: [], options: size ? [size] : [] };
  const wide = commandHelp(plain, 400);
  t.match(
    wide,
    /^Usage: npx --no-install partner-esim-sdk things make --size N\n\n(word ){19}word\n(word ){9}word\n\nOptions:\n/,
  );
  t.equal(commandHelp(plain), wide);
});

t.test("the program's help names commands, variables and exit codes", async (t) => {
  const run = commandLineOf({ baseUrl: "http://127.0.0.1:2/partner/api", testKey: "" });
  const { stdout } = await run(["--help"], { columns: 80 });
  t.strictSame(
    [...stdout.matchAll(/^(\w.*):$/gm)].map(([, title]) => title),
    ["Commands", "Environment", "Exit codes"],
  );
  t.match(stdout, /^ {2}orders get ID +Get an order$/m);
  t.match(stdout, /^ {2}PARTNER_ESIM_API_KEY +The API key\./m);
  t.match(stdout, /^ {2}PARTNER_ESIM_BASE_URL +The base URL/m);
  t.match(stdout, /^ {2}PARTNER_ESIM_WEBHOOK_SECRET +The signing secret/m);
  t.match(stdout, /^ {2}0 {2}Done\.[\s\S]+^ {2}1 {2}The API rejected[\s\S]+^ {2}2 {2}Wrong usage/m);
  t.match(stdout, /^Help about a command: npx --no-install partner-esim-sdk countries list --help\n$/m);
  t.strictSame(
    stdout.split("\n").filter((line) => line.length > 80),
    [],
  );
  const narrow = await run(["orders", "--help"], { columns: 78 });
  t.match(
    narrow.stdout,
    /^Usage: npx --no-install partner-esim-sdk orders COMMAND \[options\]\n\nCommands:\n {2}orders create +Create/,
  );
  t.match(
    narrow.stdout,
    /^Help about one of them: npx --no-install partner-esim-sdk orders create --help\n$/m,
  );
});

t.test("the help of generated commands shows types, ranges and the options of their kind", async (t) => {
  const run = commandLineOf({ baseUrl: "http://127.0.0.1:2/partner/api", testKey: "" });
  const helpOf = async (name: string) =>
    (await run([...name.split(" "), "--help"])).stdout.replaceAll(/\n {4,}/g, " ");
  const optionsOf = async (name: string) =>
    [...(await helpOf(name)).matchAll(/^ {2}--(\S+)/gm)].map(([, option]) => option);
  t.strictSame(await optionsOf("orders get"), ["wait", "json", "base-url", "help"]);
  t.strictSame((await optionsOf("topups list")).slice(-4), ["all", "json", "base-url", "help"]);
  t.strictSame((await optionsOf("orders create")).slice(-4), ["idempotency-key", "json", "base-url", "help"]);
  t.strictSame(await optionsOf("qr get"), ["output", "base-url", "help"]);
  t.strictSame(await optionsOf("packages search"), [
    "country",
    "region",
    "unlimited",
    "limit",
    "cursor",
    "all",
    "json",
    "base-url",
    "help",
  ]);
  const list = await helpOf("packages list");
  t.match(list, /--limit N +The maximum number of items per page\. From 1 to 100\. Default: 25\.$/m);
  t.match(list, /--unlimited VALUE +`true`.* One of: true, false\.$/m);
  t.match(list, /--country TEXT +Two letters/);
  t.match(
    await helpOf("esims simulate"),
    /--event VALUE +Required\. The event to simulate\. One of: activated, /,
  );
  t.match(await helpOf("orders get"), /--wait +Wait until its status is no longer processing\.$/m);
  t.match(await helpOf("packages search"), /search TEXT \[options\].*^ {2}TEXT +A text to search for/ms);
});
