/** Rules `resources.esim.*`, first half: identity and installation of an eSIM. */
import { rule, rules } from "../case.ts";
import type { Context } from "../context.ts";
import type { Esim, EsimDetail } from "../contract.ts";
import { freshEsim, readEsim, simulate, simulated } from "../esims.ts";
import { liveObjects, sample, testObjects } from "../fixtures.ts";
import { decodeQrCode } from "../qr-code.ts";

const statuses = ["ready", "active", "depleted", "expired", "cancelled"];
const activationKeys = ["lpa", "smdp_address", "activation_code"];

/** Returns the newest eSIMs of the list. */
async function newest(t: Context, caller = t.test): Promise<Esim[]> {
  await testObjects(t);
  const { data } = await caller.get("esimsList", { query: { limit: 100 } });
  t.must.some(data ?? [], "eSIMs in the list");
  return data;
}

/** Returns a new eSIM as the single fetch and as the list return it. */
async function bothViews(t: Context): Promise<{ full: EsimDetail; inList: Esim }> {
  const { package: item } = await sample(t);
  const customerRef = t.unique("forms");
  const iccid = await t.test.newEsim(item.id, { customer_ref: customerRef });
  const { data } = await t.test.get("esimsList", { query: { customer_ref: customerRef } });
  t.must.equal(data?.length, 1, "eSIMs listed for the reference");
  return { full: await readEsim(t, iccid), inList: data[0] as Esim };
}

/** Activation strings let anyone install the eSIM, so reports never contain the compared values. */
function sameText(seen: unknown, expected: unknown): boolean {
  return typeof expected === "string" && expected !== "" && seen === expected;
}

function decoded(parameter: string): string | undefined {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return undefined;
  }
}

