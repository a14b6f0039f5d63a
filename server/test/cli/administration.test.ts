// Accounts, keys, wallets and the catalogue, changed on the command line and visible to partners at once.
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import t from "tap";
import { until } from "../process/child.ts";
import { call, folderFor, run, runHere, serve } from "./command-line.ts";

t.test("an operator's changes take effect in the running service", async (t) => {
  const folder = folderFor(t);
  const database = join(folder, "service.db");
  const { ready } = await serve(t, database, ["--demo"]);
  const operator = (...words: string[]) => runHere([...words, "--json", "--database", database]);
  const balance = async (key: string) => await call(`${ready.url}/v1/balance`, key);
  const errorOf = async (key: string, path = "/v1/balance") =>
    (await call(ready.url + path, key)).body.error?.code ?? null;

  // As an operator's terminal does it; the other commands run in this process, which is another than the service's too.
  const words = ["accounts", "create", "--name", " Nomad Trips ", "--email", "ops@nomad.example"];
  const created = await run([...words, "--json", "--database", database]);
  t.match(created.json, { name: "Nomad Trips", active: true, live_approved: false, tier: "standard" });
  const account: string = created.json.id;
  const makeKey = async (mode: string, ...more: string[]) =>
    (await operator("keys", "create", account, "--mode", mode, "--name", "k", ...more)).json;
  const test = await makeKey("test");
  const live = await makeKey("live");

  await t.test("accounts are approved for live mode, deactivated and activated", async (t) => {
    t.equal(await errorOf(live.key), "live_mode_not_enabled");
    t.equal((await operator("accounts", "approve-live", account)).json.live_approved, true);
    t.equal(await errorOf(live.key), null);
    await operator("accounts", "revoke-live", account);
    t.equal(await errorOf(live.key), "live_mode_not_enabled");
    await operator("accounts", "approve-live", account);
    t.equal((await operator("accounts", "deactivate", account)).json.active, false);
    t.equal(await errorOf(test.key), "account_inactive");
    await operator("accounts", "activate", account);
    t.equal(await errorOf(test.key), null);
    t.equal((await operator("verify")).code, 0);
  });

  await t.test("an account's terms decide which packages it sees, and their prices", async (t) => {
    const first = async () => (await call(`${ready.url}/v1/packages?limit=100`, test.key)).body.data;
    const before = await first();
    const set = await operator(
      "accounts",
      "set",
      account,
      "--agreed-discount",
      "12.5",
      "--unlimited",
      "false",
    );
    t.match(set.json, {
      agreed_discount_percent: "12.50",
      discount_percent: "12.50",
      sells_unlimited: false,
    });
    const after = await first();
    t.ok(before.some((pkg: { unlimited: boolean }) => pkg.unlimited));
    t.notOk(after.some((pkg: { unlimited: boolean }) => pkg.unlimited));
    t.ok(Number(after[0].price.amount) < Number(after[0].retail_price.amount));
    const allowedIds = [after[0].id, after[3].id];
    await operator("accounts", "set", account, "--allowed-packages", allowedIds.join(","));
    t.same(
      (await first()).map((pkg: { id: string }) => pkg.id),
      allowedIds,
    );
    await operator(
      "accounts",
      "set",
      account,
      "--allowed-packages",
      "all",
      "--agreed-discount",
      "none",
      "--tier",
      "gold",
    );
    const shown = await operator("accounts", "show", account);
    t.match(shown.json, {
      tier: "gold",
      discount_percent: "15.00",
      agreed_discount_percent: null,
      allowed_packages: null,
    });
  });

  await t.test("a threshold is set, and warned of at the next crossing only", async (t) => {
    await operator("accounts", "set", account, "--low-balance-threshold", "999999.5");
    t.equal((await balance(test.key)).body.low_balance_threshold.amount, "999999.50");
    const order = { package_id: (await call(`${ready.url}/v1/packages?limit=1`, test.key)).body.data[0].id };
    const warnings = async () =>
      (await call(`${ready.url}/v1/events?type=balance.low`, test.key)).body.data.length;
    await call(`${ready.url}/v1/orders`, test.key, order);
    await call(`${ready.url}/v1/orders`, test.key, order);
    t.equal(await warnings(), 1);
    await operator("accounts", "set", account, "--low-balance-threshold", "none");
    const recipients = (list: string) =>
      operator("accounts", "set", account, "--low-balance-recipients", list);
    const chosen = ["a@nomad.example", "b@nomad.example"];
    t.same((await recipients(chosen.join())).json.low_balance_recipients, chosen);
    t.equal((await recipients("account")).json.low_balance_recipients, null);
    t.equal((await balance(test.key)).body.low_balance_threshold, null);
  });

  await t.test("billing details are set one by one, and removed", async (t) => {
    const billing = async (...flags: string[]) =>
      (await operator("accounts", "set", account, ...flags)).json.billing;
    const name = "Nomad Private Limited";
    await billing("--billing-name", name, "--gstin", "29ABCDE1234F1Z5");
    t.same(await billing("--billing-address", "Bengaluru"), {
      name,
      address: "Bengaluru",
      gstin: "29ABCDE1234F1Z5",
    });
    t.same(await billing("--billing-name", "none", "--billing-address", "none", "--gstin", "none"), {
      name: null,
      address: null,
      gstin: null,
    });
  });

  await t.test("keys are shown once, restricted and revoked", async (t) => {
    t.match(test.key, /^sk_test_[0-9A-Za-z]{40}$/);
    const listed = await operator("keys", "list", account);
    t.equal(listed.json.keys.length, 2);
    t.notMatch(listed.stdout, test.key);
    t.match(listed.json.keys[0], { id: test.id, hint: test.key.slice(-4), state: "active" });
    await operator("keys", "set", test.id, "--allow", "203.0.113.0/24,2001:db8::1");
    t.equal(await errorOf(test.key), "ip_not_allowed");
    for (const nothing of ["", ",", " , "]) {
      const words = [`--allow=${nothing}`, "--database", database];
      const refused = await runHere(["keys", "set", test.id, ...words]);
      t.match(refused, { code: 2, stderr: /--allow all permits/ });
      const make = ["keys", "create", account, "--mode", "test", "--name", "x", ...words];
      t.equal((await runHere(make)).code, 2);
    }
    t.equal(await errorOf(test.key), "ip_not_allowed", "it stays restricted");
    await operator("keys", "set", test.id, "--allow", "127.0.0.0/8", "--expires", "2999-12-31");
    t.equal(await errorOf(test.key), null);
    const brief = await makeKey(
      "test",
      "--expires",
      new Date(Date.now() + 5000).toISOString().replace(/\.\d+/, ""),
    );
    const revoked = await operator("keys", "revoke", test.id);
    t.equal(revoked.json.state, "revoked");
    t.equal(await errorOf(test.key), "invalid_api_key");
    t.same((await operator("keys", "revoke", test.id)).json, revoked.json, "again: as the first time");
    t.equal((await operator("keys", "set", test.id, "--expires", "never")).code, 1, "it stays revoked");
    const isExpired = async () => (await errorOf(brief.key)) === "invalid_api_key";
    t.ok(await until(isExpired), "expired by itself");
  });

  await t.test("money goes in and out with a note", async (t) => {
    const topup = await operator("wallet", "topup", account, "50000", "--note", "Invoice 17");
    t.match(topup.json, { account, mode: "live", balance: "50000.00" });
    t.equal((await operator("wallet", "adjust", account, "-0.5", "--note", "typo")).json.balance, "49999.50");
    t.equal((await balance(live.key)).body.balance.amount, "49999.50");
    t.equal((await operator("wallet", "adjust", account, "-50000", "--note", "too much")).code, 1);
    const { json } = await operator("wallet", "entries", account, "--limit", "1");
    t.match(json.entries, [{ kind: "adjustment", amount: "-0.50", balance_after: "49999.50", note: "typo" }]);
    t.equal(json.has_more, true);
    const older = await operator("wallet", "entries", account, "--before", String(json.entries[0].number));
    t.match(older.json, { entries: [{ kind: "wallet_topup", note: "Invoice 17" }], has_more: false });
    const sandbox = await operator("wallet", "entries", account, "--sandbox");
    t.match(sandbox.json.entries.at(-1), { kind: "opening", amount: "1000000.00" });
    t.equal((await operator("wallet", "show", account)).json.balance, "49999.50");
  });

  await t.test("the catalogue is changed in parts and by files", async (t) => {
    const key: string = ready.demo.test_key;
    const [pkg] = (await call(`${ready.url}/v1/packages?limit=1`, key)).body.data;
    const onSale = async () => (await call(`${ready.url}/v1/packages/${pkg.id}`, key)).status === 200;
    const demo = fileURLToPath(new URL("../../catalogue/demo.json", import.meta.url));
    const { packages_still_retired: retired } = (await operator("catalogue", "import", demo)).json;
    await operator("packages", "retire", pkg.id);
    t.notOk(await onSale());
    const again = await operator("catalogue", "import", demo);
    t.match(again.json, { packages_changed: 0, packages_still_retired: retired + 1 });
    t.notOk(await onSale(), "the same file again does not put it back");
    await operator("packages", "restore", pkg.id.slice(4));
    t.ok(await onSale());
    const { json } = await operator("providers", "list");
    for (const { id } of json.providers) await operator("providers", "disable", id);
    t.notOk(await onSale());
    for (const { id } of json.providers) await operator("providers", "enable", id);
    t.ok(await onSale());
    await operator("regions", "rename", "region-1", "Evropa");
    const { data } = (await call(`${ready.url}/v1/countries`, key)).body;
    t.equal(data.find((area: { code: string }) => area.code === "region-1").name, "Evropa");
    t.match((await operator("regions", "list")).json.regions[0], { code: "region-1", aliases: ["europe"] });

    const file = join(folder, "more.csv");
    const header = "number,name,provider,destination,data_mb,validity_days,cost,retail_price";
    writeFileSync(file, `${header}\n900001,India test plan,meridian,IN,5000,11,10,20.50\n`);
    const dry = await operator("catalogue", "import", file, "--dry-run");
    t.match(dry.json, { dry_run: true, packages_added: 1 });
    t.equal(await errorOf(key, "/v1/packages/pkg_900001"), "package_not_found");
    t.match((await operator("catalogue", "import", file)).json, { dry_run: false, packages_added: 1 });
    t.equal(await errorOf(key, "/v1/packages/pkg_900001"), null);
    const only = await operator("catalogue", "import", file, "--retire-missing");
    t.ok(only.json.packages_retired > 2500);
    t.notOk(await onSale());
    const [last, before] = (await operator("catalogue", "imports")).json.imports;
    t.match(last, { operator: "command-line", packages_added: 0, undoable: true });
    t.equal((await operator("catalogue", "undo", before.id)).code, 1);
    t.match((await operator("catalogue", "undo", last.id)).json, { undoes: last.id });
    t.ok(await onSale());
    t.equal((await operator("catalogue", "undo", last.id)).code, 1, "once");
  });

  await t.test("wrong arguments get a message and change nothing", async (t) => {
    const faulty = join(folder, "faulty.csv");
    writeFileSync(faulty, "number,name,provider,validity_days,cost,retail_price\nx,A,meridian,0,1,2\n");
    const noText = join(folder, "image.json");
    writeFileSync(noText, Buffer.from([0xff, 0xfe, 0x00]));
    copyFileSync(faulty, join(folder, "faulty.txt"));
    const before = await operator("accounts", "show", account);
    const cases: [number, string[], RegExp][] = [
      [1, ["accounts", "show", "acc_none"], /no account acc_none/],
      [2, ["accounts", "set", account], /nothing to change/],
      [2, ["accounts", "set", account, "--tier", "platinum"], /--tier: .*standard, bronze, silver, gold/],
      [2, ["accounts", "set", account, "--name", "a\nb"], /--name: give 1 to 120 characters/],
      [2, ["accounts", "set", account, "--email", "nobody"], /--email: give one email address/],
      [2, ["accounts", "set", account, "--agreed-discount", "101"], /from 0 to 100/],
      [
        2,
        ["accounts", "set", account, "--allowed-packages", "pkg_1"],
        /--allowed-packages: the catalogue has no pkg_1/,
      ],
      [2, ["accounts", "set", account, "--allowed-packages", ""], /--allowed-packages: give at least one/],
      [2, ["accounts", "set", account, "--low-balance-threshold", "-1"], /--low-balance-threshold: /],
      [2, ["accounts", "set", account, "--low-balance-recipients", "a"], /one email address/],
      [2, ["accounts", "set", account, "--low-balance-recipients", "a@b.in,A@b.in"], /each once/],
      [2, ["accounts", "create", "--name", "x"], /--email/],
      [2, ["keys", "create", account, "--mode", "both", "--name", "k"], /--mode must be test or live/],
      [
        2,
        ["keys", "create", account, "--mode", "test", "--name", "k", "--allow", "10.0.0.0/33"],
        /--allow: "10.0.0.0\/33"/,
      ],
      [
        2,
        ["keys", "create", account, "--mode", "test", "--name", "k", "--allow", "1.2.3.4/8/8"],
        /--allow: /,
      ],
      [
        2,
        ["keys", "create", account, "--mode", "test", "--name", "k", "--expires", "2020-01-01"],
        /--expires: .*future/,
      ],
      [
        2,
        ["keys", "create", account, "--mode", "test", "--name", "k", "--expires", "2027-02-30"],
        /Must be a date/,
      ],
      [1, ["keys", "revoke", "key_none"], /no key key_none/],
      [1, ["keys", "revoke", live.key], /give the id of the key/],
      [2, ["keys", "set", live.id], /nothing to change/],
      [2, ["wallet", "topup", account, "12.345"], /at most two decimals/],
      [2, ["wallet", "topup", account, "0"], /above zero/],
      [2, ["wallet", "topup", account, "-5"], /above zero/],
      [2, ["wallet", "adjust", account, "5"], /--note/],
      [1, ["wallet", "topup", "acc_none", "5"], /no account acc_none/],
      [2, ["catalogue", "import", join(folder, "none.csv")], /none\.csv cannot be read: ENOENT/],
      [2, ["catalogue", "import", folder], /the format must be json or csv/],
      [2, ["catalogue", "import", faulty], /faulty\.csv: line 2, number: /],
      [2, ["catalogue", "import", join(folder, "faulty.txt")], /set --format/],
      [2, ["catalogue", "import", noText], /not UTF-8/],
      [1, ["packages", "retire", "pkg_900001", "pkg_7"], /no package pkg_7; nothing was changed/],
      [1, ["providers", "disable", "nobody"], /no provider nobody/],
      [1, ["regions", "rename", "IN", "Bharat"], /no region IN/],
      [2, ["provision", "--accounts", "0"], /from 1 to 1000/],
      [2, ["provision", "--wallet", "-1"], /must not be negative/],
      [2, ["accounts", "rename"], /unknown command 'rename'/],
      [2, ["wallet", "topup", account, "5", "--loud"], /unknown option '--loud'/],
    ];
    for (const [code, words, message] of cases) {
      const ended = await runHere([...words, "--json", "--database", database]);
      const about = words.join(" ").replaceAll(folder, "").replaceAll("\n", "\\n");
      t.equal(ended.code, code, about);
      t.match(ended.json?.error?.message, message, about);
      t.equal(ended.stdout, "", "nothing on standard output");
      t.notMatch(ended.stderr, live.key, "no key in an error");
    }
    t.same((await operator("accounts", "show", account)).json, before.json);
    t.equal(await errorOf(ready.demo.test_key, "/v1/packages/pkg_900001"), null, "not retired in part");
    t.equal((await operator("verify")).code, 0);
  });
});

t.test("a command without its verb is wrong usage", async (t) => {
  for (const words of [[], ["accounts"], ["clock"]]) {
    const { code, stderr } = await runHere(words);
    t.equal(code, 2);
    t.match(stderr, /a command is missing; see partner-esim --help/);
  }
});

t.test("help is there for every command", async (t) => {
  const { code, stdout } = await run(["--help"]);
  t.equal(code, 0);
  const commands = [...stdout.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map(([, name]) => name as string);
  t.ok(commands.length >= 12);
  for (const name of commands) {
    const help = await runHere([name, "--help"]);
    t.equal(help.code, 0, name);
    t.match(help.stdout, `Usage: partner-esim ${name}`);
  }
});
