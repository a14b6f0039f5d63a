// Draws one statement as PDF, in a thread: loading the library takes a quarter of a second.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import PDFDocument from "pdfkit";
import type { StatementPage } from "./statement-pdf.ts";

const { title, facts, headings, rows, sums } = workerData as StatementPage;
const margin = 48;
const lineHeight = 18;
const document = new PDFDocument({ size: "A4", margin, info: { Title: title } });
const parts: Buffer[] = [];
document.on("data", (part: Buffer) => parts.push(part));
const ended = once(document, "end");

/** The built-in fonts have these letters only. */
const printable = (text: string): string => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/gu, "?");
const width = document.page.width - 2 * margin;
const columnWidth = width / headings.length;

function writeRow(cells: readonly string[], font: string): void {
  if (document.y + lineHeight > document.page.height - margin) document.addPage();
  const { y } = document;
  document.font(font).fontSize(9);
  for (const [i, cell] of cells.entries()) {
    const align = i === 0 ? "left" : "right";
    const options = { width: columnWidth - 4, align, lineBreak: false } as const;
    document.text(printable(cell), margin + i * columnWidth, y, options);
  }
  document.y = y + lineHeight;
}

document.font("Helvetica-Bold").fontSize(16).text(printable(title), margin, margin, { width });
document.moveDown(0.5);
for (const [name, value] of facts) {
  document.font("Helvetica-Bold").fontSize(10).text(printable(name), { continued: true, width });
  document.font("Helvetica").text(printable(`  ${value}`));
}
document.moveDown(1);
writeRow(headings, "Helvetica-Bold");
for (const row of rows) writeRow(row, "Helvetica");
writeRow(sums, "Helvetica-Bold");
document.end();
await ended;
parentPort?.postMessage(Buffer.concat(parts));