export const cases = [
  rule("resources.esim.iccid", {}, async (t, check) => {
    for (const { iccid } of (await newest(t)).slice(0, 5)) {
      const single = await t.test.call("esimsGet", { path: { iccid: String(iccid) } });
      check.status(single, 200, "the fetch of a listed ICCID");
      check.equal((single.json as Partial<Esim>)?.iccid, iccid, "its iccid");
      check.match(iccid, /^\d+$/, "iccid");
    }
  }),

  rule("resources.esim.status", {}, async (t, check) => {
    for (const { status } of await newest(t)) check.oneOf(status, statuses, "status of a listed eSIM");
    const iccid = await freshEsim(t);
    check.equal((await readEsim(t, iccid)).status, "ready", "status of a new eSIM");
    for (const [event, status] of [
      ["activated", "active"],
      ["usage_100", "depleted"],
      ["expired", "expired"],
    ] as const) {
      check.equal((await simulated(t, iccid, event)).status, status, `status in the response to ${event}`);
      check.equal((await readEsim(t, iccid)).status, status, `status fetched after ${event}`);
    }
  }),

  rule("resources.esim.mode", { needs: ["live"] }, async (t, check) => {
    const objects = { test: await testObjects(t), live: await liveObjects(t) };
    for (const caller of [t.test, t.live]) {
      const single = await readEsim(t, objects[caller.mode].iccid, caller);
      check.equal(single.mode, caller.mode, "mode of a fetched eSIM");
      for (const { mode } of await newest(t, caller)) check.equal(mode, caller.mode, "mode of a listed eSIM");
    }
  }),

  rule("resources.esim.order-id", {}, async (t, check) => {
    const order = await t.test.order({ package_id: (await sample(t)).package.id, quantity: 2 });
    check.equal(order.esims.length, 2, "eSIMs");
    for (const { iccid } of order.esims) {
      check.equal((await readEsim(t, iccid)).order_id, order.id, "order_id");
    }
  }),

  rule("resources.esim.customer-ref", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const customerRef = t.unique("Reference");
    const named = await t.test.newEsim(item.id, { customer_ref: customerRef });
    check.equal((await readEsim(t, named)).customer_ref, customerRef, "customer_ref of the order");
    const unnamed = await t.test.newEsim(item.id);
    check.equal((await readEsim(t, unnamed)).customer_ref, null, "customer_ref of an order without one");
  }),

  rules(["resources.esim.package.id", "resources.esim.package.name"], {}, async (t, check) => {
    const { package: item, topupPackages } = await sample(t);
    for (const { id, name } of [item, topupPackages.at(-1) ?? item]) {
      const esim = await readEsim(t, await t.test.newEsim(id));
      check("resources.esim.package.id").equal(esim.package.id, id, "package.id");
      check("resources.esim.package.name").equal(esim.package.name, name, "package.name");
    }
  }),

  rule("resources.esim.qr-code-url.value", {}, async (t, check) => {
    const { qr_code_url: url, activation } = await readEsim(t, await freshEsim(t));
    t.must.ok(url?.startsWith(t.baseUrl), "qr_code_url has to begin with the base URL");
    const target = (url as string).slice(t.baseUrl.length);
    const image = await t.test.send("GET", target, { authorization: null });
    check.status(image, 200, "the image");
    check.ok(sameText(decodeQrCode(image.body), activation.lpa), "the QR code decodes to activation.lpa");
  }),

  rule("resources.esim.activation.present", {}, async (t, check) => {
    const iccid = await freshEsim(t);
    const fetched = await t.test.done("esimsGet", { path: { iccid } });
    const simulated = await simulate(t, iccid, "activated");
    for (const [what, response] of [
      ["the fetch", fetched],
      ["the response of simulate", simulated],
    ] as const) {
      check.status(response, 200, what);
      const { activation } = (response.json ?? {}) as Partial<EsimDetail>;
      check.keys(activation, activationKeys, `keys of activation in ${what}`);
    }
  }),

  rule("resources.esim.activation.absent-in-list", {}, async (t, check) => {
    for (const esim of await newest(t)) {
      check.ok(!("activation" in esim), "no activation in the list", Object.keys(esim));
    }
    const [first] = await newest(t);
    const single = await readEsim(t, first?.iccid ?? "");
    check.ok("activation" in single, "control: the single fetch has it", Object.keys(single));
  }),

  rules(
    [
      "resources.esim.activation.lpa",
      "resources.esim.activation.smdp-address",
      "resources.esim.activation.activation-code",
    ],
    {},
    async (t, check) => {
      const { status, activation } = await readEsim(t, await freshEsim(t));
      t.must.equal(status, "ready", "status");
      const { lpa, smdp_address: address, activation_code: code } = activation;
      const lpaParts = /^LPA:1\$([^$]+)\$(.+)$/.exec(lpa ?? "");
      check("resources.esim.activation.lpa").ok(lpaParts, "lpa has the form LPA:1$address$code");
      check("resources.esim.activation.smdp-address").ok(
        sameText(address, lpaParts?.[1]),
        "the second part of lpa",
      );
      check("resources.esim.activation.activation-code").ok(
        sameText(code, lpaParts?.[2]),
        "activation_code is the third part of lpa",
      );
    },
  ),

  rule("resources.esim.install-links.object", {}, async (t, check) => {
    const { full, inList } = await bothViews(t);
    check.keys(full.install_links, ["ios", "android"], "keys of install_links in the single fetch");
    check.keys(inList.install_links, ["ios", "android"], "keys of install_links in the list");
    check.ok(
      sameText(inList.install_links?.ios, full.install_links.ios),
      "the iOS link is equal in list and single fetch",
    );
  }),

  rules(
    ["resources.esim.install-links.ios", "resources.esim.install-links.android"],
    {},
    async (t, check) => {
      const { status, activation, install_links: links } = await readEsim(t, await freshEsim(t));
      t.must.equal(status, "ready", "status");
      for (const system of ["ios", "android"] as const) {
        const link = links[system] ?? "";
        const isAddress = URL.canParse(link) && new URL(link).protocol === "https:";
        check(`resources.esim.install-links.${system}`).ok(isAddress, "the link is an https URL");
        const values = isAddress ? [...new URL(link).searchParams.values()] : [];
        const holds = values.some((value) => sameText(value, activation.lpa));
        check(`resources.esim.install-links.${system}`).ok(holds, "the link contains the activation string");
      }
    },
  ),

  rule("resources.esim.install-links.encoded-once", {}, async (t, check) => {
    const { activation, install_links: links } = await readEsim(t, await freshEsim(t));
    for (const link of [links.ios ?? "", links.android ?? ""]) {
      const [, parameter = ""] = /=([^&#]*)/.exec(link) ?? [];
      check.ok(!/[$:]/.test(parameter), "the parameter has no bare $ or colon");
      check.ok(
        sameText(decoded(parameter), activation.lpa),
        "the parameter, decoded once, is activation.lpa",
      );
      check.equal(link.split("$").length, 1, "parts of the link between bare $ signs (1 if none)");
    }
  }),

  rule("resources.esim.created", {}, async (t, check) => {
    const order = await t.test.order({ package_id: (await sample(t)).package.id });
    const { created } = await readEsim(t, order.esims[0]?.iccid ?? "");
    check.match(created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, "created");
    check.ok(created >= order.created, "not before the order", { esim: created, order: order.created });
    const lateMs = Date.parse(created) - Date.parse(order.created);
    check.ok(lateMs <= 60_000, "issued with the order, in milliseconds", lateMs);
  }),

  rule("resources.esim.list-form", {}, async (t, check) => {
    const { full, inList } = await bothViews(t);
    const { activation: _, ...rest } = full;
    check.keys(inList, Object.keys(rest), "keys of an eSIM in the list");
    check.equal(inList, rest as Esim, "the values equal those of the single fetch");
  }),
];
