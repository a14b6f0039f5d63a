// Pipelined requests that wait have room for so many of a client and of all, and give their room back.
import t from "tap";
import { WaitingRequests } from "../../src/http/waiting-requests.ts";

t.test("a client has room for 1,000; all together for 10,000", async (t) => {
  const waiting = new WaitingRequests();
  const add = (client: string) => {
    for (let i = 0; i < 1000; i++) waiting.add(client);
  };
  add("a");
  t.equal(waiting.hasRoom("a"), false);
  t.equal(waiting.hasRoom("b"), true);
  for (let client = 1; client < 10; client++) add(`${client}`);
  t.equal(waiting.hasRoom("b"), false, "10,000 wait");
  waiting.remove("a");
  t.equal(waiting.hasRoom("a"), true);
  t.equal(waiting.hasRoom("b"), true);
  waiting.add("a");
  t.equal(waiting.hasRoom("a"), false);
  for (let i = 0; i < 1000; i++) waiting.remove("a");
  add("b");
  t.equal(waiting.hasRoom("a"), false, "10,000 again");
  t.equal(waiting.hasRoom("b"), false);
});
