// Requests for funds that wait for a second operator: of all accounts, and of one.
import type { FundsRequest } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatMoney } from "../format.ts";
import { type LoadedPages, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Empty, ProblemNote } from "../parts/states.tsx";
import { type Column, PagedTable } from "../parts/table.tsx";
import { Amount, When } from "../parts/values.tsx";
import { session } from "../session.ts";

export default function FundsRequests() {
  const requests = useRequests(undefined, []);
  return (
    <Page title="Funds to approve" back={{ to: ".", text: "Home" }}>
      <RequestTable of={requests} showsAccount decided={requests.reload} />
    </Page>
  );
}

/** Renders nothing unless the account has pending requests. */
export function AccountFundsRequests({
  id,
  moved,
  decided,
}: {
  id: string;
  moved: number;
  decided: () => void;
}) {
  const requests = useRequests(id, [id, moved]);
  const { data, problem, reload } = requests;
  if (problem) return <ProblemNote problem={problem} retry={reload} />;
  if (!data?.length) return null;
  return (
    <Section title="Funds to approve">
      <RequestTable of={requests} showsAccount={false} decided={decided} />
    </Section>
  );
}

const useRequests = (account: string | undefined, keys: readonly unknown[]) =>
  usePages(
    (cursor) => ask(api.GET("/operator/funds-requests", { params: { query: { account, cursor } } })),
    keys,
  );

function RequestTable({
  of,
  showsAccount,
  decided,
}: {
  of: LoadedPages<FundsRequest>;
  showsAccount: boolean;
  decided: () => void;
}) {
  const owner: Column<FundsRequest> = {
    head: "Account",
    cell: ({ account }) => <a href={`accounts/${account.id}`}>{account.name}</a>,
  };
  return (
    <PagedTable
      of={of}
      caption="Funds to approve"
      keyOf={({ id }) => id}
      columns={[
        ...(showsAccount ? [owner] : []),
        {
          head: "Change",
          cell: ({ kind, reference, note }) => (
            <>
              {kind === "wallet_topup" ? "Add funds" : "Adjust the wallet"}
              {reference && <div class="small quiet break">{reference}</div>}
              {note && <div class="small quiet">{note}</div>}
            </>
          ),
        },
        { head: "Amount", numeric: true, cell: ({ amount }) => <Amount of={amount} /> },
        {
          head: "Requested",
          cell: ({ created, requested_by: who }) => (
            <>
              <When at={created} />
              <div class="small quiet break">by {who.startsWith("tok_") ? `the token ${who}` : who}</div>
            </>
          ),
        },
        { head: "Expires", wide: true, cell: ({ expires }) => <When at={expires} /> },
        {
          head: "Actions",
          acts: true,
          cell: (request) => <Decisions request={request} decided={decided} />,
        },
      ]}
      empty={<Empty title="No funds to approve" />}
    />
  );
}

function Decisions({ request, decided }: { request: FundsRequest; decided: () => void }) {
  const { id, account, amount, requested_by: who } = request;
  const path = { params: { path: { id } } };
  const text = formatMoney(amount);
  if (who === session.value?.person.email) {
    return (
      <Confirm
        label="Withdraw"
        needs="fundsRequestsWithdraw"
        title={`Withdraw your request for ${text}?`}
        text={`The wallet of ${account.name} stays as it is.`}
        kind=""
        act={async () => {
          await ask(api.POST("/operator/funds-requests/{id}/withdraw", path));
          decided();
          say("Request withdrawn.");
        }}
      />
    );
  }
  return (
    <div class="actions">
      <Confirm
        label="Approve"
        needs="fundsRequestsApprove"
        title={`Approve ${text} for ${account.name}?`}
        text={`${who} requested this change. The wallet is changed at once, and the partner sees the entry.`}
        kind="primary"
        act={async () => {
          await ask(api.POST("/operator/funds-requests/{id}/approve", path));
          decided();
          say(`Approved: ${text} for ${account.name}.`);
        }}
      />
      <Confirm
        label="Decline"
        needs="fundsRequestsDecline"
        title={`Decline ${text} for ${account.name}?`}
        text={`${who} requested this change. The wallet stays as it is.`}
        kind=""
        act={async () => {
          await ask(api.POST("/operator/funds-requests/{id}/decline", path));
          decided();
          say("Request declined.");
        }}
      />
    </div>
  );
}
