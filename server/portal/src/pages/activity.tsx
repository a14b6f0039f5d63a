import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { useActivityFilters } from "../parts/activity-filters.tsx";
import { ActivityTable } from "../parts/activity-table.tsx";
import { Download } from "../parts/download.tsx";
import { Filters, Page } from "../parts/page.tsx";

export default function Activity() {
  const { query, fields, isFiltered } = useActivityFilters();
  const entries = usePages(
    (cursor) => ask(api.GET("/activity", { params: { query: { ...query, cursor } } })),
    [JSON.stringify(query)],
  );
  return (
    <Page title="Audit log" actions={<Download path="activity.csv" query={query} text="Download (CSV)" />}>
      <Filters>{fields}</Filters>
      <ActivityTable of={entries} reader="member" isFiltered={isFiltered} />
    </Page>
  );
}
