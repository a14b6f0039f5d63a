import { api, ask } from "../api.ts";
import { usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { useAct } from "../parts/form.tsx";
import { attemptText } from "../parts/order-moments.tsx";
import { Page } from "../parts/page.tsx";
import { Empty, ProblemNote } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, When } from "../parts/values.tsx";
import { may } from "../session.ts";

export default function ProcessingTopups() {
  const topups = usePages(
    (cursor) => ask(api.GET("/operator/topups", { params: { query: { cursor } } })),
    [],
  );
  const { run, problem } = useAct();
  const retry = (id: string) =>
    run(async () => {
      await ask(api.POST("/operator/topups/{id}/retry", { params: { path: { id } } }));
      topups.reload();
      say("The supplier is asked again now.");
    });
  return (
    <Page title="Top-ups that are processing" back={{ to: ".", text: "Home" }}>
      {problem && <ProblemNote problem={problem} />}
      <PagedTable
        of={topups}
        caption="Top-ups"
        keyOf={({ id }) => id}
        columns={[
          {
            head: "eSIM",
            cell: ({ iccid, package_name: name, last_attempt: last }) => (
              <>
                <a href={`support?id=${iccid}`}>{iccid}</a>
                <div class="small quiet">{name}</div>
                {last && <div class="small quiet">{attemptText(last)}</div>}
              </>
            ),
          },
          { head: "Account", cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a> },
          { head: "Mode", wide: true, cell: ({ mode }) => modeNames[mode] },
          { head: "Total", numeric: true, wide: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Refund due", wide: true, cell: (topup) => <When at={topup.refund_due} /> },
          { head: "Placed", cell: ({ created }) => <When at={created} /> },
          {
            head: "Actions",
            acts: true,
            menuOf: ({ iccid }) => iccid,
            cell: ({ id, total, refund_due: due }) =>
              due !== null &&
              may("supportTopupsRetry") && (
                <>
                  <button type="button" onClick={() => retry(id)}>
                    Retry now
                  </button>
                  <Confirm
                    label="Refund now"
                    needs="supportTopupsRefund"
                    title="Refund the top-up now?"
                    text={
                      <>
                        <Amount of={total} /> goes back to the partner's wallet. The supplier is asked to
                        withdraw the top-up. This cannot be undone.
                      </>
                    }
                    act={async () => {
                      await ask(api.POST("/operator/topups/{id}/refund", { params: { path: { id } } }));
                      topups.reload();
                      say("Top-up refunded.");
                    }}
                  />
                </>
              ),
          },
        ]}
        empty={<Empty title="No top-ups are processing" />}
      />
    </Page>
  );
}
