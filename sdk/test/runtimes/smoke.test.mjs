/** The smoke test for test runners with a global `it`: Vitest and Mocha. */
import { smoke } from "./smoke.mjs";

it("works", async () => {
  const { PARTNER_ESIM_API_KEY: apiKey, PARTNER_ESIM_BASE_URL: baseUrl } = process.env;
  const passed = await smoke({ apiKey, baseUrl });
  if (passed.length === 0) throw new Error("nothing was checked");
});
