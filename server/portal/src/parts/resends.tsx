// Bulk resends above the delivery log, with their progress: selected deliveries, or all that failed since a time.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CreateResend, Mode, Resend } from "@partner-esim/generated/portal/models";
import { useEffect, useState } from "preact/hooks";
import { formatCount, formatTime, plural } from "../format.ts";
import { useLoad, useReloads } from "../load.ts";
import type { DeliverySource } from "./delivery-source.ts";
import { useAct } from "./form.tsx";
import { ProblemNote } from "./states.tsx";
import { When } from "./values.tsx";

const watchMs = 2000;
const enableFirst = "Enable a disabled endpoint to resend its deliveries.";
const dayMs = 86_400_000;

interface ResendsProps {
  source: DeliverySource;
  mode: Mode;
  endpoint?: string | undefined;
  /** Start of the list, as ISO 8601. */
  since?: string | undefined;
  /** Ids of deliveries. */
  selected: readonly string[];
  /** Called when deliveries may have changed. */
  changed: () => void;
  /** Called when the deliveries are queued. */
  sent: () => void;
}

export function Resends({ source, mode, endpoint, since, selected, changed, sent }: ResendsProps) {
  const resends = useLoad(() => source.resends(mode), [mode]);
  const [ownId, setOwn] = useState<string>();
  const { run, busy, problem } = useAct();
  const shown = resends.data?.data.find(({ id, pending }) => pending > 0 || id === ownId);
  const isRunning = shown !== undefined && shown.pending > 0;
  useReloads(resends, isRunning, watchMs);
  useEffect(() => (isRunning ? changed : undefined), [isRunning]);
  const send = async (body: CreateResend) => {
    const { id } = await source.resend(body);
    setOwn(id);
    resends.reload();
    sent();
    changed();
  };
  const cancel = async (id: string) => {
    await source.cancel(id);
    setOwn(id);
    resends.reload();
  };
  const sendSelected = () =>
    run(() => send({ mode, delivery_ids: selected.slice(0, limits.resendSelectedMax) }));
  const sendFailed = () =>
    run(() =>
      send({
        mode,
        failed_since: since ?? new Date(Date.now() - dayMs).toISOString(),
        ...(endpoint !== undefined && { endpoint_id: endpoint }),
      }),
    );
  return (
    <>
      <div class="actions">
        <button
          type="button"
          aria-disabled={busy || selected.length === 0}
          onClick={() => selected.length > 0 && sendSelected()}
        >
          Resend selected ({formatCount(selected.length)})
        </button>
        <button type="button" aria-disabled={busy} onClick={sendFailed}>
          Resend failed {since ? `since ${formatTime(since)}` : "of the last 24 hours"}
        </button>
      </div>
      {problem && <ProblemNote problem={problem} />}
      {resends.problem && <ProblemNote problem={resends.problem} retry={resends.reload} />}
      {shown && <Progress of={shown} cancel={() => run(() => cancel(shown.id))} />}
    </>
  );
}

function Progress({ of, cancel }: { of: Resend; cancel: () => void }) {
  const { total, delivered, failed, pending, skipped, stopped, created } = of;
  if (total === 0)
    return (
      <div class="note" role="status">
        <p>
          Nothing to resend: no delivery to an enabled endpoint has failed in this period. {enableFirst}{" "}
          Deliveries with attempts left are retried anyway.
        </p>
      </div>
    );
  return (
    <div class="note" role="status">
      <p>
        Resend of {plural(total, "delivery", "deliveries")}, <When at={created} />: {formatCount(delivered)}{" "}
        delivered, {formatCount(failed)} failed, {formatCount(skipped)} skipped, {formatCount(pending)} to be
        sent.
        {stopped && ` ${stopped}`}
        {skipped > 0 && !stopped && ` Skipped ones had arrived or can't be sent now. ${enableFirst}`}
        {pending > 0 &&
          " A paused endpoint gets them when its pause ends. A successful manual retry ends the pause."}
      </p>
      {pending > 0 && (
        <div class="actions">
          <progress max={total} value={total - pending} aria-label="Deliveries resent" />
          <button type="button" onClick={cancel}>
            Cancel the resend
          </button>
        </div>
      )}
    </div>
  );
}
