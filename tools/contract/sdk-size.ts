/** The size of the SDK's client against its budget for the contract's operations. */
import type { Open } from "./open.ts";
import { readGenerated } from "./sources.ts";

export async function findSdkSize(): Promise<Open[]> {
  const { clientBudgetBytes, measureClientBytes } = await import("../../sdk/client-size.ts");
  const { routes } = await readGenerated<{ routes: object }>("routes.ts");
  const bytes = await measureClientBytes();
  const budget = clientBudgetBytes(Object.keys(routes).length);
  const what = `the client has ${bytes} bytes, ${budget} are allowed for its operations (sdk/client-size.ts)`;
  return bytes <= budget ? [] : [{ kind: "SDK", what }];
}
