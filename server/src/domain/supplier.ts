// The mobile network as the domain sees it. Each unit is asked for under an id of its own, and asking again for
// the same unit gives the same answer, so a crash never buys twice.
import type { InstallDetails } from "./esims.ts";

export type IssueAnswer = { outcome: "issued"; esim: InstallDetails } | { outcome: "refused" };
export type TopupAnswer = { outcome: "applied" } | { outcome: "refused" };

export interface Supplier {
  issue(request: { unitId: string; providerId: string; packageNumber: number }): Promise<IssueAnswer>;
  topUp(request: { unitId: string; iccid: string; packageNumber: number }): Promise<TopupAnswer>;
}
