/** The suite signs in as a member of an account, also when many do at the same moment. */
import t, { type Test } from "tap";
import { portalRoutes } from "../src/contract.ts";
import { Portal } from "../src/portal.ts";
import { listen } from "./fake-deployment.ts";

async function signIn(t: Test, rejected: number) {
  let tries = 0;
  const { baseUrl, close } = await listen((request, response) => {
    request.resume();
    if (request.method === "GET") return response.end("{}");
    tries += 1;
    if (tries <= rejected) return response.writeHead(429, { "Retry-After": "3" }).end("{}");
    response.writeHead(portalRoutes.sessionCreate.successStatus, { "Set-Cookie": "session=s; Path=/" });
    return response.end(JSON.stringify({ csrf_token: "c" }));
  });
  const waited: number[] = [];
  const sleep = async (ms: number) => void waited.push(ms);
  const portal = new Portal(baseUrl, "token", { timeoutMs: 5000, time: { now: () => Date.now(), sleep } });
  t.teardown(() => {
    portal.close();
    close();
  });
  const called = portal
    .person("owner@agency.example", "password")
    .call("balanceGet", { query: { mode: "test" } });
  return { status: (await called).status, waited };
}

t.test("a sign-in that is rejected for now is sent again when the response says so", async (t) => {
  t.same(await signIn(t, 2), { status: 200, waited: [3000, 3000] });
});

t.test("a deployment that rejects every sign-in ends the case", async (t) => {
  await t.rejects(signIn(t, Number.POSITIVE_INFINITY), { message: /able to sign in/ });
});
