import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { ActivityTable } from "../parts/activity-table.tsx";
import { Page } from "../parts/page.tsx";

export default function Activity() {
  const entries = usePages((cursor) => ask(api.GET("/activity", { params: { query: { cursor } } })), []);
  return (
    <Page title="Audit log">
      <ActivityTable of={entries} links />
    </Page>
  );
}
