// `npm run generate`: writes `generated/` from the contract in `spec/`.
import { generate, report } from "./generation.ts";

const help = `Usage: npm run generate [-- --check] [-- --force] [-- --help]

Writes generated/ from the contract in spec/.

  --check  fail when generated/ is not what the contract gives; write only what git ignores
  --force  generate even when nothing has changed since the last run
  --help   print this

Exit codes: 0 done, 1 drift or a faulty contract, 2 wrong argument.
`;

async function run(check: boolean, force: boolean): Promise<number> {
  const generated = await generate({ check, force });
  const { failed, changed, stale } = generated;
  const drift = [...changed, ...stale].toSorted();
  if (check && drift.length > 0) {
    for (const name of drift) console.error(`${name} is not what the contract gives`);
    console.error("Run `npm run generate` and commit what it writes.");
    return 1;
  }
  report(generated);
  return failed.length === 0 ? 0 : 1;
}

const known = new Set(["--check", "--force", "--help"]);
const args = process.argv.slice(2);
const unknown = args.find((arg) => !known.has(arg));
if (unknown !== undefined) {
  console.error(`Unknown argument ${unknown}\n\n${help}`);
  process.exitCode = 2;
} else if (args.includes("--help")) {
  process.stdout.write(help);
} else {
  process.exitCode = await run(args.includes("--check"), args.includes("--force"));
}
