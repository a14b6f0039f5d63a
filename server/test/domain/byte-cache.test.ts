// A cache bounded by bytes: what is evicted, and what stays.
import t from "tap";
import { ByteCache } from "../../src/domain/byte-cache.ts";

t.test("the value used longest ago is evicted, by bytes and not by count", async (t) => {
  const cache = new ByteCache<string>(10_000);
  for (const key of ["a", "b", "c"]) cache.set(key, key, 3000);
  t.equal(cache.get("a"), "a");
  cache.set("d", "d", 3000);
  t.equal(cache.get("b"), undefined);
  t.strictSame(
    ["a", "c", "d"].map((key) => cache.get(key)),
    ["a", "c", "d"],
  );
  t.ok(cache.bytes <= 10_000);
  cache.set("e", "e", 9000);
  t.strictSame([cache.size, cache.get("e")], [1, "e"]);
});

t.test("a value is replaced, and one too large for the cache is not kept", async (t) => {
  const cache = new ByteCache<number>(10_000);
  cache.set("a", 1, 4000);
  cache.set("a", 2, 5000);
  t.strictSame([cache.get("a"), cache.size], [2, 1]);
  cache.set("bb", 1, 0);
  t.equal(cache.bytes, 5000 + 1 + 2 + 200, "keys count, and 100 for each entry");
  cache.set("a", 3, 20_000);
  t.strictSame([cache.get("a"), cache.get("bb"), cache.size, cache.bytes], [undefined, 1, 1, 102]);
});
