const pauseMs = 10;

/** Repeats `step` until it returns true. Pauses let other requests and processes write. */
export async function inSteps(goesOn: () => boolean, step: () => Promise<boolean>): Promise<void> {
  while (goesOn() && !(await step())) await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
