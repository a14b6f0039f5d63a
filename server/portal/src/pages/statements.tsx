import { api, ask } from "../api.ts";
import { Page } from "../parts/page.tsx";
import { MonthlyStatement } from "../parts/statement.tsx";

export default function Statements() {
  return (
    <Page title="Statements" back={{ to: "balance", text: "Balance" }}>
      <MonthlyStatement
        path="statement"
        keys={[]}
        read={(month) => ask(api.GET("/statement", { params: { query: { month } } }))}
      />
    </Page>
  );
}
