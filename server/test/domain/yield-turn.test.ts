import t from "tap";
import { onePerTurn, yieldTurn } from "../../src/domain/yield-turn.ts";

t.test("one caller goes on per turn of the event loop, in order", async (t) => {
  const ownTurn = onePerTurn();
  const seen: string[] = [];
  const callers = ["a", "b", "c"].map(async (name) => {
    await ownTurn();
    seen.push(name);
  });
  for (let turn = 1; turn <= 3; turn++) {
    await yieldTurn();
    seen.push(`end of turn ${turn}`);
  }
  await Promise.all(callers);
  t.same(seen, ["end of turn 1", "a", "end of turn 2", "b", "end of turn 3", "c"]);
});
