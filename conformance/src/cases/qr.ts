/** Rules `qr.*`: the image of the activation string. */
import { PNG } from "pngjs";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import { freshEsim, readEsim } from "../esims.ts";
import { decodeQrCode, pngSignature } from "../qr-code.ts";
import { exhaustedQrLimit, qrTarget } from "../windows.ts";
import type { Exchange } from "../wire.ts";

/** Fetches an image without a key. */
function image(t: Context, target: string): Promise<Exchange> {
  return t.test.send("GET", target, { authorization: null }, "qr");
}

/** Returns the token with one character replaced by another of its alphabet. */
function altered(token: string, at: number): string {
  const other = token[at] === "A" ? "B" : "A";
  return token.slice(0, at) + other + token.slice(at + 1);
}

/** Replaces a character by its neighbour in the alphabet. In base64 the two may differ only in the last bit. */
function nudged(token: string, at: number): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const index = alphabet.indexOf(token[at] ?? "");
  return index < 0 ? altered(token, at) : token.slice(0, at) + alphabet[index ^ 1] + token.slice(at + 1);
}

export const cases = [
  rule("qr.ok", {}, async (t, check) => {
    const { activation, qr_code_url: url } = await readEsim(t, await freshEsim(t));
    t.must.ok(url?.startsWith(t.baseUrl), "qr_code_url has to begin with the base URL");
    const response = await image(t, (url ?? "").slice(t.baseUrl.length));
    check.status(response, 200);
    check.header(response, "Content-Type", /^image\/png$/i);
    check.ok(response.body.subarray(0, 8).equals(pngSignature), "the bytes begin like a PNG");
    const text = decodeQrCode(response.body);
    check.ok(text !== undefined && text === activation.lpa, "the code in it reads as activation.lpa");
    const { width, height } = text === undefined ? { width: 0, height: 0 } : PNG.sync.read(response.body);
    check.ok(width === height && width >= 100, "a square that a camera can read", { width, height });
  }),

  rule("qr.address-from-field", {}, async (t, check) => {
    const { qr_code_url: url } = await readEsim(t, await freshEsim(t));
    check.ok(url?.startsWith(`${t.baseUrl}/v1/qr/`), "it begins with the base URL and /v1/qr/", url);
    check.match(url, /\.png$/, "qr_code_url");
    const response = await image(t, (url ?? "").slice(t.baseUrl.length));
    check.status(response, 200, "the URL as returned");
  }),

  rule("qr.no-key", {}, async (t, check) => {
    const target = await qrTarget(t);
    const response = await image(t, target);
    check.equal(
      response.outgoing.headers.some(([name]) => /^authorization$/i.test(name)),
      false,
      "the request has no Authorization header",
    );
    check.status(response, 200);
    check.ok(response.body.subarray(0, 8).equals(pngSignature), "the bytes begin like a PNG");
  }),

  rule("qr.cache-control", {}, async (t, check) => {
    const response = await image(t, await qrTarget(t));
    check.status(response, 200);
    check.header(response, "Cache-Control", "private, max-age=3600");
  }),

  rule("qr.invalid-token", {}, async (t, check) => {
    const target = await qrTarget(t);
    const [, token = ""] = /^\/v1\/qr\/(.+)\.png$/.exec(target) ?? [];
    t.must.ok(token.length > 2, "the URL has to contain a token");
    check.status(await image(t, target), 200, "control: the token as given");
    const middle = Math.floor(token.length / 2);
    const last = token.length - 1;
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
    const { allowed, rejected, from, url } = await exhaustedQrLimit(t);
    const served = allowed.filter(({ status }) => status === 200).length;
    check.equal([served, allowed.length], [240, 240], "images served before the limit");
    check.error(rejected, 429, "rate_limited", null, "the one after 240");
    check.header(rejected, "Retry-After", /^[1-9]\d*$/);
    check.notEqual(from, undefined, "a limit per IP address");
    check.status(await image(t, url), 200, "control: the image from another IP address");
  }),
];
