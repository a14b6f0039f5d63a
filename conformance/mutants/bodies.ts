/** Mutants of how a body is read before its fields are looked at: size, media type, letters, and the form of its JSON. */
import { limits } from "../src/contract.ts";
import { withText } from "./inputs.ts";
import { bodyOf, type Mutant, posts, refusal, requests, setBody, table } from "./mutant.ts";
import { type Fault, headerOf, type ProxiedRequest, setHeader } from "./proxy.ts";

/** A body that is refused is read in another way, and then taken if it can be. */
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
    "letters beyond ASCII become question marks",
    () => withText((text) => text.replace(/[^\x20-\x7e]/gu, "?")),
  ],
  [
    "any-media-type",
    "conventions.format.post-content-type",
    "the media type of a POST is not looked at",
    () => requests(posts, (request) => setHeader(request, "Content-Type", "application/json")),
  ],
  [
    "media-type-to-the-letter",
    "conventions.format.post-content-type",
    "a media type with a charset is refused",
    () => async (request, forward) =>
      request.method === "POST" && (headerOf(request, "Content-Type") ?? "") !== "application/json"
        ? refusal(400, "invalid_request")
        : forward(request),
  ],
  [
    "body-of-any-size",
    "conventions.body.max-64-kb",
    "the size of a body is not looked at",
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
      request.body.length > 64_000 ? refusal(400, "invalid_request") : forward(request),
  ],
  [
    "body-size-after-key",
    "conventions.body.oversize-before-key",
    "the key is looked at before the size of a body",
    () => async (request, forward) => {
      if (request.body.length <= limits.bodyMaxBytes) return forward(request);
      const small = await forward({ ...request, body: Buffer.from("{}") });
      return small.status === 401 || small.status === 429 ? small : forward(request);
    },
  ],
  [
    "body-as-list",
    "conventions.body.object-only",
    "a list of one object is taken as the object",
    () =>
      reread((body) => {
        const value = bodyOf({ body });
        return Array.isArray(value) ? json(value[0] ?? {}) : body;
      }),
  ],
  [
    "body-fault-named",
    "conventions.body.object-only",
    "the refusal of a body that is no object names a `param`",
    () => async (request, forward) => {
      const response = await forward(request);
      const value = bodyOf(request);
      return response.status === 400 &&
        request.method === "POST" &&
        (value === undefined || Array.isArray(value))
        ? refusal(400, "invalid_request", "body")
        : response;
    },
  ],
  [
    "body-broken-letters",
    "conventions.body.valid-json",
    "bytes that are no UTF-8 become question marks",
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
    "of a member given twice the first counts",
    () =>
      requests("ordersCreate", (request) => {
        const [first] = /"quantity"\s*:\s*(\d+)/.exec(request.body.toString())?.slice(1) ?? [];
        const body = bodyOf(request);
        if (first && body && !Array.isArray(body)) setBody(request, { ...body, quantity: Number(first) });
      }),
  ],
]);
