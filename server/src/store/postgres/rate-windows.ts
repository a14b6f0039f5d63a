// Counts the requests of all processes. Requests that wait at the same moment share one statement, which waits for no
// disk: the table is unlogged, so after a crash of the server all windows begin again.
import type pg from "pg";
import type { CountedRequest, RateLimit, RateWindows, Taken } from "../../domain/rate-windows.ts";
import type { StoreObserver } from "../failures.ts";
import { found } from "../sql/statements.ts";

const mostWaiting = 10_000;
/** So many share a statement without waiting for more. */
const enough = 10;
/** Between the starts of statements for fewer: an idle service counts at once. */
const gatherMs = { idle: 3, busy: 8 };
const busyFrom = 3;
const pauseAfterFailureMs = 1000;
/** In statements. */
const deleteEvery = 1000;
/** Clocks of processes may differ. */
const keptAfterEndMs = 180_000;

// The columns of the row that is inserted are what the window is asked for; it has room for that if it is new.
const countAll = `
  insert into rate_windows as w (subject, ends_at, requests, changes, requests_before, changes_before)
  select *, 0, 0 from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) given (subject, ends_at, requests, changes)
  order by subject
  on conflict (subject) do update set (ends_at, requests, changes, requests_before, changes_before) = (
    select after.ends_at,
      before.requests + after.changes
        + greatest(0, least(excluded.requests - excluded.changes, $5 - before.requests - after.changes)),
      before.changes + after.changes, before.requests, before.changes
    from (select w.ends_at between excluded.ends_at - $7 and excluded.ends_at + 60000 as continues) this,
      lateral (select case when continues then w.requests else 0 end as requests,
        case when continues then w.changes else 0 end as changes) before,
      lateral (select case when continues then w.ends_at else excluded.ends_at end as ends_at,
        greatest(0, least(excluded.changes, $6 - before.changes, $5 - before.requests)) as changes) after)
  returning subject, ends_at, requests_before, changes_before`;

const deleteEnded = `delete from rate_windows where subject in
  (select subject from rate_windows where ends_at < $1 limit 10000 for update skip locked)`;

interface Waiting {
  limit: RateLimit;
  request: CountedRequest;
  resolve: (taken: Taken | null) => void;
}

/** The requests of one subject in a statement. */
interface Group {
  endsAt: number;
  changes: Waiting[];
  others: Waiting[];
}

interface WindowRow {
  subject: string;
  ends_at: number;
  requests_before: number;
  changes_before: number;
}

export class PostgresRateWindows implements RateWindows {
  readonly #pool: pg.Pool;
  readonly #observer: StoreObserver;
  #waiting: Waiting[] = [];
  #isBusy = false;
  #isAway = false;
  #statements = 0;
  #endPause = () => {};

  constructor(pool: pg.Pool, observer: StoreObserver) {
    this.#pool = pool;
    this.#observer = observer;
  }

  take(limit: RateLimit, request: CountedRequest): Promise<Taken | null> {
    if (this.#waiting.length >= mostWaiting || this.#isAway) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push({ limit, request, resolve });
      if (this.#waiting.length >= enough) this.#endPause();
      this.#startSoon();
    });
  }

  #startSoon(): void {
    if (this.#isBusy || this.#waiting.length === 0) return;
    this.#isBusy = true;
    setImmediate(() => {
      const pauseMs = this.#waiting.length < busyFrom ? gatherMs.idle : gatherMs.busy;
      void Promise.all([this.#countWaiting(), this.#pause(pauseMs)]).then(() => {
        this.#isBusy = false;
        this.#startSoon();
      });
    });
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #countWaiting(): Promise<void> {
    const { limit } = this.#waiting[0] as Waiting;
    const groups = this.#groupsOf(limit);
    try {
      await this.#count(limit, groups);
      this.#observer.limitsShared();
      await this.#deleteEnded(groups);
    } catch (error) {
      this.#isAway = true;
      setTimeout(() => {
        this.#isAway = false;
      }, pauseAfterFailureMs).unref();
      this.#observer.limitsFailed(error);
      const left = this.#waiting.splice(0);
      for (const { resolve } of [...[...groups.values()].flatMap(membersOf), ...left]) resolve(null);
    }
  }

  /** Takes requests out of the queue, as many of a subject as a new window has room for. */
  #groupsOf(limit: RateLimit): Map<string, Group> {
    const groups = new Map<string, Group>();
    const kept: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { subject, endsAt, isChange } = waiting.request;
      const group = groups.get(subject) ?? { endsAt, changes: [], others: [] };
      const isFull =
        group.changes.length + group.others.length >= limit.requests ||
        (isChange && group.changes.length >= limit.changes);
      if (waiting.limit !== limit || isFull) {
        kept.push(waiting);
        continue;
      }
      group.endsAt = Math.max(group.endsAt, endsAt);
      (isChange ? group.changes : group.others).push(waiting);
      groups.set(subject, group);
    }
    this.#waiting = kept;
    return groups;
  }

  async #count(limit: RateLimit, groups: ReadonlyMap<string, Group>): Promise<void> {
    const all = [...groups.values()];
    const { rows } = await this.#pool.query<WindowRow>({
      name: "rate windows",
      text: countAll,
      values: [
        arrayOf([...groups.keys()].map((subject) => JSON.stringify(`${limit.kind} ${subject}`))),
        arrayOf(all.map(({ endsAt }) => endsAt)),
        arrayOf(all.map(({ changes, others }) => changes.length + others.length)),
        arrayOf(all.map(({ changes }) => changes.length)),
        limit.requests,
        limit.changes,
        limit.continuesMs,
      ],
    });
    for (const { subject, ends_at: endsAt, requests_before, changes_before } of rows) {
      let requests = requests_before;
      let changes = changes_before;
      const group = found(groups.get(subject.slice(limit.kind.length + 1)), "window");
      for (const { request, resolve } of membersOf(group)) {
        const { isChange } = request;
        const isAllowed = requests < limit.requests && (!isChange || changes < limit.changes);
        if (isAllowed) requests += 1;
        if (isAllowed && isChange) changes += 1;
        resolve({ isAllowed, endsAt, requests, changes });
      }
    }
  }

  async #deleteEnded(groups: ReadonlyMap<string, Group>): Promise<void> {
    this.#statements += 1;
    if (this.#statements % deleteEvery !== 1) return;
    const [{ endsAt }] = groups.values() as Iterable<Group> as [Group];
    await this.#pool.query(deleteEnded, [endsAt - keptAfterEndMs]);
  }
}

/** Faster than what `pg` makes of an array. */
const arrayOf = (elements: readonly (string | number)[]): string => `{${elements.join()}}`;

/** In the order in which the statement counts them. */
const membersOf = ({ changes, others }: Group): Waiting[] => [...changes, ...others];
