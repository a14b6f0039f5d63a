// Settings: where they come from, all of their errors at once, and that REFERENCE.md lists the same.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { gather, readConfig, settings } from "../../src/runtime/config.ts";
import { run, runHere, serve } from "./command-line.ts";

interface Shown {
  name: string;
  value: string;
  source: string;
}

t.test("every setting is shown with its value and its source", async (t) => {
  const secret = "a-secret-of-at-least-32-characters!!";
  const env = { PORT: "4999", HOST: "0.0.0.0", PARTNER_ESIM_SECRET: secret };
  const { code, json, stdout } = await runHere(
    ["config", "--json", "--host", "127.0.0.2", "--virtual-clock"],
    env,
  );
  t.equal(code, 0);
  const shown = new Map<string, Shown>(json.settings.map((setting: Shown) => [setting.name, setting]));
  t.same(
    [...shown.keys()],
    settings.map((setting) => setting.name),
    "all of them",
  );
  t.match(shown.get("host"), { value: "127.0.0.2", source: "flag" }, "a flag goes before the environment");
  t.match(shown.get("port"), { value: "4999", source: "environment" });
  t.match(shown.get("virtualClock"), { value: "true", source: "flag" });
  t.match(shown.get("logLevel"), { value: "info", source: "default" });
  t.match(shown.get("secret"), { value: "(set, not shown)", source: "environment" });
  t.notMatch(stdout, secret);
});

t.test("settings come from a file too", async (t) => {
  const fileOf = (text: string) => join(t.testdir({ "service.env": text }), "service.env");
  const file = fileOf(
    'PORT=4998\n# a remark\n\n  HOST = 127.0.0.3\nPUBLIC_URL="https://api.example.com/partner/api" # ours\n',
  );
  const { code, json } = await run(["config", "--json", "--env-file", file], { PORT: "4997" });
  t.equal(code, 0);
  const shown = new Map<string, Shown>(json.settings.map((setting: Shown) => [setting.name, setting]));
  t.match(shown.get("port"), { value: "4997", source: "environment" }, "the environment goes ahead");
  t.match(shown.get("host"), { value: "127.0.0.3", source: "environment" });
  t.match(shown.get("publicUrl"), { value: "https://api.example.com/partner/api" });

  const wrong = fileOf("PORT=4998\nonly words\nPARTNER_ESIM_SECRET=\"not closed\nHOST='::1' both\n");
  const refused = await run(["migrations", "--env-file", wrong]);
  t.equal(refused.code, 2);
  t.same(refused.stderr.trim().split("\n"), [
    `${wrong}: line 2 is no NAME=value: correct it, or begin it with # to leave it out (--env-file)`,
    `${wrong}: line 3: the value of PARTNER_ESIM_SECRET begins with a quote that the line does not close (--env-file)`,
    `${wrong}: line 4: text follows the quoted value of HOST: put all of it into the quotes (--env-file)`,
  ]);
  const missing = await runHere(["config", "--env-file", "/nowhere/service.env"]);
  t.equal(missing.code, 2);
  t.match(missing.stderr, "/nowhere/service.env cannot be read (ENOENT)");
});

t.test(
  "a settings file with BOM, CRLF or export is read; a value with # is rejected with its line",
  async (t) => {
    const config = async (text: string) => {
      const file = join(t.testdir({ "service.env": text }), "service.env");
      const { code, json } = await run(["config", "--json", "--env-file", file]);
      const shown = (json.settings ?? []).filter(({ name }: Shown) => /^(host|port|supplierUrl)$/.test(name));
      return { code, values: shown.map(({ value }: Shown) => value), message: json.error?.message };
    };
    const values = ["127.0.0.3", "4998", ""];
    const ofWindows = "\u{feff}HOST=127.0.0.3\r\nSUPPLIER_URL= \r\nexport\tPORT='4998' # here\r\n";
    t.match(await config(ofWindows), { code: 0, values }, "byte order mark, CRLF, a value of spaces, export");
    t.match(await config("HOST=127.0.0.3 # here\rexport PORT = 4998\r"), { code: 0, values }, "CR alone");
    const message =
      /service\.env: line 2: the value of SMTP_URL contains #: put it into quotes \(--env-file\)$/;
    t.match(
      await config("PORT=4998\nSMTP_URL=smtps://user:pa#ss@mail\n"),
      { code: 2, message },
      "# in a value",
    );
  },
);

t.test("a misspelt setting is named by config, doctor and a start", async (t) => {
  const file = join(
    t.testdir({ "service.env": "BACKGROUNDD=false\nCOLOUR=red\nNODE_OPTIONS=\n" }),
    "service.env",
  );
  const unknown = [
    "BACKGROUNDD is not a setting. Did you mean BACKGROUND?",
    "COLOUR is not a setting.",
    "SUPLIER_URL is not a setting. Did you mean SUPPLIER_URL?",
  ];
  const env = { SUPLIER_URL: "", HOME: "/", TONE: "x" };
  const { json, stdout } = await run(["config", "--json", "--env-file", file], env);
  t.same(json.unknown, unknown, stdout);
  const doctor = await run(
    ["doctor", "--json", "--env-file", file, "--database", join(t.testdirName, "none.db")],
    env,
  );
  const [settings] = doctor.json.checks;
  t.match(settings, { check: "settings", status: "problem", found: unknown.join(" ") });
  const service = await serve(t, join(t.testdirName, "service.db"), ["--env-file", file], env);
  service.child.kill();
  const { stderr } = await service.ended;
  for (const sentence of unknown) t.match(stderr, sentence);
});

