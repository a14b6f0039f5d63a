/** What a call throws, as a value to look at. A call that does not throw is a failure of the test. */
export async function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  const nothing = Symbol();
  const thrown = await call.then(
    () => nothing,
    (error: unknown) => error,
  );
  if (thrown === nothing) throw new Error("The call succeeded, and should have failed");
  return thrown;
}
