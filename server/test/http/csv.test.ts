// Texts of CSV files that a spreadsheet would take for formulas.
import { buffer, text } from "node:stream/consumers";
import t from "tap";
import { type Cell, csvStream } from "../../src/http/csv.ts";

async function written(cell: Cell): Promise<string> {
  const rows = async function* () {
    yield [[cell]];
  };
  const [, line = ""] = (await text(csvStream(["name"], rows()))).split("\r\n");
  return line;
}

t.test("no text begins like a formula", async (t) => {
  const zeroWidth = "\u200b";
  const formulas = [
    "=1+1",
    "+1",
    "@SUM(1)",
    "-1+1",
    " =1",
    `${zeroWidth}=1`,
    "\u00a0-x",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
  ];
  for (const formula of formulas) t.equal(await written(formula), `'${formula}`);
  t.match(await written("\t1"), /'\t1/);
  t.equal(await written("Bob; =1+1;-2"), "Bob; '=1+1;'-2", "also where a semicolon separates cells");
});

t.test("numbers and other texts are unchanged", async (t) => {
  t.equal(await written(-12), "-12");
  for (const same of ["-12.50", "Meera - 1", "a=b", "10+2", "a; b"]) t.equal(await written(same), same);
});

t.test("a spreadsheet reads names as UTF-8, and keeps all digits of an ICCID", async (t) => {
  const rows = async function* () {
    yield [["8991000000000000001", "007", "12345", "Zoë"]];
  };
  t.equal(
    (await buffer(csvStream(["a"], rows()))).toString(),
    '\ufeffa\r\n"=""8991000000000000001""","=""007""",12345,Zoë\r\n',
  );
});
