/** Rules `errors.<operation>.<status>-<code>` about missing objects, insufficient funds and invalid states. */
import type { Checker } from "../assert.ts";
import { rule } from "../case.ts";
import type { Context } from "../context.ts";
import type { ErrorCode, OperationId } from "../contract.ts";
import { liveObjects, type Objects, otherObjects, sample, testObjects } from "../fixtures.ts";
import { post } from "../posts.ts";
import { qrTarget } from "../windows.ts";

const unknownPackage = "pkg_999999999";

/**
 * Returns objects that a test key of the shared account must not find: objects of live mode and of another account,
 * where available.
 */
async function foreignObjects(t: Context): Promise<Objects[]> {
  const found: Objects[] = [];
  if (t.has("live")) found.push(await liveObjects(t));
  if (t.has("secondAccount")) found.push(await otherObjects(t));
  return found;
}

interface Lookup {
  operation: OperationId;
  code: ErrorCode;
  /** Unused ids and malformed ids. */
  unknown: readonly string[];
  idOf: (objects: Objects) => string;
  name: "id" | "iccid";
}

/** Unknown ids, and ids of the other mode or account, are not found. The account's own id is. */
async function checkLookup(t: Context, check: Checker, lookup: Lookup): Promise<void> {
  const { operation, code, unknown, idOf, name } = lookup;
  const read = (id: string) => t.test.call(operation, { path: { [name]: id } });
  for (const id of [...unknown, ...(await foreignObjects(t)).map(idOf)]) {
    check.error(await read(id), 404, code, null, id);
  }
  check.status(await read(idOf(await testObjects(t))), 200, "the account's own");
}

const esims = ["8999999000000000000", "abc", "12"];

function esimNotFound<const Name extends "esims-get" | "topup-packages-list" | "topups-list">(
  name: Name,
  operation: OperationId,
) {
  return rule(`errors.${name}.404-esim-not-found`, {}, (t, check) =>
    checkLookup(t, check, {
      operation,
      code: "esim_not_found",
      unknown: esims,
      idOf: ({ iccid }) => iccid,
      name: "iccid",
    }),
  );
}

function esimNotFoundByPost<const Name extends "topups-create" | "simulate">(
  name: Name,
  operation: "topupsCreate" | "simulate",
) {
  return rule(`errors.${name}.404-esim-not-found`, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    const foreign = (await foreignObjects(t)).map(({ iccid }) => iccid);
    for (const iccid of [...esims, ...foreign]) {
      const rejected = await t.test.call(operation, { ...options, path: { iccid } });
      check.error(rejected, 404, "esim_not_found", null, iccid);
    }
    check.status(await t.test.call(operation, options), first, "the account's own");
  });
}

function insufficientBalance<const Name extends "orders-create" | "topups-create">(
  name: Name,
  operation: "ordersCreate" | "topupsCreate",
) {
  return rule(`errors.${name}.402-insufficient-balance`, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    const body = { ...(options.body as object), customer_ref: "test_insufficient_balance" };
    const rejected = await t.test.call(operation, { ...options, body });
    check.error(rejected, 402, "insufficient_balance", null);
    check.status(await t.test.call(operation, options), first, "control");
  });
}

function supplierUnavailable<const Name extends "orders-create" | "topups-create">(
  name: Name,
  operation: "ordersCreate" | "topupsCreate",
) {
  return rule(`errors.${name}.503-supplier-unavailable`, {}, async (t, check) => {
    const { options, first } = await post(t, operation);
    const trigger = { customer_ref: "test_supplier_down" };
    const rejected = await t.test.call(operation, {
      ...options,
      body: { ...(options.body as object), ...trigger },
    });
    check.error(rejected, 503, "supplier_unavailable", null);
    check.status(await t.test.call(operation, options), first, "control");
    if (!t.has("live")) return;
    // A live key treats the reference as ordinary text.
    const live = await liveObjects(t);
    const { data } = await t.live.get("topupPackagesList", { path: { iccid: live.iccid } });
    const body =
      operation === "ordersCreate"
        ? { package_id: live.packageId, ...trigger }
        : { package_id: data[0]?.id, ...trigger };
    const made = await t.live.call(operation, { path: { iccid: live.iccid }, body });
    check.status(made, 201, "the same request with a live key");
  });
}

async function expiredEsim(t: Context): Promise<string> {
  const iccid = await t.test.newEsim((await sample(t)).package.id);
  await t.test.simulate(iccid, "activated", "expired");
  return iccid;
}

