/** headers.ts: the names of headers and authentication cookies, under the property names of the contract. */
import type { Contract } from "../contract.ts";
import { banner, source } from "./files.ts";

export function emitHeaders(contract: Contract): string {
  const { requestHeaders, responseHeaders } = contract;
  return `${banner(contract, "the names of the headers")}
/** Headers of requests to the API, beside those of HTTP itself. */
export const requestHeaders = ${source(requestHeaders)} as const;

/** Headers of responses of the API. */
export const responseHeaders = ${source(responseHeaders)} as const;
${emitWebhookHeaders(contract)}${emitCookies(contract)}`;
}

function emitCookies({ cookies }: Contract): string {
  if (Object.keys(cookies).length === 0) return "";
  return `
/** Cookies that identify a caller or its device. */
export const cookies = ${source(cookies)} as const;
`;
}

function emitWebhookHeaders({ webhookHeaders }: Contract): string {
  if (webhookHeaders.length === 0) return "";
  const webhook = Object.fromEntries(webhookHeaders.map(({ property, name }) => [property, name]));
  return `
/** Headers of the requests that the service sends to webhook endpoints. */
export const webhookHeaders = ${source(webhook)} as const;
`;
}
