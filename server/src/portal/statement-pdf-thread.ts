// Draws one statement as PDF, in a thread because loading the library is slow.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import PDFDocument from "pdfkit";
import type { StatementPage, StatementTable } from "./statement-pdf.ts";

const { title, facts, tables } = workerData as StatementPage;
const margin = 48;
const rowGap = 7;
const document = new PDFDocument({ size: "A4", margin, info: { Title: title } });
const parts: Buffer[] = [];
document.on("data", (part: Buffer) => parts.push(part));
const ended = once(document, "end");

/** The built-in fonts contain only these letters. */
const printable = (text: string): string => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, "?");
const width = document.page.width - 2 * margin;

function writeRow(cells: readonly string[], font: string, endsInText: boolean): void {
  document.font(font).fontSize(9);
  const columnWidth = width / (cells.length + (endsInText ? 1 : 0));
  const placed = cells.map((cell, i) => {
    const isText = endsInText && i === cells.length - 1;
    const x = margin + i * columnWidth + (isText ? 16 : 0);
    const align = i === 0 || isText ? "left" : "right";
    const options = { width: (isText ? margin + width - x : columnWidth) - 4, align } as const;
    return { text: printable(cell), x, options };
  });
  const height = Math.max(...placed.map(({ text, options }) => document.heightOfString(text, options)));
  if (document.y + height + rowGap > document.page.height - margin) document.addPage();
  const { y } = document;
  for (const { text, x, options } of placed) document.text(text, x, y, options);
  document.y = y + height + rowGap;
}

function writeTable({ headings, rows, sums, endsInText = false }: StatementTable): void {
  document.moveDown(1);
  writeRow(headings, "Helvetica-Bold", endsInText);
  for (const row of rows) writeRow(row, "Helvetica", endsInText);
  if (sums) writeRow(sums, "Helvetica-Bold", endsInText);
}

document.font("Helvetica-Bold").fontSize(16).text(printable(title), margin, margin, { width });
document.moveDown(0.5);
for (const [name, value] of facts) {
  document.font("Helvetica-Bold").fontSize(10).text(printable(name), { continued: true, width });
  document.font("Helvetica").text(printable(`  ${value}`));
}
for (const table of tables) writeTable(table);
document.end();
await ended;
parentPort?.postMessage(Buffer.concat(parts));
