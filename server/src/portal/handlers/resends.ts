import { limits } from "@partner-esim/generated/portal/limits";
import { toJson } from "../../domain/values/json.ts";
import { EndpointProblem } from "../../domain/webhooks/endpoint-problem.ts";
import { type Chosen, cancelResend, createResend } from "../../domain/webhooks/resends.ts";
import type { Body, Handler } from "../operation.ts";
import { endpointRefusal, invalid, notFound } from "../refusals.ts";
import { toResendResponse } from "../responses.ts";
import type { PortalServices } from "../services.ts";

export function resendHandlers({ store, webhooks }: PortalServices) {
  const resendsList: Handler<"resendsList"> = async ({ caller, query: { mode } }) => {
    const ledger = await store.reads.ledgers.ofAccount(caller.account.n, mode);
    const resends = await store.reads.resends.newest(ledger.n, limits.resendsShownMax);
    const body: Body<"resendsList"> = { data: resends.map((resend) => toResendResponse(resend, mode)) };
    return { status: 200, body: toJson(body) };
  };

  const resendsCreate: Handler<"resendsCreate"> = async ({ caller, body, now }) => {
    const { mode, delivery_ids: ids, failed_since: failedSince, endpoint_id: endpointId } = body;
    let chosen: Chosen;
    if (ids !== undefined) {
      if (failedSince !== undefined)
        return invalid("failed_since", "Send either `delivery_ids` or `failed_since`, not both.");
      if (endpointId !== undefined)
        return invalid("endpoint_id", "`endpoint_id` goes with `failed_since`, not with `delivery_ids`.");
      chosen = { ids };
    } else {
      if (failedSince === undefined)
        return invalid("delivery_ids", "Say which deliveries: send `delivery_ids` or `failed_since`.");
      chosen = { failedSince, endpointId };
    }
    const context = { store, random: webhooks.random };
    const made = await createResend(context, { account: caller.account.n, mode }, chosen, caller.actor, now);
    if (made instanceof EndpointProblem) return endpointRefusal(made);
    return { status: 201, body: toJson(toResendResponse(made, mode)) };
  };

  const resendsCancel: Handler<"resendsCancel"> = async ({ caller, path, now }) => {
    const found = await cancelResend(store, caller.account.n, path.id, caller.actor, now);
    return found
      ? { status: 200, body: toJson(toResendResponse(found.resend, found.mode)) }
      : notFound("bulk resend");
  };

  return { resendsList, resendsCreate, resendsCancel };
}
