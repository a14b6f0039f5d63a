/**
 * The end of a run by a signal: what was judged until then is reported, and what the run made in the deployment is
 * taken away. A second signal ends the process at once.
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

  /** What the work comes to, or undefined if the run has to end before. */
  orResult<T>(work: Promise<T>): Promise<T | undefined> {
    work.catch(() => {});
    return Promise.race([this.#come, work]);
  }

  /** What takes away the run's things in the deployment. */
  undoing(cleanUp: () => Promise<void>): void {
    this.#cleanUp = cleanUp;
  }

  async cleanUp(): Promise<void> {
    await this.#cleanUp().catch(() => {});
  }
}
