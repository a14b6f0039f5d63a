/** `esims get --qr`: the QR code that a phone's camera reads to install the eSIM, in the terminal. */
import { PartnerEsim } from "../client.ts";
import { wantsJson } from "./arguments.ts";
import { type Command, Failure, type Invocation, type Option, UsageError } from "./command.ts";
import { printLine, toLines } from "./output.ts";

const qrOption: Option = { name: "qr", doc: "Draw the QR code that installs the eSIM." };

async function run(invocation: Invocation): Promise<void> {
  const { terminal, settings, args } = invocation;
  if (wantsJson(invocation)) throw new UsageError("--qr draws for people: leave --json out");
  const esim = await new PartnerEsim(settings).esims.get(args[0] ?? "");
  await printLine(terminal, toLines({ ...esim }));
  if (esim.activation.lpa === null)
    throw new Failure(`No QR code: the eSIM is ${esim.status} and has no activation code`);
  // Loaded only here: the other commands start faster.
  const { drawQrCode } = await import("./qr.ts");
  await printLine(terminal, `\n${drawQrCode(esim.activation.lpa, terminal.columns !== undefined)}`);
}

/** Returns the command with the option added. */
export const withQrCode = (command: Command): Command => ({
  ...command,
  options: [qrOption, ...command.options],
  run: (invocation) => (invocation.flag(qrOption.name) ? run(invocation) : command.run(invocation)),
});
