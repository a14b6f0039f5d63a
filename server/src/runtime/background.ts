// Runs jobs, webhooks and emails. Several processes may do so on one database.
import { responseTimeoutMs } from "../domain/webhooks/schedule.ts";
import { startOutbox } from "../mail/outbox.ts";
import { mailLookOf } from "./brand.ts";
import type { Foundation, Part } from "./foundation.ts";
import { startWorker } from "./worker.ts";

export function startBackground(foundation: Foundation): Part {
  const {
    config,
    log,
    metrics,
    store,
    backgroundClock: clock,
    realClock,
    supply,
    delivery,
    retention,
  } = foundation;
  const worker = startWorker({ ...supply, store: store.background, clock, log, metrics, retention });
  delivery.dispatcher.start();
  const { smtpUrl, mailFrom: from } = config;
  const tried = metrics.mailTried;
  const outbox = startOutbox(
    { store: store.background, clock, realClock, log, tried },
    { smtpUrl, from, look: mailLookOf(config) },
  );
  return {
    finish: () => worker.stop(config.shutdownSeconds * 1000),
    async end() {
      await delivery.stop(responseTimeoutMs);
      await outbox.stop();
    },
  };
}