export const cases = [
  rule("errors.packages-get.404-package-not-found", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const get = (id: string) => t.test.call("packagesGet", { path: { id } });
    check.error(await get(unknownPackage), 404, "package_not_found", null, unknownPackage);
    check.status(await get(item.id), 200, "a listed package");
  }),

  rule("errors.orders-create.404-package-not-found", {}, async (t, check) => {
    const { package: item } = await sample(t);
    const order = (id: string) => t.test.call("ordersCreate", { body: { package_id: id } });
    check.error(await order(unknownPackage), 404, "package_not_found", null, unknownPackage);
    check.status(await order(item.id), 201, "a listed package");
  }),

  rule("errors.topups-create.404-package-not-found", {}, async (t, check) => {
    const { options } = await post(t, "topupsCreate");
    const rejected = await t.test.call("topupsCreate", { ...options, body: { package_id: unknownPackage } });
    check.error(rejected, 404, "package_not_found", null, unknownPackage);
    check.status(await t.test.call("topupsCreate", options), 201, "a package of the eSIM's list");
  }),

  rule("errors.orders-get.404-order-not-found", {}, (t, check) =>
    checkLookup(t, check, {
      operation: "ordersGet",
      code: "order_not_found",
      unknown: ["ord_test_000000000000", "abc", "ord_"],
      idOf: ({ orderId }) => orderId,
      name: "id",
    }),
  ),
  rule("errors.topups-get.404-topup-not-found", {}, (t, check) =>
    checkLookup(t, check, {
      operation: "topupsGet",
      code: "topup_not_found",
      unknown: ["top_test_000000000000", "abc", "top_"],
      idOf: ({ topupId }) => topupId,
      name: "id",
    }),
  ),
  rule("errors.events-get.404-not-found", {}, (t, check) =>
    checkLookup(t, check, {
      operation: "eventsGet",
      code: "not_found",
      unknown: ["evt_000000000000000000000000", "abc", "evt_"],
      idOf: ({ eventId }) => eventId,
      name: "id",
    }),
  ),
  esimNotFound("esims-get", "esimsGet"),
  esimNotFound("topup-packages-list", "topupPackagesList"),
  esimNotFound("topups-list", "topupsList"),
  esimNotFoundByPost("topups-create", "topupsCreate"),
  esimNotFoundByPost("simulate", "simulate"),

  rule("errors.simulate.404-not-found", { needs: ["liveKeys"] }, async (t, check) => {
    const { options, first } = await post(t, "simulate");
    const iccid = options.path?.iccid ?? "";
    for (const [what, call] of [
      ["a test eSIM", options],
      ["an unknown ICCID", { ...options, path: { iccid: "8999999000000000000" } }],
      ["no Idempotency-Key", { ...options, idempotencyKey: null }],
      ["a bad body", { path: { iccid }, raw: "[" }],
      ["no event", { path: { iccid }, body: {} }],
    ] as const) {
      check.error(await t.live.call("simulate", call), 404, "not_found", null, `live key, ${what}`);
    }
    check.status(await t.test.call("simulate", options), first, "a test key");
  }),

  insufficientBalance("orders-create", "ordersCreate"),
  insufficientBalance("topups-create", "topupsCreate"),
  supplierUnavailable("orders-create", "ordersCreate"),
  supplierUnavailable("topups-create", "topupsCreate"),

  rule("errors.topup-packages-list.409-esim-not-topupable", {}, async (t, check) => {
    const list = (iccid: string) => t.test.call("topupPackagesList", { path: { iccid } });
    check.error(await list(await expiredEsim(t)), 409, "esim_not_topupable", null, "an expired eSIM");
    const { package: item } = await sample(t);
    check.status(await list(await t.test.newEsim(item.id)), 200, "a ready eSIM");
  }),

  rule("errors.topups-create.409-esim-not-topupable", {}, async (t, check) => {
    const { options } = await post(t, "topupsCreate");
    const path = { iccid: await expiredEsim(t) };
    const rejected = await t.test.call("topupsCreate", { ...options, path });
    check.error(rejected, 409, "esim_not_topupable", null, "an expired eSIM");
    const unknown = await t.test.call("topupsCreate", { path, body: { package_id: unknownPackage } });
    check.error(unknown, 409, "esim_not_topupable", null, "an expired eSIM and an unknown package");
    check.status(await t.test.call("topupsCreate", options), 201, "a ready eSIM");
  }),

  rule("errors.simulate.409-invalid-state", {}, async (t, check) => {
    const iccid = await t.test.newEsim((await sample(t)).package.id);
    const usage = () => t.test.call("simulate", { path: { iccid }, body: { event: "usage_80" } });
    check.error(await usage(), 409, "invalid_state", null, "usage_80 on a ready eSIM");
    await t.test.simulate(iccid, "activated");
    check.status(await usage(), 200, "usage_80 once it is active");
  }),

  rule("errors.qr.404-not-found", {}, async (t, check) => {
    const target = await qrTarget(t);
    const fetch = (path: string) => t.test.send("GET", path, { authorization: null }, "qr");
    const token = target.slice("/v1/qr/".length, -".png".length);
    const altered = token.slice(0, -6) + (token.at(-6) === "A" ? "B" : "A") + token.slice(-5);
    check.error(await fetch(`/v1/qr/${altered}.png`), 404, "not_found", undefined, "an altered token");
    check.error(await fetch("/v1/qr/x.png"), 404, "not_found", undefined, "no token at all");
    check.error(await fetch(`/v1/qr/${token}`), 404, "not_found", undefined, "without .png");
    check.status(await fetch(target), 200, "the URL as returned");
  }),
];
