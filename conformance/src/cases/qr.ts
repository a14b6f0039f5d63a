/** Rules `qr.*`: the image of the activation string. */
import { PNG } from "pngjs";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { freshEsim, readEsim } from "../esims.ts";
import { decodeQrCode, pngSignature } from "../qr-code.ts";
import { qrTarget, spentQrLimit } from "../windows.ts";
import type { Exchange } from "../wire.ts";

/** Fetches an image without a key. */
function image(t: Context, target: string): Promise<Exchange> {
  return t.test.send("GET", target, { authorization: null }, "qr");
}

/** The token with the character at a place replaced by another one that tokens are made of. */
function altered(token: string, at: number): string {
  const other = token[at] === "A" ? "B" : "A";
  return token.slice(0, at) + other + token.slice(at + 1);
}

/** The same with the neighbour in the alphabet, which in base64 can differ in its last bit alone. */
function nudged(token: string, at: number): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const place = alphabet.indexOf(token[at] ?? "");
  return place < 0 ? altered(token, at) : token.slice(0, at) + alphabet[place ^ 1] + token.slice(at + 1);
}

export const cases = [
  rule("qr.ok", {}, async (t, check) => {
    const { activation, qr_code_url: url } = await readEsim(t, await freshEsim(t));
    t.must.ok(url?.startsWith(t.baseUrl), "qr_code_url has to begin with the base address");
    const answer = await image(t, (url ?? "").slice(t.baseUrl.length));
    check.status(answer, 200);
    check.header(answer, "Content-Type", /^image\/png$/i);
    check.ok(answer.body.subarray(0, 8).equals(pngSignature), "the bytes begin like a PNG");
    const text = decodeQrCode(answer.body);
    check.ok(text !== undefined && text === activation.lpa, "the code in it reads as activation.lpa");
    const { width, height } = text === undefined ? { width: 0, height: 0 } : PNG.sync.read(answer.body);
    check.ok(width === height && width >= 100, "a square that a camera can read", { width, height });
  }),

  rule("qr.address-from-field", {}, async (t, check) => {
    const { qr_code_url: url } = await readEsim(t, await freshEsim(t));
    check.ok(url?.startsWith(`${t.baseUrl}/v1/qr/`), "it begins with the base address and /v1/qr/", url);
    check.match(url, /\.png$/, "qr_code_url");
    const answer = await image(t, (url ?? "").slice(t.baseUrl.length));
    check.status(answer, 200, "the address as given");
  }),

  rule("qr.no-key", {}, async (t, check) => {
    const target = await qrTarget(t);
    const answer = await image(t, target);
    check.equal(
      answer.outgoing.headers.some(([name]) => /^authorization$/i.test(name)),
      false,
      "the request has no Authorization header",
    );
    check.status(answer, 200);
    check.ok(answer.body.subarray(0, 8).equals(pngSignature), "the bytes begin like a PNG");
  }),

  rule("qr.cache-control", {}, async (t, check) => {
    const answer = await image(t, await qrTarget(t));
    check.status(answer, 200);
    check.header(answer, "Cache-Control", "private, max-age=3600");
  }),

  rule("qr.invalid-token", {}, async (t, check) => {
    const target = await qrTarget(t);
    const [, token = ""] = /^\/v1\/qr\/(.+)\.png$/.exec(target) ?? [];
    t.must.ok(token.length > 2, "the address has to hold a token");
    check.status(await image(t, target), 200, "control: the token as given");
    const [middle, last] = [Math.floor(token.length / 2), token.length - 1];
    for (const [what, other] of [
      ["another first character", altered(token, 0)],
      ["another middle character", altered(token, middle)],
      ["another last character", altered(token, last)],
      ["the last character's neighbour", nudged(token, last)],
      ["one character less", token.slice(0, -1)],
      ["one character more", `${token}A`],
    ] as const) {
      check.error(await image(t, `/v1/qr/${other}.png`), 404, "not_found", null, what);
    }
  }),

  rule("qr.limit", { needs: ["addresses"] }, async (t, check) => {
    const { allowed, refused, from, url } = await spentQrLimit(t);
    const served = allowed.filter(({ status }) => status === 200).length;
    check.equal([served, allowed.length], [240, 240], "images served before the limit");
    check.error(refused, 429, "rate_limited", null, "the one after 240");
    check.header(refused, "Retry-After", /^[1-9]\d*$/);
    check.notEqual(from, undefined, "counted by an address of its own");
    check.status(await image(t, url), 200, "control: the image from another address");
  }),
];
