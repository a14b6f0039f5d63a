// Supplier calls in the operator's metrics.
import t from "tap";
import { Live } from "./live.ts";

t.test("calls to the network are counted and timed by call and outcome", async (t) => {
  const live = await Live.start(t, { adminPort: 0 });
  const count = async (call: string, outcome: string): Promise<number> => {
    const text = await (await fetch(`${live.d.service.adminUrl}/metrics`)).text();
    const name = "partner_esim_supplier_call_duration_seconds_count";
    const line = text
      .split("\n")
      .find((line) => line.startsWith(`${name}{call="${call}",outcome="${outcome}"}`));
    return Number(line?.split(" ")[1] ?? 0);
  };
  const { body } = await live.order(2);
  t.equal(await count("issue", "issued"), 2);
  await live.topUp(body.esims[0].iccid);
  t.equal(await count("topUp", "applied"), 1);
  await live.get(`/v1/esims/${body.esims[0].iccid}`);
  t.equal(await count("report", "responded"), 1);
  await live.network({ refuse: ["issue"] });
  await live.order(1);
  t.equal(await count("issue", "refused"), 1);
  t.equal(await count("issue", "failed"), 0);
  await live.network({ down: true });
  await live.during(live.order(1), 21_000);
  t.ok((await count("issue", "failed")) >= 1);
  t.equal(await count("issue", "issued"), 2);
});
