// The monthly statements of an account's wallet, with files to download.
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { Download } from "../parts/download.tsx";
import { Page } from "../parts/page.tsx";
import { MonthlyStatement } from "../parts/statement.tsx";
import { useParams } from "../router.tsx";

export default function Statements() {
  const { id = "" } = useParams();
  const account = useLoad(() => ask(api.GET("/operator/accounts/{id}", { params: { path: { id } } })), [id]);
  const path = `operator/accounts/${id}`;
  return (
    <Page
      title="Statements"
      back={{ to: `accounts/${id}`, text: account.data?.name ?? "Account" }}
      actions={
        <>
          <Download path={`${path}/ledger.csv`} query={{ mode: "live" }} text="Whole ledger (CSV)" />
          <Download path={`${path}/ledger.csv`} query={{ mode: "test" }} text="Sandbox ledger (CSV)" />
        </>
      }
    >
      <MonthlyStatement
        path={`${path}/statement`}
        keys={[id]}
        read={(month) =>
          ask(api.GET("/operator/accounts/{id}/statement", { params: { path: { id }, query: { month } } }))
        }
      />
    </Page>
  );
}
