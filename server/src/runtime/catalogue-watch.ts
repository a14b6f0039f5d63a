// Keeps the cached catalogue at the committed revision, whoever changed it. Requests wait for a small catalogue; a
// large one appears at most this interval plus its loading time (about 1 s for 100,000 packages) after its commit.
import type { Logger } from "pino";
import type { CatalogueViews } from "../domain/catalogue/views.ts";
import { type Loop, startLoop } from "./loop.ts";

const pauseMs = 250;

export function watchCatalogue(views: Pick<CatalogueViews, "refresh">, log: Logger): Loop {
  let isFailing = false;
  const failure = "the catalogue cannot be read; the revision before it stays in use";
  const round = async () => {
    try {
      await views.refresh();
      isFailing = false;
    } catch (err) {
      if (!isFailing) log.error({ err }, failure);
      isFailing = true;
    }
    return pauseMs;
  };
  return startLoop(round, { log, failure, afterFailureMs: pauseMs });
}
