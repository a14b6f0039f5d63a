import { toTimestamp } from "../values/timestamps.ts";
import type { ShownRequest } from "./logged-request.ts";

export function toRequestResponse(request: ShownRequest) {
  return {
    id: request.id,
    account_id: request.accountId,
    account_name: request.accountName,
    key_id: request.keyId,
    key_name: request.keyName,
    key_hint: request.keyHint,
    mode: request.mode,
    operation: request.operation,
    method: request.method,
    path: request.path,
    status: request.status,
    code: request.code,
    param: request.param,
    duration_ms: request.durationUs / 1000,
    address: request.address,
    idempotency_key: request.idempotencyKey,
    replayed: request.replayed,
    created: toTimestamp(request.at),
  };
}

export const toRequestDetailResponse = (request: ShownRequest) => ({
  ...toRequestResponse(request),
  response: request.error,
});
