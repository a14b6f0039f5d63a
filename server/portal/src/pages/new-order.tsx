// Manual orders: find packages, add them, enter the traveller, and see the total before paying.
import { limits as apiLimits } from "@partner-esim/generated/limits";
import { limits } from "@partner-esim/generated/portal/limits";
import type { Package } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { formatAllowance, formatMoney, moneyOf, paiseOf, plural } from "../format.ts";
import { useLoad, usePages } from "../load.ts";
import { mode, modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Field, Form, textOf, useKey } from "../parts/form.tsx";
import { Choice, Filters, Page, SearchField, Section } from "../parts/page.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount } from "../parts/values.tsx";
import { go } from "../router.tsx";

interface Line {
  pack: Package;
  quantity: number;
}

export default function NewOrder() {
  const [lines, setLines] = useState<Line[]>([]);
  const set = (pack: Package, quantity: number) => {
    const known = lines.some((line) => line.pack.id === pack.id);
    const next = known
      ? lines.map((line) => (line.pack.id === pack.id ? { pack, quantity } : line))
      : [...lines, { pack, quantity }];
    setLines(next.filter((line) => line.quantity > 0));
  };
  const add = (pack: Package) => {
    set(pack, (lines.find((line) => line.pack.id === pack.id)?.quantity ?? 0) + 1);
    say(`${pack.name} added.`);
  };
  return (
    <Page
      title={`New order (${modeNames[mode.value].toLowerCase()})`}
      back={{ to: "orders", text: "Orders" }}
    >
      <Basket lines={lines} set={set} />
      <Finder add={add} />
    </Page>
  );
}

function Basket({ lines, set }: { lines: Line[]; set: (pack: Package, quantity: number) => void }) {
  const once = useKey();
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const totalPaise = lines.reduce((sum, { pack, quantity }) => sum + paiseOf(pack.price) * quantity, 0);
  const total = formatMoney(moneyOf(totalPaise));
  return (
    <Section title="Order">
      {lines.length === 0 ? (
        <Empty title="No package selected">
          <p>Add packages from the list below, up to {limits.staffOrderItemsMax} per order.</p>
        </Empty>
      ) : (
        <Form
          label={`Order ${plural(units, "unit")} for ${total}`}
          submit={async (fields) => {
            const name = textOf(fields, "customer.name");
            const email = textOf(fields, "customer.email");
            const body = {
              mode: mode.value,
              items: lines.map(({ pack, quantity }) => ({ package_id: pack.id, quantity })),
              customer_ref: textOf(fields, "customer_ref"),
              customer: name || email ? { name, email } : null,
            };
            const order = await once((header) => ask(api.POST("/orders", { params: { header }, body })));
            say(`Order ${order.number} placed.`);
            go(`orders/${order.id}`);
          }}
        >
          <ul class="lines">
            {lines.map(({ pack, quantity }) => (
              <li key={pack.id}>
                <span>
                  {pack.name} <span class="quiet small">{pack.id}</span>
                </span>
                <Amount of={pack.price} />
                <label>
                  <span class="hidden">Units of {pack.name}</span>
                  <input
                    type="number"
                    min={1}
                    max={apiLimits.orderQuantityMax}
                    value={quantity}
                    onChange={(event) =>
                      set(pack, Math.max(1, Math.trunc(event.currentTarget.valueAsNumber) || 1))
                    }
                  />
                </label>
                <button type="button" aria-label={`Remove ${pack.name}`} onClick={() => set(pack, 0)}>
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <div class="beside">
            <Field name="customer_ref" label="Your reference" hint="Copied to every eSIM." />
            <Field name="customer.name" label="Traveller's name" autocomplete="off" />
            <Field
              name="customer.email"
              label="Traveller's email address"
              type="email"
              autocomplete="off"
              hint="For your records. No email is sent to it."
            />
          </div>
        </Form>
      )}
    </Section>
  );
}

function Finder({ add }: { add: (pack: Package) => void }) {
  const [q, setQ] = useState("");
  const [country, setCountry] = useState("");
  const countries = useLoad(() => ask(api.GET("/countries")), []);
  const destination = country.startsWith("region-") ? { region: country } : { country };
  const packages = usePages(
    (cursor) =>
      ask(
        api.GET("/packages", { params: { query: { cursor, ...(q && { q }), ...(country && destination) } } }),
      ),
    [q, country],
  );
  return (
    <Section title="Packages">
      <Read of={countries}>
        {({ data }) => (
          <Filters>
            <Choice
              label="Destination"
              value={country}
              choose={setCountry}
              options={[["", "Any"], ...data.map(({ code, name }) => [code, name] as const)]}
            />
            <SearchField label="Name" search={setQ} />
          </Filters>
        )}
      </Read>
      <PagedTable
        of={packages}
        caption="Packages on sale"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Package",
            cell: ({ id, name }) => (
              <>
                {name}
                <div class="small quiet">{id}</div>
              </>
            ),
          },
          {
            head: "Data",
            wide: true,
            cell: formatAllowance,
          },
          { head: "Validity", wide: true, cell: ({ validity_days: days }) => plural(days, "day") },
          { head: "Price", numeric: true, cell: ({ price }) => <Amount of={price} /> },
          {
            head: "Actions",
            acts: true,
            cell: (pack) => (
              <button type="button" aria-label={`Add ${pack.name}`} onClick={() => add(pack)}>
                Add
              </button>
            ),
          },
        ]}
        empty={<Empty title="No matching package" />}
      />
    </Section>
  );
}
