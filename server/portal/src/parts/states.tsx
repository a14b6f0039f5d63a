// Loading, error, empty and loaded states of data.
import type { ComponentChildren } from "preact";
import type { Problem } from "../api.ts";
import type { Loaded } from "../load.ts";

/** "Too many requests. Try again in 12 seconds." */
function textOf({ message, retryAfterSeconds }: Problem): string {
  if (retryAfterSeconds === undefined) return message;
  return `${message} Try again in ${retryAfterSeconds} ${retryAfterSeconds === 1 ? "second" : "seconds"}.`;
}

export function ProblemNote({ problem, retry }: { problem: Problem; retry?: () => void }) {
  return (
    <div class="note bad" role="alert">
      <p>{textOf(problem)}</p>
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

/** Renders the data once it is loaded, below the error if a reload failed. */
export function Read<T>({ of, children }: { of: Loaded<T>; children: (data: T) => ComponentChildren }) {
  if (of.problem?.code === "not_supported") {
    return (
      <Empty title="Not available">
        <p>{textOf(of.problem)}</p>
      </Empty>
    );
  }
  const note = of.problem && <ProblemNote problem={of.problem} retry={of.reload} />;
  if (of.data === undefined) return note ?? <Waiting />;
  return (
    <div class="read" aria-busy={of.loading}>
      {note}
      {children(of.data)}
    </div>
  );
}
