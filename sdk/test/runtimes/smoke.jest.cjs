/** The program by `require` as a test of Jest, in whose realm `Error` and `Uint8Array` are others. */
it("works", async () => {
  expect(await require("./program.cjs")).toEqual(["client", "errors", "webhooks"]);
});
