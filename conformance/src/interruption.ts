/**
 * Ends a run on a signal: reports the results so far, and removes what the run created. A second signal ends the
 * process at once.
 */
export class Interruption {
  came = false;
  readonly #come: Promise<undefined>;
  #cleanUp: () => Promise<void> = async () => {};

  constructor() {
    this.#come = new Promise((resolve) => {
      for (const signal of ["SIGINT", "SIGTERM"] as const) {
        process.once(signal, () => {
          this.came = true;
          resolve(undefined);
        });
      }
    });
  }

  /** Returns the result of the work, or undefined if the run is interrupted first. */
  orResult<T>(work: Promise<T>): Promise<T | undefined> {
    work.catch(() => {});
    return Promise.race([this.#come, work]);
  }

  /** Registers the clean-up of the deployment. */
  undoing(cleanUp: () => Promise<void>): void {
    this.#cleanUp = cleanUp;
  }

  async cleanUp(): Promise<void> {
    await this.#cleanUp().catch(() => {});
  }
}
