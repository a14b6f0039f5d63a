/** Returns what a call throws. A call that does not throw fails the test. */
export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  const nothing = Symbol();
  const thrown = await call.then(
    () => nothing,
    (error: unknown) => error,
  );
  if (thrown === nothing) throw new Error("The call succeeded, and should have failed");
  return thrown;
}
