import { api, ask } from "../api.ts";
import { formatCount } from "../format.ts";
import { usePages } from "../load.ts";
import { Page } from "../parts/page.tsx";
import { Empty } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Id, When } from "../parts/values.tsx";

/** A job has no id. */
const keyOf = (job: object) => JSON.stringify(job);

export default function DueJobs() {
  const jobs = usePages((cursor) => ask(api.GET("/operator/jobs", { params: { query: { cursor } } })), []);
  return (
    <Page
      title="Background jobs that are due"
      back={{ to: ".", text: "Home" }}
      actions={
        <button type="button" onClick={jobs.reload}>
          Refresh
        </button>
      }
    >
      <PagedTable
        of={jobs}
        caption="Jobs"
        keyOf={keyOf}
        columns={[
          { head: "Job", cell: ({ kind }) => kind },
          {
            head: "About",
            cell: ({ order_id: order, iccid }) => {
              const id = order ?? iccid;
              return <Id id={id} {...(id && { to: `support?id=${id}` })} />;
            },
          },
          { head: "Failed attempts", numeric: true, cell: ({ attempts }) => formatCount(attempts) },
          { head: "Due since", cell: ({ due }) => <When at={due} /> },
        ]}
        empty={<Empty title="No job is due" />}
      />
    </Page>
  );
}
