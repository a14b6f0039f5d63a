// Moments of an order's timeline: how it was placed, the supplier's responses, and what happens next.
import type {
  PlacedBy,
  StaffOrderDetail,
  Supply,
  SupplyAttempts,
} from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { formatMoney, plural } from "../format.ts";
import type { Moment } from "./event-timeline.tsx";
import { Amount, When } from "./values.tsx";

/** @param account id of the account, for operators */
function Placed({ by, account }: { by: PlacedBy; account: string | undefined }) {
  const { key, request_id: request, member } = by;
  const keyPage =
    account === undefined ? `keys?key=${key?.id}` : `accounts/${account}?tab=keys&key=${key?.id}`;
  return (
    <>
      {member !== null && `by ${member} in the portal`}
      {key !== null && (
        <>
          with the key{" "}
          <a href={keyPage}>
            {key.name} (…{key.hint})
          </a>
        </>
      )}
      {request !== null && (
        <>
          , <a href={`requests/${request}`}>request</a>
        </>
      )}
    </>
  );
}

/** Without all eSIMs issued, the first refund was for the missing ones. Later ones are for cancelled eSIMs. */
function refundMoments({ items, esims, status, refunds }: StaffOrderDetail): Moment[] {
  const ordered = items.reduce((units, { quantity }) => units + quantity, 0);
  return refunds.map(({ amount, created }, index) => {
    const isForMissing = index === refunds.length - 1 && esims.length < ordered;
    const cancelled = status === "cancelled" && index === 0 ? "Cancelled" : "Cancelled in part";
    return {
      at: created,
      tone: "quiet",
      title: `${isForMissing ? "Not issued in full" : cancelled}, ${formatMoney(amount)} refunded`,
    };
  });
}

export function orderMoments(order: StaffOrderDetail, account?: string): Moment[] {
  const { placed_by: by } = order;
  return [
    ...refundMoments(order),
    {
      at: order.created,
      tone: "info",
      title: (
        <>
          Placed, <Amount of={order.total} /> charged
        </>
      ),
      ...((by.key || by.member) && { detail: <Placed by={by} account={account} /> }),
    },
  ];
}

const calls: Record<SupplyAttempts["call"], string> = {
  issue: "Issuing",
  withdraw: "Withdrawing",
  topup: "The top-up",
  withdraw_topup: "Withdrawing the top-up",
  cancel: "Cancelling",
};

const outcomes: Record<SupplyAttempts["outcome"], string> = {
  pending: "the supplier was still working on it",
  refused: "the supplier rejected it",
  failed: "the supplier failed",
  not_called: "the supplier was not called, because earlier calls failed",
};

/** The supplier's response in one sentence. */
export const attemptText = ({ call, outcome, error }: SupplyAttempts): string =>
  `${calls[call]}: ${outcomes[outcome]}${error ? ` (${error.replace(/\.$/, "")})` : ""}`;

export const attemptMoments = ({ attempts }: Supply): Moment[] =>
  attempts.map((row) => ({
    at: row.last,
    tone: row.outcome === "pending" ? "warn" : "bad",
    title: attemptText(row),
    detail: (
      <>
        {plural(row.attempts, "attempt")} since <When at={row.first} exact />
        {row.units > 1 && `, ${plural(row.units, "unit")} each`}
      </>
    ),
  }));

/** Why a purchase is stuck, and until when. */
export function Waiting({ supply, actions }: { supply: Supply; actions?: ComponentChildren }) {
  const { attempts, next_attempt: next, refund_due: due } = supply;
  if (due === null) return null;
  const [last] = attempts;
  return (
    <div class="note warn">
      <p>
        It waits for the supplier. {last ? `${attemptText(last)}. ` : "The supplier has not responded yet. "}
        {next !== null && (
          <>
            It is asked again at <When at={next} exact />.{" "}
          </>
        )}
        Without progress it is refunded at <When at={due} exact />.
      </p>
      {actions && <div class="actions">{actions}</div>}
    </div>
  );
}
