/**
 * Rules about packages that an account is not offered. Each omission has the same three effects, and ends with its
 * reason.
 */
import type { Checker } from "../assert.ts";
import { rules } from "../case.ts";
import type { Context } from "../context.ts";
import type { Package } from "../contract.ts";
import { catalogue, sample } from "../fixtures.ts";
import type { Tenant } from "../tenant.ts";

/** The contract's time until a catalogue change is visible. */
const visibleMs = 60_000;

/** Checks that a package is offered to an account, or not, in list, fetch and order. */
export async function checkOmission(
  tenant: Tenant,
  id: string,
  omitted: boolean,
  ...checks: Checker[]
): Promise<void> {
  const read = () => tenant.test.call("packagesGet", { path: { id } });
  const fetched = await tenant.until(read, ({ status }) => (status === 404) === omitted, visibleMs);
  const ordered = await tenant.test.call("ordersCreate", { body: { package_id: id } });
  const listed = (await tenant.test.all<Package>("packagesList")).some((item) => item.id === id);
  for (const check of checks) {
    check.equal(listed, !omitted, `${id} in the list`);
    if (omitted) {
      check.error(fetched, 404, "package_not_found", undefined, "fetch");
      check.error(ordered, 404, "package_not_found", undefined, "order");
    } else {
      check.status(fetched, 200, "fetch once the reason no longer applies");
      check.status(ordered, 201, "order once the reason no longer applies");
    }
  }
}

/** Returns a metered package listed for a new account, other than the sample. */
async function another(t: Context, tenant: Tenant): Promise<Package> {
  const { package: item } = await sample(t);
  const list = await tenant.test.all<Package>("packagesList");
  const other = list.find(({ id, unlimited }) => id !== item.id && !unlimited);
  t.must.ok(other, "the catalogue has to contain another metered package");
  return other as Package;
}

export const cases = [
  rules(
    ["packages.omit.outside-agreed-set", "packages.omit.unlimited-not-sold", "packages.omit.everywhere"],
    { needs: ["portal"] },
    async (t, check) => {
      const tenant = await t.tenant({ testKeys: 4 });
      const everywhere = check("packages.omit.everywhere");
      const { package: item } = await sample(t);
      const other = await another(t, tenant);
      const unlimited = (await tenant.test.all<Package>("packagesList")).find((one) => one.unlimited);
      t.must.ok(unlimited, "the catalogue has to contain an unlimited package");

      const agreed = check("packages.omit.outside-agreed-set");
      await tenant.update({ allowed_packages: [item.id] });
      await checkOmission(tenant, other.id, true, agreed, everywhere);
      agreed.equal(
        (await tenant.test.all<Package>("packagesList")).map(({ id }) => id),
        [item.id],
        "the list",
      );
      const unbound = await t.test.call("packagesGet", { path: { id: other.id } });
      agreed.status(unbound, 200, "for another account");
      await tenant.update({ allowed_packages: null });
      await checkOmission(tenant, other.id, false, agreed, everywhere);

      const metered = check("packages.omit.unlimited-not-sold");
      await tenant.update({ sells_unlimited: false });
      await checkOmission(tenant, (unlimited as Package).id, true, metered, everywhere);
      const left = await tenant.test.all<Package>("packagesList");
      metered.equal(left.filter((one) => one.unlimited).length, 0, "unlimited packages listed");
      const wasMetered = (await catalogue(t)).filter((one) => !one.unlimited).length;
      metered.equal(left.length, wasMetered, "metered packages listed");
      await tenant.update({ sells_unlimited: true });
      await checkOmission(tenant, (unlimited as Package).id, false, metered, everywhere);
    },
  ),
];
