/** Bugs in input: validation, bodies, QR URLs and the base URL. */
import { inModule } from "./fault.ts";

export const inputFaults = [
  ...inModule("generated/validators.ts", [
    [
      "line-separators-taken",
      "conventions.text.no-control-characters",
      "U+2028 and U+2029 are accepted",
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\u2028\\\\u2029\\\\ud800-\\\\udfff]*$", "u");',
      'const pattern5 = new RegExp("^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\ud800-\\\\udfff]*$", "u");',
    ],
  ]),
  ...inModule("server/src/api/qr-tokens.ts", [
    [
      "token-half-signed",
      "qr.invalid-token",
      "the second half of the signature in a QR URL is not checked",
      "const signs = (key: KeyObject) => timingSafeEqual(mac, this.#mac(key, number));",
      "const signs = (key: KeyObject) => timingSafeEqual(mac.subarray(0, 9), this.#mac(key, number).subarray(0, 9));",
    ],
  ]),
  ...inModule("server/src/runtime/serving.ts", [
    [
      "another-base-path",
      "service.base-url.suffix",
      "the API is served under another path",
      "const basePath = new URL(url).pathname;",
      'const basePath = new URL(url).pathname.replace("partner", "partners");',
    ],
  ]),
];
