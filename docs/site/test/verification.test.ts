// The verification samples of every language, tried on a real delivery of the service and on altered ones. A language
// that isn't installed is skipped.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webhookHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import t from "tap";
import { verifyWebhook } from "../../../sdk/src/webhooks/index.ts";
import { WebhookBench } from "../../../server/test/webhooks/bench.ts";

const samples = join(import.meta.dirname, "../samples/webhooks");
const drivers = join(import.meta.dirname, "verifiers");

interface Language {
  name: string;
  /** The sample and the program that drives it. */
  files: [sample: string, driver: string];
  /** Commands in the folder of both; the last one runs it. */
  commands: string[][];
}

const languages: Language[] = [
  { name: "Node", files: ["verify.mjs", "node.mjs"], commands: [[process.execPath, "node.mjs"]] },
  { name: "Python", files: ["verify.py", "driver.py"], commands: [["python3", "driver.py"]] },
  { name: "PHP", files: ["verify.php", "driver.php"], commands: [["php", "driver.php"]] },
  { name: "Go", files: ["verify.go", "driver.go"], commands: [["go", "run", "verify.go", "driver.go"]] },
  {
    name: "Java",
    files: ["WebhookVerifier.java", "Driver.java"],
    commands: [
      ["javac", "WebhookVerifier.java", "Driver.java"],
      ["java", "Driver"],
    ],
  },
  { name: "Ruby", files: ["verify.rb", "driver.rb"], commands: [["ruby", "driver.rb"]] },
];

const bench = await WebhookBench.start(t);
const { secret } = await bench.endpoint();
await bench.order();
const [request] = await bench.receiver.reached(1);
if (!request) throw new Error("nothing was delivered");
const signature = String(request.headers[webhookHeaders.signature.toLowerCase()]);
const [, time = "", digest = ""] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
const now = Number(time);
const tolerance = limits.signatureToleranceMinutes * 60;

interface Trial {
  what: string;
  genuine?: boolean;
  secret?: string;
  signature?: string;
  now?: number;
  body?: Buffer;
}

const sign = (key: string, body: Buffer) =>
  `t=${time},v1=${createHmac("sha256", key).update(`${time}.`).update(body).digest("hex")}`;
const odd = Buffer.from([0x7b, 0xff, 0xfe, 0x0d, 0x0a, 0x00, 0x7d]);
const other = digest.startsWith("0") ? "1" : "0";

const trials: Trial[] = [
  { what: "as it was sent", genuine: true },
  { what: "at the end of the tolerance", now: now + tolerance, genuine: true },
  { what: "by a clock that is late by the tolerance", now: now - tolerance, genuine: true },
  { what: "bytes that are not text", body: odd, signature: sign(secret, odd), genuine: true },
  { what: "a second too old", now: now + tolerance + 1 },
  { what: "a second too far ahead", now: now - tolerance - 1 },
  { what: "another body", body: Buffer.from(`${request.body} `) },
  { what: "another secret", secret: `${secret}x` },
  { what: "the secret without its prefix", secret: secret.replace("whsec_", "") },
  { what: "an empty secret", secret: "", signature: sign("", Buffer.from(request.body)) },
  { what: "a digest that differs in one digit", signature: `t=${time},v1=${other}${digest.slice(1)}` },
  { what: "another time", signature: `t=${now + 1},v1=${digest}` },
  { what: "no signature", signature: "" },
  { what: "capital digits", signature: `t=${time},v1=${digest.toUpperCase()}` },
  { what: "a space", signature: `t=${time}, v1=${digest}` },
  { what: "two signatures", signature: `${signature},v1=${digest}` },
  { what: "two times", signature: `t=${time},${signature}` },
  { what: "the other order", signature: `v1=${digest},t=${time}` },
  { what: "a short digest", signature: `t=${time},v1=${digest.slice(1)}` },
  { what: "a time with a sign", signature: `t=+${time},v1=${digest}` },
  { what: "a time that is too large", signature: `t=${"9".repeat(40)},v1=${digest}` },
];

const full = trials.map((trial) => ({
  genuine: false,
  secret,
  signature,
  now,
  body: Buffer.from(request.body),
  ...trial,
}));
const input = full
  .map((trial) => [trial.secret, trial.signature, trial.now, trial.body.toString("base64")].join("\t"))
  .map((line) => `${line}\n`)
  .join("");
const expected = full.map(({ what, genuine }) => `${what}: ${genuine}`);

t.test("the SDK agrees", async (t) => {
  for (const { what, genuine, ...trial } of full) {
    // Bytes that are not text are not an event, so parsing is not reached.
    if (trial.body === odd) continue;
    const { body, signature, secret, now } = trial;
    const verified = await verifyWebhook(body, signature, secret, { nowMs: now * 1000 }).then(
      () => true,
      () => false,
    );
    t.equal(verified, genuine, what);
  }
});

for (const { name, files, commands } of languages) {
  const [program = ""] = commands[0] ?? [];
  const isThere = spawnSync(program, ["--version"]).error === undefined;
  t.test(name, { skip: isThere ? false : `${program} is not installed` }, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), "verification-"));
    t.teardown(() => rmSync(folder, { recursive: true }));
    const [sample, driver] = files;
    copyFileSync(join(samples, sample), join(folder, sample));
    copyFileSync(join(drivers, driver), join(folder, driver));
    let out = "";
    for (const [command = "", ...args] of commands)
      out = execFileSync(command, args, { cwd: folder, input, encoding: "utf8", timeout: 100_000 });
    const verdicts = out.trimEnd().split(/\r?\n/);
    t.same(
      verdicts.map((verdict, at) => `${full[at]?.what}: ${verdict}`),
      expected,
    );
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const hasPython = spawnSync("python3", ["--version"]).error === undefined;
t.test("the receiver in Python", { skip: hasPython ? false : "python3 is not installed" }, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  for (const file of ["receiver.py", "verify.py"]) copyFileSync(join(samples, file), join(folder, file));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), PARTNER_ESIM_WEBHOOK_SECRET: secret };
  const receiver = spawn("python3", ["receiver.py"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(receiver, "close");
  t.teardown(() => {
    receiver.kill();
    rmSync(folder, { recursive: true });
  });
  let printed = "";
  receiver.stdout.on("data", (text) => {
    printed += text;
  });
  const send = async (body: string, header = sign(secret, Buffer.from(body))): Promise<number> => {
    for (let tries = 0; ; tries++) {
      try {
        const headers = { [webhookHeaders.signature]: header };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).status;
      } catch (error) {
        // It takes a moment until it listens.
        if (tries === 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const event = JSON.parse(request.body);
  const change = (id: string, sequence: number) => JSON.stringify({ ...event, id, sequence });
  t.equal(await send(request.body, signature), 204, "as it was sent");
  t.equal(await send(request.body, signature), 204, "the same again");
  t.equal(await send(change("evt_older", event.sequence - 1)), 204, "an older one of the same order");
  t.equal(await send(change("evt_newer", event.sequence + 1)), 204, "a newer one");
  t.equal(await send(request.body, sign("whsec_other", Buffer.from(request.body))), 400, "a forged one");
  receiver.kill();
  await ended;
  t.equal(printed.match(new RegExp(`^${event.type} `, "gm"))?.length, 2, "two were handled");
  t.match(printed, event.data.id);
});
