import t from "tap";
import { countAccepted, onePerTurn, yieldToConnections, yieldTurn } from "../../src/domain/yield-turn.ts";

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

t.test("new connections go first, for thirty turns or four milliseconds at most", async (t) => {
  for (const [accepting, msPerTurn, turns] of [
    [0, 0, 1],
    [1, 0, 2],
    [99, 0, 30],
    [99, 1, 4],
  ] as const) {
    let accepted = 0;
    let nowMs = 0;
    let ended = false;
    const accept = () => {
      nowMs += msPerTurn;
      if (accepted++ < accepting) countAccepted();
    };
    const going = yieldToConnections(() => nowMs).then(() => {
      ended = true;
    });
    let waited = 0;
    while (!ended) {
      accept();
      await yieldTurn();
      waited += 1;
    }
    await going;
    t.equal(waited, turns, `with ${accepting} connections and ${msPerTurn} ms per turn`);
  }
});
