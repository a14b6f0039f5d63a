// What became of an endpoint's attempts, by hour and by day.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { limits } from "@partner-esim/generated/portal/limits";
import t from "tap";
import { removeOutdated } from "../../src/domain/jobs/run-jobs.ts";
import { Receiver, status } from "../webhooks/receiver.ts";
import { Portal } from "./portal.ts";

interface Period {
  start: string;
  delivered: number;
  failed: number;
  average_ms: number | null;
  slowest_ms: number | null;
}

t.test("attempts are counted by hour and by day, test events are not", async (t) => {
  const portal = await Portal.start(t, { checkResponses: true });
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  const { endpoint } = (await owner.post("/endpoints", { mode: "test", url: receiver.url() })).body;
  const package_id = (await d.somePackage()).id;
  const figures = async (span: string): Promise<Period[]> =>
    (await owner.get(`/endpoints/${endpoint.id}/figures?span=${span}`)).body.data;
  t.match(await figures("hour"), Array(limits.endpointFigureHours).fill({ delivered: 0, average_ms: null }));

  receiver.answer = (response) => void setTimeout(() => response.writeHead(200).end(), 30);
  for (let i = 0; i < 2; i++) await d.post("/v1/orders", { package_id });
  await d.service.deliverDue();
  await owner.post(`/endpoints/${endpoint.id}/ping`);
  const firstHour = new Date(Math.floor(d.now / 3_600_000) * 3_600_000).toISOString().replace(".000", "");
  await portal.advance(3600);
  receiver.answer = status(500);
  await d.post("/v1/orders", { package_id });
  await d.service.deliverDue();
  const [{ id }] = (await owner.get("/deliveries?mode=test")).body.data;
  await owner.post(`/deliveries/${id}/retry`);
  await d.service.deliverDue();

  const hours = await figures("hour");
  t.equal(hours.length, limits.endpointFigureHours);
  const [before, last] = hours.slice(-2);
  t.match(before, { start: firstHour, delivered: 2, failed: 0 });
  t.ok((before?.average_ms ?? 0) >= 25 && (before?.slowest_ms ?? 0) >= (before?.average_ms ?? 0));
  t.match(last, { delivered: 0, failed: 2 });
  const days = await figures("day");
  t.equal(days.length, apiLimits.deliveryLogDays);
  const sum = (of: (period: Period) => number) => days.reduce((total, day) => total + of(day), 0);
  t.equal(
    sum(({ delivered }) => delivered),
    2,
  );
  t.equal(
    sum(({ failed }) => failed),
    2,
  );

  const { owner: other } = await portal.otherAccount();
  t.equal((await other.get(`/endpoints/${endpoint.id}/figures?span=day`)).status, 404);
  t.match(await owner.get(`/endpoints/${endpoint.id}/figures?span=year`), {
    status: 400,
    body: { error: { param: "span" } },
  });
});

t.test("hours older than the log are removed", async (t) => {
  const portal = await Portal.start(t);
  const { owner, d } = portal;
  const receiver = await Receiver.start(t);
  await owner.post("/endpoints", { mode: "test", url: receiver.url() });
  await d.post("/v1/orders", { package_id: (await d.somePackage()).id });
  await d.service.deliverDue();
  const { store } = d.service;
  const storedHours = () => store.reads.endpointHours.since(1, 0);
  t.equal((await storedHours()).length, 1);
  await removeOutdated(store, d.now + (apiLimits.deliveryLogDays - 1) * 86_400_000);
  t.equal((await storedHours()).length, 1);
  await removeOutdated(store, d.now + (apiLimits.deliveryLogDays + 1) * 86_400_000);
  t.same(await storedHours(), []);
});
