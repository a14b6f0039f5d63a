import type { Command } from "commander";
import { rotate, rotateActivationCodes } from "../operation/rotation.ts";
import { forgetKeptSecret } from "../runtime/deployment-secret.ts";
import { sealingKeysOf, sealingMarkOf } from "../webhooks/delivery-settings.ts";
import type { Result, Run } from "./command.ts";
import { UsageFault } from "./faults.ts";
import { serviceSettings } from "./service-settings.ts";
import { type DatabaseFlag, withSession } from "./session.ts";
import { withDatabase } from "./settings.ts";
import { table } from "./table.ts";

interface RotateFlags extends DatabaseFlag {
  forgetKept?: boolean;
}

export function secretsCommands(program: Command, run: Run): void {
  withDatabase(program.command("rotate-secret"))
    .description(
      "Re-encrypt with PARTNER_ESIM_SECRET what PARTNER_ESIM_PREVIOUS_SECRETS encrypted, and report what neither decrypts. Start the service with both first.",
    )
    .option(
      "--forget-kept",
      "delete the secret generated at first start from the database; QR URLs and cursors that it signed become invalid",
    )
    .option("--json", "print JSON")
    .action(run(async (_context, flags: RotateFlags) => await rotateSecret(flags)));
}

async function rotateSecret(flags: RotateFlags): Promise<Result> {
  return await withSession(flags, async ({ store, random }) => {
    const { settings, secrets } = await serviceSettings(store.reads);
    if (sealingMarkOf(sealingKeysOf(secrets).current) !== settings.sealingMark)
      throw new UsageFault(
        "the service runs with another secret: set the service's PARTNER_ESIM_SECRET and PARTNER_ESIM_PREVIOUS_SECRETS, and start it with them first",
      );
    if (flags.forgetKept && secrets.isKept)
      throw new UsageFault("the secret in the database is the current one: set another PARTNER_ESIM_SECRET");
    const { webhooks, factors } = await rotate(store, secrets, random);
    const activationCodes = await rotateActivationCodes(store, secrets, random);
    const forgotten = flags.forgetKept === true && (await forgetKeptSecret(store));
    const rows = [
      ["webhook secrets", webhooks],
      ["second factors", factors],
      ["activation codes", activationCodes],
    ] as const;
    const lines = rows.map(([name, count]) => [
      name,
      String(count.current),
      String(count.resealed),
      String(count.unreadable),
    ]);
    const consequence = forgotten
      ? "\nThe secret in the database was deleted. Restart the service; what that secret signed is then invalid."
      : "";
    return {
      json: {
        webhook_secrets: webhooks,
        second_factors: factors,
        activation_codes: activationCodes,
        forgotten,
      },
      text: table(["SEALED", "PRESENT", "RESEALED", "UNREADABLE"], lines) + consequence,
    };
  });
}
