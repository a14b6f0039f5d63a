// Describes failed requests for the delivery log, without details of the service's network.

import { limits } from "@partner-esim/generated/limits";
import { NoFinalResponse, NotHttp } from "../http/client.ts";

const noResponse = "The endpoint did not respond in time.";
const notHttp = "The response is not HTTP.";

const sentences: Readonly<Record<string, string>> = {
  EADDRESSREFUSED: "The host name leads to a private or local network.",
  ENOTFOUND: "The host name leads nowhere.",
  ENODATA: "The host name leads nowhere.",
  ESERVFAIL: "The host name could not be looked up.",
  ETIMEOUT: "The host name could not be looked up in time.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was broken off.",
  EPIPE: "The connection was broken off.",
  EHOSTUNREACH: "The host could not be reached.",
  ENETUNREACH: "The host could not be reached.",
  ETIMEDOUT: "No connection could be made in time.",
  HPE_HEADER_OVERFLOW: `The headers of the response are larger than ${limits.webhookResponseHeadersMaxKb} KB.`,
  CERT_HAS_EXPIRED: "The certificate has expired.",
  CERT_NOT_YET_VALID: "The certificate is not valid yet.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The certificate is for another host name.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The certificate is self-signed.",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate is self-signed.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate's issuer is not known, or its chain is incomplete.",
  UNABLE_TO_GET_ISSUER_CERT: "The certificate's issuer is not known, or its chain is incomplete.",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "The certificate's issuer is not known, or its chain is incomplete.",
};

export function describeFailure(error: Error | null): string {
  if (error === null) return noResponse;
  if (error instanceof NotHttp) return notHttp;
  if (error instanceof NoFinalResponse) return "Only informational responses came, and no final one.";
  const code = codeOf(error) ?? "";
  if (sentences[code]) return sentences[code];
  if (code.startsWith("HPE_")) return notHttp;
  if (code.startsWith("ERR_SSL_")) return "No TLS connection could be made.";
  return "The request could not be sent.";
}

/** If several IP addresses failed, returns the code of the first. */
function codeOf(error: Error & { code?: string }): string | undefined {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return codeOf(error.errors[0]);
  return error.code;
}