t.test("a setting of several lines is written on one line with \\n", async (t) => {
  const config = (FUNDS_TEXT: string) => readConfig(gather({}, { FUNDS_TEXT }));
  t.equal(config("Account 1\\nIFSC 2\r\nQuote 3").fundsText, "Account 1\nIFSC 2\nQuote 3");
  t.equal(config("").fundsText, null);
  for (const wrong of ["a\u0007b", "x".repeat(2001)]) t.throws(() => config(wrong), /FUNDS_TEXT\): give /);
});

t.test("the approval limit is an amount in rupees, or none", async (t) => {
  const config = (FUNDS_APPROVAL_ABOVE: string) => readConfig(gather({}, { FUNDS_APPROVAL_ABOVE }));
  const paise = ["", "0", "100000", "99.5"].map((text) => config(text).fundsApprovalAbovePaise);
  t.same(paise, [null, 0, 10_000_000, 9950]);
  for (const wrong of ["-1", "1.234", "1,00,000", "INR 5", "x"])
    t.throws(() => config(wrong), /FUNDS_APPROVAL_ABOVE\): give an amount in rupees/);
});

t.test("the seller needs a name, and its details must be valid", async (t) => {
  const config = (env: Record<string, string>) => readConfig(gather({}, env));
  const SELLER_NAME = "Example Telecom Limited";
  t.match(config({ SELLER_NAME, SELLER_GSTIN: "27AAACE1234F1Z5", SELLER_GST_RATE: "18" }), {
    sellerName: SELLER_NAME,
    sellerGstin: "27AAACE1234F1Z5",
    sellerGstRate: "18",
    sellerState: null,
  });
  t.throws(() => config({ SELLER_STATE: "Maharashtra" }), /SELLER_NAME\): give the company's name/);
  const wrong = {
    SELLER_GSTIN: "27aaace1234f1z5",
    SELLER_HSN_SAC: "99842",
    SELLER_GST_RATE: "180",
    SELLER_ADDRESS: "a\nb",
    SELLER_STATE: "x".repeat(301),
  };
  for (const [variable, value] of Object.entries(wrong))
    t.throws(() => config({ SELLER_NAME, [variable]: value }), new RegExp(`${variable}\\): give `));
});

t.test("all faults are listed at once, with flag, variable and remedy, and without secrets", async (t) => {
  const wrong = [
    "--port",
    "70000",
    "--log-level",
    "loud",
    "--virtual-clock",
    "maybe",
    "--secret",
    "too short",
  ];
  const env = {
    TRUSTED_PROXIES: "10.0.0.0/99",
    PUBLIC_URL: "ftp://x/",
    DATABASE_URL: "postgres://db",
    ADMIN_PORT: "-1",
  };
  for (const command of ["config", "serve"]) {
    const { code, json, stdout, stderr } = await runHere(
      [command, "--json", ...wrong, "--shutdown-seconds", "x"],
      env,
    );
    t.equal(code, 2, command);
    t.equal(stdout, "");
    const { faults } = json.error;
    for (const setting of [
      "--port (PORT)",
      "--log-level (LOG_LEVEL)",
      "--virtual-clock (VIRTUAL_CLOCK)",
      "--secret (PARTNER_ESIM_SECRET)",
      "--trusted-proxies (TRUSTED_PROXIES)",
      "--public-url (PUBLIC_URL)",
      "--database (DATABASE_URL)",
      "--admin-port (ADMIN_PORT)",
      "--shutdown-seconds (SHUTDOWN_SECONDS)",
    ]) {
      t.equal(faults.filter((fault: string) => fault.startsWith(`${setting}: give `)).length, 1, setting);
    }
    t.equal(faults.length, 9);
    t.notMatch(stderr, "too short");
  }
});

t.test("a public URL with a user, and an empty host, are rejected", async (t) => {
  for (const [env, fault] of [
    [{ PUBLIC_URL: "https://user:word@api.example.com/partner/api" }, "--public-url (PUBLIC_URL): give "],
    [{ HOST: "" }, "--host (HOST): give "],
    [{ HOST: " ", PUBLIC_URL: "https://api.example.com/partner/api" }, "--host (HOST): give "],
  ] as const) {
    for (const command of ["config", "serve"]) {
      const { code, json, stderr } = await runHere([command, "--json"], env);
      t.equal(code, 2);
      t.match(json.error.message, fault);
      t.notMatch(stderr, "word@");
    }
  }
});

t.test("a command that needs the database alone minds no other setting", async (t) => {
  const { code, stderr } = await runHere(["accounts", "list"], {
    PORT: "x",
    DATABASE_URL: "/nowhere/at/all.db",
  });
  t.equal(code, 2);
  t.match(stderr, /there is no database file \/nowhere\/at\/all\.db/);
  t.notMatch(stderr, "PORT");
});

t.test("the table of settings in REFERENCE.md is that of the program", async (t) => {
  const reference = readFileSync(new URL("../../REFERENCE.md", import.meta.url), "utf8");
  const rows = settings.map(({ flag, env, default: preset, help }) => {
    return `| \`${flag}\` | \`${env}\` | ${preset === "" ? "" : `\`${preset}\``} | ${help} |`;
  });
  const table = reference.split("\n").filter((line) => line.startsWith("| `--"));
  t.same(table, rows);
});
