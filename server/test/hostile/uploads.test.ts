// Uploads of one file: what arrives is what was sent, however the body is cut; a hostile body gets its error at once and
// leaves no file and no open file behind.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import t, { type Test } from "tap";
import { Refused } from "../../src/http/problems.ts";
import { withUpload } from "../../src/http/upload.ts";
import { chanceOf, pause, seedOf } from "./attacker.ts";

const maxBytes = 1_000_000;
/** The quadratic head would take the parser much longer. */
const atOnceMs = 3000;
const boundary = "edge-of-parts";
const head =
  '\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
const part = (content: string, before = head) => `--${boundary}${before}${content}\r\n`;
const whole = (content: string) => `${part(content)}--${boundary}--\r\n`;
const fitting = { "content-type": `multipart/form-data; boundary=${boundary}` };

/** A service that returns the content of the uploaded file. */
async function start(t: Test, folder = t.testdir()) {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    try {
      await withUpload(ctx, { field: "file", maxBytes, folder }, async (path) => {
        ctx.body = readFileSync(path);
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      ctx.status = 400;
      ctx.body = error.message;
    }
  });
  const server = createServer(app.callback()).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  t.teardown(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;

  /** Sends the pieces as chunks, or as one body with its length; null where the connection ended without a response. */
  const send = (pieces: (string | Buffer)[], headers: Record<string, string> = fitting) =>
    new Promise<{ status: number; text: string } | null>((resolve) => {
      const sent = request({ port, method: "POST", headers });
      sent.once("error", () => resolve(null));
      sent.once("response", async (message: IncomingMessage) => {
        let text = "";
        for await (const bytes of message) text += bytes;
        resolve({ status: message.statusCode ?? 0, text });
      });
      void (async () => {
        for (const piece of pieces) {
          if (pieces.length > 1 && !sent.write(piece))
            await new Promise((ready) => sent.once("drain", ready));
          if (pieces.length < 50) await pause(2);
        }
        sent.end(pieces.length === 1 ? pieces[0] : undefined);
      })();
    });
  /** What is left when nothing is in flight. */
  const leftBehind = async () => {
    const openFiles = () =>
      readdirSync("/proc/self/fd").filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes("partner-esim-upload-");
        } catch {
          return false;
        }
      });
    for (let tries = 0; tries < 100 && readdirSync(folder).length + openFiles().length > 0; tries += 1) {
      await pause(20);
    }
    return [...readdirSync(folder), ...openFiles()];
  };
  return { port, send, leftBehind };
}

t.test("a file arrives as it was sent, wherever the body is cut", async (t) => {
  const { send, leftBehind } = await start(t);
  const contents = [
    "",
    "a",
    "\r\n",
    "\r\n\r\n--",
    `a\r\n--${boundary.slice(0, -1)}\r\n--edge\r\n-\r\n`,
    "é\u0000\uFEFF",
  ];
  const chance = chanceOf(seedOf());
  const violations: unknown[] = [];
  for (const content of contents) {
    const body = Buffer.from(`${whole(content)}epilogue`);
    const bytes = [...body].map((byte) => Buffer.of(byte));
    const at = Math.floor(chance() * body.length);
    for (const pieces of [[body], bytes, [body.subarray(0, at), body.subarray(at)]]) {
      const response = await send(pieces);
      if (response?.status !== 200 || response.text !== content) violations.push([content, at, response]);
    }
  }
  const large = "x,y\r\n".repeat(100_000);
  if ((await send([whole(large)]))?.text !== large) violations.push("large");
  const untyped = '\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  if ((await send([`${part("b", untyped)}--${boundary}--`]))?.text !== "b") violations.push("without a type");
  t.same(violations, []);
  t.same(await leftBehind(), []);
});

