/** Mutants of how a body is parsed before its fields are validated: size, media type, characters, JSON syntax. */
import { limits } from "../src/contract.ts";
import { withText } from "./inputs.ts";
import { bodyOf, errorResponse, type Mutant, posts, requests, setBody, table } from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, setHeader } from "./proxy.ts";

/** Parses a rejected body in another way, and accepts it if that works. */
function reread(read: (body: Buffer, request: ProxiedRequest) => Buffer): Fault {
  return async (request, forward) => {
    const response = await forward(request);
    if (request.method !== "POST" || response.status !== 400) return response;
    return forward({ ...request, body: read(request.body, request) });
  };
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

export const bodyMutants: Mutant[] = table("api", [
  [
    "text-in-latin-1",
    "conventions.format.json-utf8",
    "non-ASCII characters become question marks",
    () => withText((text) => text.replace(/[^\x20-\x7e]/gu, "?")),
  ],
  [
    "any-media-type",
    "conventions.format.post-content-type",
    "the media type of a POST is ignored",
    () => requests(posts, (request) => setHeader(request, "Content-Type", "application/json")),
  ],
  [
    "media-type-to-the-letter",
    "conventions.format.post-content-type",
    "a media type with a charset is rejected",
    () => async (request, forward) =>
      request.method === "POST" && (headerOf(request, "Content-Type") ?? "") !== "application/json"
        ? errorResponse(400, "invalid_request")
        : forward(request),
  ],
  [
    "body-of-any-size",
    "conventions.body.max-64-kb",
    "the size of a body is ignored",
    () =>
      reread((body) => {
        const value = bodyOf({ body });
        return body.length <= limits.bodyMaxBytes || !value
          ? body
          : json({ package_id: value.package_id, quantity: value.quantity });
      }),
  ],
  [
    "body-limit-lower",
    "limits.body",
    "the limit of a body is 64,000 bytes",
    () => async (request, forward) =>
      request.body.length > 64_000 ? errorResponse(400, "invalid_request") : forward(request),
  ],
  [
    "body-size-after-key",
    "conventions.body.oversize-before-key",
    "the API key is checked before the size of a body",
    () => async (request, forward) => {
      if (request.body.length <= limits.bodyMaxBytes) return forward(request);
      const small = await forward({ ...request, body: Buffer.from("{}") });
      return small.status === 401 || small.status === 429 ? small : forward(request);
    },
  ],
  [
    "body-as-list",
    "conventions.body.object-only",
    "an array of one object is accepted as the object",
    () =>
      reread((body) => {
        const value = bodyOf({ body });
        return Array.isArray(value) ? json(value[0] ?? {}) : body;
      }),
  ],
  [
    "body-fault-named",
    "conventions.body.object-only",
    "the error for a body that is not an object has a `param`",
    () => async (request, forward) => {
      const response = await forward(request);
      const value = bodyOf(request);
      return response.status === 400 &&
        request.method === "POST" &&
        (value === undefined || Array.isArray(value))
        ? errorResponse(400, "invalid_request", "body")
        : response;
    },
  ],
  [
    "body-broken-letters",
    "conventions.body.valid-json",
    "invalid UTF-8 becomes question marks",
    () =>
      requests(posts, (request) => {
        request.body = Buffer.from(request.body.toString());
      }),
  ],
  [
    "body-empty-is-object",
    "conventions.body.valid-json",
    "an empty body is an empty object",
    () => async (request, forward) => {
      const response = await forward(request);
      if (request.method !== "POST" || request.body.length > 0 || response.status !== 400) return response;
      return forward({
        ...request,
        body: Buffer.from("{}"),
        headers: [...request.headers, ["Content-Length", "2"]],
      });
    },
  ],
  [
    "body-first-member-counts",
    "conventions.body.valid-json",
    "the first of two duplicate members counts",
    () =>
      requests("ordersCreate", (request) => {
        const [first] = /"quantity"\s*:\s*(\d+)/.exec(request.body.toString())?.slice(1) ?? [];
        const body = bodyOf(request);
        if (first && body && !Array.isArray(body)) setBody(request, { ...body, quantity: Number(first) });
      }),
  ],
]);
