// The operator's home page names each fault in words, and in red in both themes. A stuck order says why it waits and until when.
import t from "tap";
import { button, dialog, Portal, seen, visit } from "./browser.ts";

const portal = await Portal.start(t);
const { deployment } = portal;
const operator = await portal.open(await portal.person("admin"));

/** Orders while the supplier is down; time passes until the call responds. */
async function orderInVain(): Promise<string> {
  const { id: package_id } = await deployment.somePackage();
  const answer = deployment.post("/v1/orders", { package_id }, { key: deployment.liveKey });
  let isOver = false;
  void answer.finally(() => {
    isOver = true;
  });
  while (!isOver) await portal.advance(2);
  return (await answer).body.id;
}

t.test("without trouble the line says so, and no figure is red", async (t) => {
  await seen(operator, /^All is well/);
  t.equal(await operator.locator(".tiles [data-tone]").count(), 0);
});

t.test(
  "a supplier that fails every call is told in words, and its figures are red in both themes",
  async (t) => {
    await visit(operator, "Simulated supplier");
    await button(operator, "Change").first().click();
    await dialog(operator)
      .getByLabel(/unreachable|down/i)
      .check();
    await button(dialog(operator), "Save").click();
    const id = await orderInVain();
    await portal.advance(6 * 60);
    await visit(operator, "Home");
    await seen(operator, /^The supplier has failed every call since .*: The network cannot be reached/);
    await seen(operator, /purchase is stuck at the supplier/);
    for (const colorScheme of ["light", "dark"] as const) {
      await operator.emulateMedia({ colorScheme });
      const found = await operator.locator(".tiles [data-tone]").evaluateAll((tiles) =>
        tiles.map((tile) => {
          const probe = document.createElement("i");
          probe.style.color = `var(--${(tile as HTMLElement).dataset.tone})`;
          tile.append(probe);
          const wanted = getComputedStyle(probe).color;
          probe.remove();
          const figure = tile.querySelector("dt + dd");
          const shown = [...(figure?.querySelectorAll("*") ?? []), figure].map(
            (element) => element && getComputedStyle(element).color,
          );
          return {
            name: tile.querySelector("dt")?.textContent,
            isToned: shown.every((one) => one === wanted),
          };
        }),
      );
      const names = found.map(({ name }) => name);
      for (const name of ["Orders processing", "Supplier calls that succeeded"])
        t.ok(names.includes(name), `${name} is toned in ${colorScheme}: ${names.join(", ")}`);
      for (const { name, isToned } of found)
        t.ok(isToned, `${name} has the colour of its tone in ${colorScheme}`);
    }
    await operator.emulateMedia({ colorScheme: "light" });

    await operator.goto(`${portal.address}/support?id=${id}`);
    await seen(
      operator,
      /^It waits for the supplier. Issuing: the supplier failed \(The network cannot be reached\)/,
    );
    await seen(operator, /Without progress it is refunded at/);
    await seen(operator, /\d+ attempts since/);
    await button(operator, "Refund now").click();
    await button(dialog(operator), "Refund now").click();
    await seen(operator, "Order refunded.");
    await seen(operator, "Failed");
  },
);
