// Keeps the cached catalogue at the committed revision. A large one appears a second after its commit.
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
