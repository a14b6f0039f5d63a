import t from "tap";
import {
  checkReachable,
  checkUrl,
  isPublicAddress,
  type Resolve,
} from "../../src/domain/webhooks/address.ts";
import { EndpointProblem } from "../../src/domain/webhooks/endpoint-problem.ts";

const strict = { allowLocal: false };
const local = { allowLocal: true };

function verdict(url: string, policy = strict): string {
  const judged = checkUrl(url, policy);
  return judged instanceof EndpointProblem ? judged.code : "ok";
}

t.test("only IP addresses of the public internet are allowed", async (t) => {
  const cases: Record<string, readonly string[]> = {
    public: [
      ..."1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.1".split(
        " ",
      ),
      ..."169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0".split(
        " ",
      ),
      ..."198.17.255.255 198.20.0.0 223.255.255.255 2606:4700:4700::1111 2a00:1450:4001:800::200e".split(" "),
      // They reach a public IPv4 address.
      ..."::ffff:8.8.8.8 ::ffff:808:808 64:ff9b::8.8.8.8 64:ff9b::808:808".split(" "),
    ],
    "this network and unspecified": ["0.0.0.0", "0.1.2.3", "0.255.255.255", "::", "0:0:0:0:0:0:0:0"],
    loopback: ["127.0.0.1", "127.0.0.2", "127.255.255.255", "::1", "0:0:0:0:0:0:0:1"],
    private: ["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.0.1", "192.168.255.255"],
    "carrier-grade NAT": ["100.64.0.0", "100.127.255.255"],
    "link-local, with the metadata service": [
      "169.254.0.0",
      "169.254.169.254",
      "169.254.255.255",
      "fe80::1",
      "febf::1",
    ],
    "a zone": ["fe80::1%eth0", "2606:4700::1%eth0"],
    "unique local": ["fc00::1", "fd00::1", "fdff::1"],
    "site-local": ["fec0::1"],
    multicast: ["224.0.0.1", "239.255.255.255", "ff02::1", "ff0e::1"],
    "reserved and broadcast": ["240.0.0.1", "255.255.255.255"],
    "protocol assignments": ["192.0.0.1", "192.0.0.170", "2001::1", "2001:1ff::1"],
    documentation: ["192.0.2.1", "198.51.100.7", "203.0.113.255", "2001:db8::1", "3fff::1"],
    benchmarks: ["198.18.0.1", "198.19.255.255", "2001:2::1"],
    "IPv4 in IPv6: mapped": [
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::ffff:10.0.0.1",
      "::ffff:a9fe:a9fe",
      "::ffff:0:0",
    ],
    "IPv4 in IPv6: compatible": ["::127.0.0.1", "::7f00:1", "::10.0.0.1", "::8.8.8.8"],
    "IPv4 in IPv6: translated": ["::ffff:0:127.0.0.1", "::ffff:0:808:808"],
    NAT64: [
      "64:ff9b::127.0.0.1",
      "64:ff9b::7f00:1",
      "64:ff9b::a00:1",
      "64:ff9b::a9fe:a9fe",
      "64:ff9b:1::7f00:1",
    ],
    "6to4": ["2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1", "192.88.99.1"],
    Teredo: ["2001:0:7f00:1::", "2001::ce49:7601:e866:efff:62c3:fffe"],
    "the discard prefix": ["100::1"],
    "no address at all": ["", "localhost", "127.1", "0x7f.1", "2130706433", "256.1.1.1", "1.2.3", "[::1]"],
  };
  for (const [kind, addresses] of Object.entries(cases)) {
    for (const address of addresses)
      t.equal(isPublicAddress(address), kind === "public", `${kind}: ${address}`);
  }
});

