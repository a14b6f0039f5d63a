// Work that is expensive or must not overlap: in the order in which it was asked for, or in turn between those who ask.

import { giveWay } from "../domain/give-way.ts";

/** Lets one caller go on per turn of the event loop, in order: requests of milliseconds don't add up in one turn. */
export function onePerTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(giveWay);
    return last;
  };
}

export function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** Runs at most `count` works at a time; the others wait in their order. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
