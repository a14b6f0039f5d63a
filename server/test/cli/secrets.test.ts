// Rotates the deployment's secret as the README says, by starts and stops of the real program.
import { join } from "node:path";
import t from "tap";
import { call, folderFor, runHere, type Serving, serve } from "./command-line.ts";

const [first, second, third] = ["a", "b", "c"].map((letter) => letter.repeat(40)) as [string, string, string];
const env = (secret: string, previous: readonly string[] = []) => ({
  PARTNER_ESIM_SECRET: secret,
  ...(previous.length > 0 ? { PARTNER_ESIM_PREVIOUS_SECRETS: previous.join(",") } : {}),
});

async function stop(service: Serving): Promise<void> {
  service.child.kill("SIGTERM");
  await service.ended;
}

/** What was returned under a secret: a QR URL, a cursor, and a webhook secret. */
interface GivenOut {
  key: string;
  qrPath: string;
  cursor: string;
  endpoint: { id: string; secret: string; account: string };
}

async function giveOut(
  service: Serving,
  database: string,
  secretEnv: Record<string, string>,
): Promise<GivenOut> {
  const { url } = service.ready;
  const key = service.ready.demo.test_key;
  const { body: list } = await call(`${url}/v1/esims?limit=1`, key);
  const { body: esim } = await call(`${url}/v1/esims/${list.data[0].iccid}`, key);
  const accounts = await runHere(["accounts", "list", "--json", "--database", database], secretEnv);
  const account = accounts.json.accounts[0].id;
  const words = ["endpoints", "create", account, "--mode", "test", "--url", "https://8.8.8.8/hook"];
  const made = await runHere([...words, "--json", "--database", database], secretEnv);
  const endpoint = { id: made.json.id, secret: made.json.secret, account };
  return { key, qrPath: new URL(esim.qr_code_url).pathname, cursor: list.next_cursor, endpoint };
}

/** Returns which of these a service still accepts. */
async function honoured(
  service: Serving,
  database: string,
  { key, qrPath, cursor, endpoint }: GivenOut,
  secretEnv: Record<string, string>,
) {
  const { url } = service.ready;
  const qr = await fetch(new URL(qrPath, url));
  await qr.arrayBuffer();
  const page = await call(`${url}/v1/esims?limit=1&cursor=${cursor}`, key);
  const words = ["endpoints", "show", endpoint.id, "--secret", "--json"];
  const shown = await runHere([...words, "--database", database], secretEnv);
  return {
    qr: qr.status === 200,
    cursor: page.status === 200,
    webhooks: shown.json?.secret === endpoint.secret,
  };
}

const all = { qr: true, cursor: true, webhooks: true };

t.test("signatures of the old secret stay valid only while it is listed as previous", async (t) => {
  const database = join(folderFor(t), "service.db");
  const old = await serve(t, database, ["--demo"], env(first));
  const tokens = await giveOut(old, database, env(first));
  t.same(await honoured(old, database, tokens, env(first)), all);
  await stop(old);

  const both = env(second, [first]);
  const rotated = await serve(t, database, ["--demo"], both);
  t.same(await honoured(rotated, database, tokens, both), all);
  const report = await runHere(["rotate-secret", "--json", "--database", database], both);
  t.match(report.json, { webhook_secrets: { resealed: 0, unreadable: 0 }, forgotten: false });
  t.ok(report.json.webhook_secrets.current >= 1, "the start encrypted it again");
  const wrong = await runHere(["rotate-secret", "--json", "--database", database], env(first));
  t.match(wrong, { code: 2, stderr: /runs with another secret/ });
  const later = await giveOut(rotated, database, both);
  await stop(rotated);

  const alone = await serve(t, database, ["--demo"], env(second));
  t.same(
    await honoured(alone, database, tokens, env(second)),
    { qr: false, cursor: false, webhooks: true },
    "out of the list, the first secret signs nothing any more; what it sealed was sealed again",
  );
  t.same(await honoured(alone, database, later, env(second)), all);
  await stop(alone);
  t.notMatch(alone.stderr, /no known secret/);

  const lost = await serve(t, database, ["--demo"], env(third));
  t.same(await honoured(lost, database, later, env(third)), { qr: false, cursor: false, webhooks: false });
  await stop(lost);
  t.match(lost.stderr, /no known secret decrypts these/);
  t.match(lost.stderr, /no known secret decrypts these/);
});

t.test("a configured secret replaces the one in the database, which is then forgotten", async (t) => {
  const database = join(folderFor(t), "service.db");
  const demonstration = await serve(t, database, ["--demo"]);
  const tokens = await giveOut(demonstration, database, {});
  const early = await runHere(["rotate-secret", "--forget-kept", "--json", "--database", database]);
  t.match(early, { code: 2, stderr: /is the current one/ });
  await stop(demonstration);

  const configured = await serve(t, database, ["--demo"], env(first));
  t.same(await honoured(configured, database, tokens, env(first)), all);
  const words = ["rotate-secret", "--forget-kept", "--json", "--database", database];
  t.match((await runHere(words, env(first))).json, { forgotten: true });
  await stop(configured);

  const after = await serve(t, database, ["--demo"], env(first));
  t.same(await honoured(after, database, tokens, env(first)), { qr: false, cursor: false, webhooks: true });
  await stop(after);
  t.match(await runHere(words), { code: 2, stderr: /set the service's PARTNER_ESIM_SECRET/ });
});

t.test("the start warns of missing settings for real sales, except with a simulated network", async (t) => {
  const folder = folderFor(t);
  const bare = await serve(t, join(folder, "a.db"), ["--simulated-supplier", "false"]);
  await stop(bare);
  t.match(bare.stderr, /no supplier: live orders/);
  t.match(bare.stderr, /no mail server/);
  t.match(bare.stderr, /anyone with a backup can decrypt webhook secrets/);
  const fresh = await serve(t, join(folder, "b.db"), ["--simulated-supplier", "false"], env(first));
  await stop(fresh);
  t.notMatch(fresh.stderr, /a backup/);
  const demo = await serve(t, join(folder, "c.db"), []);
  await stop(demo);
  t.notMatch(demo.stderr, /no supplier|no mail server|a backup/);
});

t.test("previous secrets are checked when the service starts", async (t) => {
  const database = join(folderFor(t), "service.db");
  const words = ["serve", "--port", "0", "--database", database];
  t.match(await runHere([...words, "--previous-secrets", first]), { code: 2, stderr: /--secret/ });
  t.match(await runHere([...words, "--secret", first, "--previous-secrets", "short"]), {
    code: 2,
    stderr: /at least 32 characters for each/,
  });
  const nine = Array.from({ length: 9 }, (_, i) => `${i}`.repeat(32)).join(",");
  t.match(await runHere([...words, "--secret", first, "--previous-secrets", nine]), {
    code: 2,
    stderr: /at most 8/,
  });
});