t.test("an endpoint's URL must match the format of the contract", async (t) => {
  const long = (length: number) => `https://example.com/${"a".repeat(length - 20)}`;
  const cases: Record<string, readonly string[]> = {
    ok: [
      "https://example.com",
      "https://example.com:443/hook?a=b",
      "https://example.com:8443/",
      "https://EXAMPLE.com./hook",
      "https://8.8.8.8/hook",
      "https://[2606:4700:4700::1111]:8443/",
      "https://bücher.example/hook",
      "https://example.com/%2e%2e/x",
      long(500),
      "https://_hooks.example.com/",
      "https://xn--bcher-kva.example/hook",
      `https://${"a".repeat(63)}.example.com/`,
      `https://${"a.".repeat(123)}example/`,
      "https://example.com/user@host",
      "https://test.example.com/",
    ],
    url_invalid: [
      "",
      "hook",
      "//example.com/hook",
      "http://example.com/",
      "HTTP://example.com/",
      "ftp://example.com/",
      "javascript:alert(1)",
      "data:text/plain,a",
      "file:///etc/passwd",
      "https://",
      "https://example.com:8080/",
      "https://example.com:80/",
      "https://example.com:0/",
      "https://example.com:65536/",
      "https://user@example.com/",
      "https://@example.com/",
      "https://:@example.com/",
      "https:example.com",
      "https:/example.com/",
      "https:///example.com/",
      "https://example.com:/",
      "https://user:password@example.com/",
      "https://example.com/#",
      "https://example.com/#part",
      " https://example.com/",
      "https://example.com/ ",
      "https://exam\tple.com/",
      "https://example.com/\n",
      "https:\\\\example.com\\hook",
      "https://example.com\\@127.0.0.1/",
      "https://exa mple.com/",
      "https://256.1.1.1/",
      "https://[::1/",
      "https://[::1]./",
      "https://localhost../",
      "https://a.localhost../",
      "https://127.0.0.1../",
      "https://example.com../",
      "https://foo..bar/",
      "https://foo..localhost/",
      "https://.example.com/",
      "https://./",
      "https://../",
      "https://-example.com/",
      "https://example-.com/",
      "https://*.example.com/",
      "https://a,b.example.com/",
      "https://a'b.example.com/",
      "https://a$b.example.com/",
      "https://a%2e%2eb.example.com/",
      "https://a。。b.example.com/",
      `https://${"a".repeat(64)}.example.com/`,
      `https://${"a.".repeat(125)}example/`,
      "https://xn--.example/",
      "https://example.com:443@127.0.0.1/",
      "https://example.com:99999/",
      "https://example.com:+443/",
      long(501),
    ],
    url_not_public: [
      "https://localhost/",
      "https://LOCALHOST/",
      "https://localhost./",
      "https://api.localhost/",
      "https://api.localhost./",
      "https://LocalHost%2e/",
      "https://ⓛocalhost/",
      "https://l\u00adocalhost/",
      "https://files.corp/",
      "https://nas.home/",
      "https://printer.local/",
      "https://db.internal/",
      "https://router.home.arpa/",
      "https://intranet/",
      "https://127.0.0.1/",
      "https://127.1/",
      "https://127.0.1/",
      "https://0/",
      "https://0.0.0.0/",
      "https://2130706433/",
      "https://0x7f000001/",
      "https://0x7f.1/",
      "https://017700000001/",
      "https://0177.0.0.1/",
      "https://%31%32%37.0.0.1/",
      "https://127.0.0.1./",
      "https://１２７.０.０.１/",
      "https://127。0。0。1/",
      "https://10.0.0.1/",
      "https://169.254.169.254/latest/meta-data/",
      "https://[::1]/",
      "https://[::]/",
      "https://[0:0:0:0:0:0:0:1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://[::ffff:7f00:1]/",
      "https://[::127.0.0.1]/",
      "https://[64:ff9b::7f00:1]/",
      "https://[2002:7f00:1::]/",
      "https://[fe80::1]/",
      "https://[fd00::1]/",
    ],
  };
  t.match(checkUrl("http://example.com/", strict), { param: "url" });
  t.match(checkUrl("https://10.0.0.1/", strict), { param: "url" });
  for (const [expected, urls] of Object.entries(cases)) {
    for (const url of urls) t.equal(verdict(url), expected, JSON.stringify(url.slice(0, 60)));
  }
});

t.test("a deployment for development lets loopback pass, and nothing else", async (t) => {
  for (const url of [
    "http://127.0.0.1:3000/",
    "http://localhost:80/",
    "https://[::1]:9/",
    "http://a.localhost/",
  ]) {
    t.equal(verdict(url, local), "ok", url);
  }
  const others = {
    url_invalid: [
      "http://example.com/",
      "https://example.com:8080/",
      "ftp://127.0.0.1/",
      "http://u@localhost/",
      "http://localhost.example.com/",
    ],
    url_not_public: [
      "https://10.0.0.1/",
      "https://169.254.169.254/",
      "https://printer.local/",
      "https://0.0.0.0/",
    ],
  };
  for (const [expected, urls] of Object.entries(others)) {
    for (const url of urls) t.equal(verdict(url, local), expected, url);
  }
});

t.test("a name is judged by every address that it leads to", async (t) => {
  const judge = async (addresses: string[] | { code: string }, policy = strict) => {
    const resolve: Resolve = async () => {
      if (Array.isArray(addresses)) return addresses;
      throw Object.assign(new Error("no"), addresses);
    };
    const judged = await checkReachable("https://hooks.example.com/", policy, resolve);
    return judged instanceof EndpointProblem ? judged.code : "ok";
  };
  t.equal(await judge(["93.184.216.34", "2606:2800:220:1::1"]), "ok");
  t.equal(await judge(["93.184.216.34", "127.0.0.1"]), "url_not_public", "one private address is enough");
  t.equal(await judge(["::ffff:10.0.0.1"]), "url_not_public");
  t.equal(await judge(["127.0.0.1"], local), "ok", "loopback, where development is allowed");
  t.equal(await judge(["10.0.0.1"], local), "url_not_public");
  t.equal(await judge({ code: "ENOTFOUND" }), "url_invalid", "a name that leads nowhere");
  t.equal(
    await judge({ code: "ETIMEOUT" }),
    "ok",
    "a name server that is down says nothing; each attempt looks again",
  );
});