t.test("a hostile body gets its error at once, and leaves nothing behind", async (t) => {
  const { send, leftBehind } = await start(t);
  const disposition = '\r\nContent-Disposition: form-data; name="file"; ';
  const fill = (text: string, bytes = maxBytes - 1000) => text.repeat(Math.floor(bytes / text.length));
  const textPart = part("1", '\r\nContent-Disposition: form-data; name="file"\r\n\r\n');
  const otherName = part("a", head.replace('"file"', '"other"'));
  const end = `--${boundary}--`;
  const cases: [string, (string | Buffer)[], RegExp, Record<string, string>?][] = [
    ["a second file", [part("a") + whole("b")], /one part/],
    ["a second file in a chunk of its own", [part("a"), whole("b")], /one part/],
    ["a text beside the file", [part("a") + textPart + end], /one part/],
    ["a text in place of the file", [textPart + end], /one part/],
    ["another field", [otherName + end], /one part/],
    ["no part", [end], /one part/],
    ["an empty body", [""], /not valid/],
    ["endless parts", [fill(part("a"))], /one part/],
    ["endless empty parts", [fill(`--${boundary}\r\n\r\n\r\n`)], /one part/],
    ["endless parts in chunks", Array.from({ length: 100 }, () => part("a").repeat(50)), /one part/],
    ["a boundary that is not in the body", [whole("a").replaceAll(boundary, "other")], /not valid/],
    ["a body without its last boundary", [part("a")], /not valid/],
    ["a body that ends in the head", [`--${boundary}${disposition}`], /not valid/],
    [
      "a head that is quadratic to parse",
      [part("a", `${disposition}${fill('filename="', maxBytes / 3)}x\r\n\r\n`) + end],
      /^a$/,
    ],
    [
      "an endless head",
      [`--${boundary}`, ...Array.from({ length: 100 }, () => `\r\nA: ${fill("b", 5000)}`)],
      /not valid/,
    ],
    ["a head without a name", [`--${boundary}\r\n\r\na\r\n${end}`], /one part/],
    ["a malformed head", [`--${boundary}\r\n:\r\n\r\na\r\n${end}`], /one part/],
    [
      "an unknown encoding",
      [part("a", `${disposition}filename="a"\r\nContent-Transfer-Encoding: x\r\n\r\n`) + end],
      /^a$/,
    ],
    ["a path as the name", [part("a", `${disposition}filename="../../a"\r\n\r\n`) + textPart], /one part/],
    ["too large", [whole(fill("a", maxBytes + 1))], /larger/],
    [
      "too large without a length",
      Array.from({ length: 100 }, (_, n) => (n === 0 ? part("a") : fill("a", maxBytes / 50))),
      /larger/,
    ],
    [
      "an endless epilogue",
      [whole(""), ...Array.from({ length: 100 }, () => fill("a", maxBytes / 50))],
      /larger|^$/,
    ],
    ["JSON", ["{}"], /multipart/, { "content-type": "application/json" }],
    ["no boundary", [whole("a")], /multipart/, { "content-type": "multipart/form-data" }],
    [
      "a long boundary",
      [whole("a")],
      /multipart/,
      { "content-type": `multipart/form-data; boundary=${"a".repeat(71)}` },
    ],
    ["compressed", [whole("a")], /multipart/, { ...fitting, "content-encoding": "gzip" }],
  ];
  const violations: unknown[] = [];
  for (const [name, pieces, message, headers] of cases) {
    const started = performance.now();
    const response = await send(pieces, headers);
    const tookMs = Math.round(performance.now() - started);
    if (!response || !message.test(response.text) || tookMs > atOnceMs)
      violations.push({ name, response, tookMs });
  }
  t.same(violations, []);
  t.same(await leftBehind(), []);
});

t.test("an upload that is aborted leaves nothing behind", async (t) => {
  const { port, send, leftBehind } = await start(t);
  const body = Buffer.from(whole("a".repeat(100_000)));
  for (const bytes of [0, 5, 80, 5000, body.length - 3]) {
    const sent = request({ port, method: "POST", headers: { ...fitting, "content-length": body.length } });
    sent.on("error", () => {});
    sent.write(body.subarray(0, bytes));
    sent.flushHeaders();
    await pause(30);
    sent.destroy();
  }
  t.same(await leftBehind(), []);
  t.match(await send([whole("a")]), { status: 200, text: "a" });
});

t.test(
  "an upload whose connection ends between its arrival and its parsing leaves nothing behind",
  async (t) => {
    const { port, leftBehind } = await start(t);
    // More than is parsed at once.
    const body = whole(`\r\n--${boundary.slice(0, -1)}`.repeat(10_000));
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${fitting["content-type"]}`;
    for (let i = 0; i < 5; i += 1) {
      const socket = connect(port);
      socket.on("error", () => {}).resume();
      socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}no request`);
      await once(socket, "close");
    }
    t.same(await leftBehind(), []);
  },
);

t.test("an upload whose client has left before it is read is refused", async (t) => {
  const app = new Koa();
  const refused = new Promise<unknown>((resolve) => {
    app.use(async (ctx) => {
      await new Promise((closed) => ctx.req.once("close", closed));
      const options = { field: "file", maxBytes, folder: t.testdir() };
      await withUpload(ctx, options, async () => resolve("used")).catch(resolve);
    });
  });
  const server = createServer(app.callback()).listen(0, "127.0.0.1");
  t.teardown(() => server.close().closeAllConnections());
  await new Promise((resolve) => server.once("listening", resolve));
  const headers = { ...fitting, "content-length": 1000 };
  const sent = request({ port: (server.address() as AddressInfo).port, method: "POST", headers });
  sent.on("error", () => {});
  sent.write(part("a"));
  await pause(100);
  sent.destroy();
  t.type(await Promise.race([refused, pause(5000)]), Refused);
});

t.test("content full of beginnings of the boundary arrives as it was sent", async (t) => {
  const { send } = await start(t);
  const content = `\r\n--${boundary.slice(0, -1)}`.repeat(40_000);
  t.equal((await send([whole(content)]))?.text, content);
});

/** Of 256 KB; null if this user may not mount. */
function smallDisk(t: Test): string | null {
  const folder = mkdtempSync(join(tmpdir(), "partner-esim-disk-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return null;
  }
  t.teardown(() => execFileSync("umount", ["-l", folder]));
  return folder;
}

t.test("a file that the disk has no room for is an error", async (t) => {
  const folder = smallDisk(t);
  if (folder === null) return t.skip("this user may not mount", () => {});
  const { send, leftBehind } = await start(t, folder);
  for (const size of [200_000, 262_144, 262_160, 264_000, 270_000, 384_000, 900_000]) {
    const content = "0123456789abcde\n".repeat(size / 16);
    const body = Buffer.from(whole(content));
    const expected = size > 262_144 ? { status: 500 } : { status: 200, text: content };
    for (const pieces of [[body], [body.subarray(0, size / 2), body.subarray(size / 2)]])
      t.match(await send(pieces), expected, `${size} bytes in ${pieces.length} pieces`);
  }
  t.same(await leftBehind(), []);
});
