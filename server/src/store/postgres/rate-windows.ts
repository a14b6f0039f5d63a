// Counts the requests of all processes, with one statement each. The table is unlogged: a statement waits for no disk,
// and after a crash of the server all windows begin again.
import type {
  CountedRequest,
  RateLimit,
  RateWindow,
  RateWindows,
  Taken,
} from "../../domain/limits/rate-windows.ts";
import type { StoreObserver } from "../failures.ts";
import type { Connection, Statement } from "../sql/connection.ts";
import { found } from "../sql/statements.ts";

const pauseAfterFailureMs = 1000;
/** Number of statements. */
const deleteEvery = 1000;
/** Allows for clock differences between processes. */
const keptAfterEndMs = 180_000;

/** `allowed`: whether the last request that wrote the row was counted. */
const countRequest = `
  insert into rate_windows as w (subject, ends_at, requests, changes, allowed) values ($1, $2, 1, $3, 1)
  on conflict (subject) do update set (ends_at, requests, changes, allowed) = (
    select ends_at, requests + allowed, changes + allowed * $3, allowed
    from (select case when continues then w.ends_at else $2 end as ends_at,
        case when continues then w.requests else 0 end as requests,
        case when continues then w.changes else 0 end as changes
      from (select w.ends_at between $2 - $6 and $2 + 60000 as continues) known) before,
    lateral (select case when before.requests < $4 and ($3 = 0 or before.changes < $5) then 1 else 0 end as allowed) rule)
  returning ends_at as "endsAt", requests, changes, allowed`;

const deleteEnded = `delete from rate_windows where subject in
  (select subject from rate_windows where ends_at < $1 limit 10000 for update skip locked)`;

interface WindowRow extends RateWindow {
  allowed: number;
}

export class PostgresRateWindows implements RateWindows {
  readonly #count: Statement<WindowRow>;
  readonly #deleteEnded: Statement<never>;
  readonly #observer: StoreObserver;
  #isPaused = false;
  #statements = 0;

  constructor({ prepare }: Connection, observer: StoreObserver) {
    this.#count = prepare<WindowRow>(countRequest);
    this.#deleteEnded = prepare(deleteEnded);
    this.#observer = observer;
  }

  async take(limit: RateLimit, { subject, isChange, endsAt }: CountedRequest): Promise<Taken | null> {
    if (this.#isPaused) return null;
    const { kind, requests, changes, continuesMs } = limit;
    try {
      const row = await this.#count.get(
        `${kind} ${subject}`,
        endsAt,
        Number(isChange),
        requests,
        changes,
        continuesMs,
      );
      this.#observer.limitsShared();
      this.#statements += 1;
      if (this.#statements % deleteEvery === 1) await this.#deleteEnded.run(endsAt - keptAfterEndMs);
      const { allowed, ...window } = found(row, "window");
      return { ...window, isAllowed: allowed === 1 };
    } catch (error) {
      this.#isPaused = true;
      setTimeout(() => {
        this.#isPaused = false;
      }, pauseAfterFailureMs).unref();
      this.#observer.limitsFailed(error);
      return null;
    }
  }
}
