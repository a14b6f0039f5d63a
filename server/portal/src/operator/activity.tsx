// Audit logs for operators: an account's, and that of changes outside accounts.
import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { useActivityFilters } from "../parts/activity-filters.tsx";
import { ActivityTable } from "../parts/activity-table.tsx";
import { Download } from "../parts/download.tsx";
import { Filters, Section } from "../parts/page.tsx";

export function AccountActivity({ id, moved }: { id: string; moved: number }) {
  const { query, fields, isFiltered } = useActivityFilters();
  const path = { id };
  const entries = usePages(
    (cursor) =>
      ask(api.GET("/operator/accounts/{id}/activity", { params: { path, query: { ...query, cursor } } })),
    [id, moved, JSON.stringify(query)],
  );
  return (
    <Section
      title="Audit log"
      actions={<Download path={`operator/accounts/${id}/activity.csv`} query={query} text="Download (CSV)" />}
    >
      <Filters>{fields}</Filters>
      <ActivityTable of={entries} reader="operator" isFiltered={isFiltered} />
    </Section>
  );
}

export function DeploymentActivity({ changes }: { changes: number }) {
  const { query, fields, isFiltered } = useActivityFilters();
  const entries = usePages(
    (cursor) => ask(api.GET("/operator/activity", { params: { query: { ...query, cursor } } })),
    [changes, JSON.stringify(query)],
  );
  return (
    <Section
      title="Audit log outside accounts"
      actions={<Download path="operator/activity.csv" query={query} text="Download (CSV)" />}
    >
      <Filters>{fields}</Filters>
      <ActivityTable of={entries} reader="operator" isFiltered={isFiltered} />
    </Section>
  );
}
