// The states of what is read from the service: on its way, refused, empty, there.
import type { ComponentChildren } from "preact";
import type { Problem } from "../api.ts";
import type { Loaded } from "../load.ts";

export function ProblemNote({ problem, retry }: { problem: Problem; retry?: () => void }) {
  return (
    <div class="note bad" role="alert">
      <p>
        {problem.message}
        {problem.retryAfterSeconds && ` Try again in ${problem.retryAfterSeconds} seconds.`}
      </p>
      {problem.requestId && (
        <p class="quiet small">
          Request <code>{problem.requestId}</code>
        </p>
      )}
      {retry && (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function Waiting() {
  return (
    <div class="waiting" role="status">
      <span class="hidden">Loading</span>
      <i />
      <i />
      <i />
    </div>
  );
}

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

/** Draws what was read, once it is there. */
export function Read<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ComponentChildren }) {
  if (of.problem?.code === "not_supported") {
    return (
      <Empty title="Not on this deployment">
        <p>{of.problem.message}</p>
      </Empty>
    );
  }
  if (of.problem) return <ProblemNote problem={of.problem} retry={of.reload} />;
  if (of.data === undefined) return <Waiting />;
  return (
    <div class="read" aria-busy={of.loading}>
      {children(of.data)}
    </div>
  );
}
