/** Faults of what comes in: validation, bodies, QR addresses and the base address. */
import { inModule } from "./fault.ts";

export const inputFaults = [
  ...inModule("generated/validators.ts", [
    [
      "length-in-code-units",
      "conventions.text.length-in-characters",
      "the length of a text is counted in UTF-16 code units",
      "if ((value & 0xfc00) === 0xdc00)",
      "if (false)",
    ],
    [
      "line-separators-taken",
      "conventions.text.no-control-characters",
      "U+2028 and U+2029 are taken",
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\u2028\\\\u2029\\\\ud800-\\\\udfff]*$", "u");',
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ud800-\\\\udfff]*$", "u");',
    ],
    [
      "late-controls-taken",
      "conventions.text.no-control-characters",
      "control characters above 7F are taken",
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\u2028\\\\u2029\\\\ud800-\\\\udfff]*$", "u");',
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f\\\\u2028\\\\u2029\\\\ud800-\\\\udfff]*$", "u");',
    ],
  ]),
  ...inModule("server/src/http/json-body.ts", [
    [
      "broken-utf8-mended",
      "conventions.body.valid-json",
      "bytes that are no UTF-8 are replaced",
      'new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })',
      'new TextDecoder("utf-8", { fatal: false, ignoreBOM: false })',
    ],
    [
      "charset-ignored",
      "conventions.format.post-content-type",
      "a body in any charset is taken for UTF-8",
      "return parameters.every((parameter) => {",
      "return parameters.length >= 0 || parameters.every((parameter) => {",
    ],
  ]),
  ...inModule("server/src/api/qr-tokens.ts", [
    [
      "token-unsigned",
      "qr.invalid-token",
      "the signature in an address is not looked at",
      "return signs(this.#secret) || this.#previous.some(signs) ? number.readUIntBE(0, 6) : null;",
      "return number.readUIntBE(0, 6);",
    ],
    [
      "token-half-signed",
      "qr.invalid-token",
      "the second half of the signature in an address is not looked at",
      "const signs = (key: KeyObject) => timingSafeEqual(mac, this.#mac(key, number));",
      "const signs = (key: KeyObject) => timingSafeEqual(mac.subarray(0, 9), this.#mac(key, number).subarray(0, 9));",
    ],
  ]),
  ...inModule("server/src/runtime/setting-parsers.ts", [
    [
      "another-base-path",
      "service.base-url.suffix",
      "the API is served under another path",
      'export const basePathEnd = "/partner/api";',
      'export const basePathEnd = "/partners/api";',
    ],
  ]),
];
