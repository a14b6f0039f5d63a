// Who did what in the account, people and the service alike.
import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Id, When } from "../parts/values.tsx";

const actors: Record<string, string> = { system: "The service", operator: "The operator" };

/** Kinds can be added at any time, so that there is no list of them: `endpoint.disabled` reads well enough in words. */
function inWords(kind: string): string {
  const words = kind.replace(/[._]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the pages show what an entry is about, by how its id begins. */
const pagesOf = [
  ["ord_", "orders"],
  ["whe_", "endpoints"],
  ["dlv_", "deliveries"],
  ["89", "esims"],
] as const;

function About({ subject }: { subject: string }) {
  const [, page] = pagesOf.find(([prefix]) => subject.startsWith(prefix)) ?? [];
  return <Id id={subject} {...(page && { to: `${page}/${subject}` })} />;
}

export default function Activity() {
  const entries = usePages((cursor) => ask(api.GET("/activity", { params: { query: { cursor } } })), []);
  return (
    <Page title="Activity">
      <PagedTable
        of={entries}
        caption="Activity"
        keyOf={({ id }) => id}
        columns={[
          { head: "When", cell: ({ created }) => <When at={created} /> },
          { head: "Who", wide: true, cell: ({ actor }) => actors[actor] ?? actor },
          {
            head: "What",
            cell: ({ kind, text, actor }) => (
              <>
                {inWords(kind)}
                <div class="small quiet narrow-only break">{actors[actor] ?? actor}</div>
                {text && <div class="small quiet break">{text}</div>}
              </>
            ),
          },
          { head: "About", wide: true, cell: ({ subject }) => <About subject={subject} /> },
        ]}
        empty={
          <Empty title="Nothing has been done yet">
            <p>Keys, endpoints, members and orders by hand leave their entries here.</p>
          </Empty>
        }
      />
    </Page>
  );
}
