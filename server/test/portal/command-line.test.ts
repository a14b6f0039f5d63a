// People and tokens created on the command line while the service runs on the same database.
import t from "tap";
import { runCommandLine } from "../../src/cli/program.ts";
import { Portal } from "./portal.ts";

async function run(portal: Portal, ...words: string[]) {
  let out = "";
  let err = "";
  const exitCode = await runCommandLine([...words, "--database", portal.d.config.database, "--json"], {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { exitCode, json: out === "" ? null : JSON.parse(out), err };
}

t.test("people are made, given passwords and removed", async (t) => {
  const portal = await Portal.start(t);
  const account = portal.d.account.id;
  const made = await run(
    portal,
    "people",
    "create",
    account,
    "--email",
    "New@agency.example",
    "--role",
    "viewer",
  );
  t.match(made, { exitCode: 0, json: { email: "new@agency.example", role: "viewer", totp_enabled: false } });
  const person = portal.caller();
  t.equal((await person.signIn("new@agency.example", made.json.password)).status, 200);
  const again = await run(
    portal,
    "people",
    "create",
    account,
    "--email",
    "new@agency.example",
    "--role",
    "owner",
  );
  t.match(again, { exitCode: 1, err: /belongs to a person already/ });
  for (const words of [
    ["--email", "nobody", "--role", "owner"],
    ["--email", "x@y.example", "--role", "operator"],
    ["--role", "owner"],
  ]) {
    t.equal((await run(portal, "people", "create", account, ...words)).exitCode, 2, words.join(" "));
  }
  t.match(await run(portal, "people", "create", "acc_0", "--email", "x@y.example", "--role", "owner"), {
    exitCode: 1,
  });
  t.equal((await run(portal, "people", "list", account)).json.people.length, 4);

  const reset = await run(portal, "people", "set-password", "NEW@agency.example", "--remove-second-factor");
  t.equal((await person.get("/session")).status, 401, "its sessions ended");
  t.equal((await person.signIn("new@agency.example", reset.json.password)).status, 200);
  t.equal((await run(portal, "people", "remove", "new@agency.example")).exitCode, 0);
  t.equal((await person.get("/session")).status, 401);
  t.match(await run(portal, "people", "remove", "new@agency.example"), {
    exitCode: 1,
    err: /nobody signs in/,
  });
  t.match(await run(portal, "people", "remove", "owner@agency.example"), {
    exitCode: 1,
    err: /no owner left/,
  });
});

t.test("operators and their tokens", async (t) => {
  const portal = await Portal.start(t);
  const made = await run(portal, "operators", "create", "--email", "ops@service.example");
  const person = portal.caller();
  t.match(await person.signIn("ops@service.example", made.json.password), {
    status: 200,
    body: { account: null },
  });
  t.equal((await person.get("/operator/capabilities")).status, 200);

  const token = await run(portal, "operators", "create-token", "--name", "nightly suite");
  t.match(token, { exitCode: 0, json: { id: /^tok_/, token: /^op_[0-9A-Za-z]{40}$/ } });
  const machine = portal.caller();
  machine.token = token.json.token;
  t.equal((await machine.get("/operator/capabilities")).status, 200);
  const listed = await run(portal, "operators", "list");
  t.equal(listed.json.tokens.length, 2);
  t.notOk(JSON.stringify(listed.json).includes(token.json.token));
  t.equal((await run(portal, "operators", "revoke-token", token.json.id)).exitCode, 0);
  t.equal((await machine.get("/operator/capabilities")).status, 401);
  t.match(await run(portal, "operators", "revoke-token", "tok_0"), { exitCode: 1 });
  t.equal((await run(portal, "operators", "create-token", "--name", " ")).exitCode, 2);

  const create = ["operators", "create-token", "--name", "report", "--scopes"];
  t.match(await run(portal, ...create, "read_only,finance", "--expires", "2999-01-31"), {
    json: { scopes: ["read_only", "finance"], expires: "2999-01-31T00:00:00Z", expired: false },
  });
  t.equal((await run(portal, ...create, "owner")).exitCode, 2);
  t.match(await run(portal, ...create, "admin", "--expires", "2001-01-31"), { exitCode: 2 });
  t.match(await run(portal, "operators", "set-role", "ops@service.example", "finance"), {
    json: { role: "finance" },
  });
  t.equal((await person.get("/session")).body.person.role, "finance", "from the next request on");
  t.match(await run(portal, "operators", "set-role", "operator@agency.example", "support"), {
    exitCode: 1,
    err: /No admin would be left/,
  });
});

t.test("the command line changes a wallet at once, also above the limit of the portal", async (t) => {
  const portal = await Portal.start(t, { fundsApprovalAbovePaise: 100_000 });
  const { id } = portal.d.account;
  const topup = (key: string) => run(portal, "wallet", "topup", id, "5000", "--idempotency-key", key);
  t.match(await topup("by hand"), { exitCode: 0, json: { balance: "105000.00" } });
  const headers = { "idempotency-key": "in the portal" };
  const path = `/operator/accounts/${id}/wallet/topup`;
  const asked = await portal.operator.call("POST", path, { amount: "5000" }, headers);
  t.equal(asked.status, 202);
  const again = await topup("in the portal");
  t.match(again, { exitCode: 2, err: /made a request that another operator has to approve/ });
  t.match(again.err, asked.body.id);
  t.equal((await run(portal, "wallet", "show", id)).json.balance, "105000.00");
});
