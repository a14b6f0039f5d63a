/** Draws QR codes in the terminal, two rows of modules for each line of text. */
import { generate } from "lean-qr/nano";

/** The empty border that scanners need, in modules. */
const border = 4;
/** By whether the upper and the lower module are dark. */
const blocks = [" ", "▄", "▀", "█"];
const blackOnWhite = "\x1b[30;107m";
const reset = "\x1b[0m";

/** Returns lines of text. With colours it can be scanned on dark terminals too. */
export function drawQrCode(text: string, colours: boolean): string {
  const code = generate(text);
  const lines: string[] = [];
  for (let y = -border; y < code.size + border; y += 2) {
    let line = "";
    for (let x = -border; x < code.size + border; x++)
      line += blocks[Number(code.get(x, y)) * 2 + Number(code.get(x, y + 1))];
    lines.push(colours ? `${blackOnWhite}${line}${reset}` : line);
  }
  return lines.join("\n");
}
