// A partner account for the operator: its terms, and a tab for each of its lists.
import type {
  AccountDetail,
  BillingDetails,
  OperatorLedgerEntry,
  UpdateAccount,
} from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask } from "../api.ts";
import { plural } from "../format.ts";
import { type Loaded, useLoad, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { BillingFact } from "../parts/billing.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { useAct } from "../parts/form.tsx";
import { KeyTable, NewKeyButton } from "../parts/key-table.tsx";
import { Later } from "../parts/later.tsx";
import { LedgerTable } from "../parts/ledger-table.tsx";
import { AddMemberButton, MemberTable } from "../parts/member-table.tsx";
import { Menu } from "../parts/menu.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Read } from "../parts/states.tsx";
import { Address, Amount, Copyable, Fact, Facts, Status, When } from "../parts/values.tsx";
import { currentPlace, go, useParams } from "../router.tsx";
import { may, session } from "../session.ts";
import { useMode } from "./account-choices.tsx";
import { AddFunds, AdjustWallet, Billing, Conditions } from "./account-forms.tsx";
import { Tabs, tabOf } from "./account-tabs.tsx";
import { AccountFundsRequests } from "./funds-requests.tsx";
import { discountTiers } from "./operator-labels.ts";

const summary = () => import("./account-summary.tsx");
const purchases = () => import("./account-purchases.tsx");
const lists = () => import("./account-lists.tsx");
const activity = () => import("./activity.tsx");

export default function Account() {
  const { id = "" } = useParams();
  const tab = tabOf(currentPlace.value.query.tab);
  const path = { params: { path: { id } } };
  const account = useLoad(() => ask(api.GET("/operator/accounts/{id}", path)), [id]);
  const [moved, setMoved] = useState(0);
  const reload = () => {
    account.reload();
    setMoved(moved + 1);
  };
  const update = async (body: UpdateAccount) =>
    account.put(await ask(api.PATCH("/operator/accounts/{id}", { ...path, body })));
  const setBilling = async (body: BillingDetails) =>
    account.put(await ask(api.PUT("/operator/accounts/{id}/billing", { ...path, body })));
  return (
    <Page
      title={account.data?.name ?? "Account"}
      back={{ to: "accounts", text: "Accounts" }}
      actions={account.data && <Acts of={account} update={update} setBilling={setBilling} reload={reload} />}
    >
      <Read of={account}>
        {(data) => (
          <>
            <AccountFundsRequests id={id} moved={moved} decided={reload} />
            <Tabs id={id} current={tab}>
              {tab === "summary" && (
                <Later load={summary}>
                  {({ Summary }) => <Summary account={data} facts={<AccountFacts account={data} />} />}
                </Later>
              )}
              {tab === "members" && <People id={id} />}
              {tab === "keys" && <Keys id={id} />}
              {tab === "orders" && <Later load={purchases}>{({ Orders }) => <Orders id={id} />}</Later>}
              {tab === "esims" && <Later load={purchases}>{({ Esims }) => <Esims id={id} />}</Later>}
              {tab === "topups" && <Later load={purchases}>{({ Topups }) => <Topups id={id} />}</Later>}
              {tab === "ledger" && <Ledger id={id} moved={moved} />}
              {tab === "prices" && (
                <Later load={lists}>{({ Prices }) => <Prices id={id} moved={moved} />}</Later>
              )}
              {tab === "webhooks" && <Later load={lists}>{({ Webhooks }) => <Webhooks id={id} />}</Later>}
              {tab === "requests" && <Later load={lists}>{({ Requests }) => <Requests id={id} />}</Later>}
              {tab === "activity" && (
                <Later load={activity}>
                  {({ AccountActivity }) => <AccountActivity id={id} moved={moved} />}
                </Later>
              )}
              {tab === "notes" && <Later load={lists}>{({ Notes }) => <Notes id={id} />}</Later>}
            </Tabs>
          </>
        )}
      </Read>
    </Page>
  );
}

function Acts({
  of: { data },
  update,
  setBilling,
  reload,
}: {
  of: Loaded<AccountDetail>;
  update: (body: UpdateAccount) => Promise<void>;
  setBilling: (body: BillingDetails) => Promise<void>;
  reload: () => void;
}) {
  if (!data) return null;
  return (
    <>
      {!data.live_approved && (
        <Confirm
          label="Approve live"
          needs="accountsUpdate"
          title={`Approve ${data.name} for live orders?`}
          text="The account can then place live orders, which cost money."
          kind=""
          act={async () => {
            await update({ live_approved: true });
            say("Approved for live orders.");
          }}
        />
      )}
      <AddFunds id={data.id} done={reload} />
      <Menu label="More actions">
        <AdjustWallet id={data.id} done={reload} />
        <a class="button" href={`accounts/${data.id}/statements`}>
          Statements
        </a>
        {may("accountsLook") && <LookButton id={data.id} />}
        <Conditions account={data} update={update} />
        <Billing account={data} set={setBilling} />
        {data.active ? (
          <Confirm
            label="Deactivate"
            needs="accountsUpdate"
            title={`Deactivate ${data.name}?`}
            text="Its keys are rejected, pending deliveries fail, and nothing more is sent to its endpoints. Its members can still sign in and read."
            act={async () => {
              await update({ active: false });
              say("Account deactivated.");
            }}
          />
        ) : (
          <Confirm
            label="Activate"
            needs="accountsUpdate"
            title={`Activate ${data.name}?`}
            text="Its keys work again, and new events are sent."
            kind=""
            act={async () => {
              await update({ active: true });
              say("Account activated.");
            }}
          />
        )}
      </Menu>
    </>
  );
}

/** Views the portal as a viewer of the account. */
function LookButton({ id }: { id: string }) {
  const { run, busy } = useAct();
  const look = () =>
    run(async () => {
      const viewer = await ask(api.POST("/operator/accounts/{id}/look", { params: { path: { id } } }));
      go("", true);
      session.value = viewer;
    });
  return (
    <button type="button" aria-disabled={busy} onClick={look}>
      Look at the portal
    </button>
  );
}

function AccountFacts({ account }: { account: AccountDetail }) {
  const { agreed_discount_bps: agreed, allowed_packages: allowed, balances, last_funds: last } = account;
  return (
    <Facts>
      <Fact name="Status">
        <Status
          label={account.active ? { text: "Active", tone: "good" } : { text: "Deactivated", tone: "quiet" }}
        />
      </Fact>
      <Fact name="Live orders">{account.live_approved ? "Approved" : "Not approved"}</Fact>
      <Fact name="Discount">
        {agreed === null ? discountTiers[account.tier] : `${agreed / 100} % agreed (tier ${account.tier})`}
      </Fact>
      <Fact name="Wallet">
        <Amount of={balances.live} />
        {last && <LastFunds of={last} />}
      </Fact>
      <Fact name="Sandbox">
        <Amount of={balances.test} />
      </Fact>
      <Fact name="Warn below">
        <Amount of={balances.low_balance_threshold} none="No warning" />
      </Fact>
      <Fact name="Packages">
        {allowed === null ? "All" : plural(allowed.length, "package")}
        {account.sells_unlimited ? ", unlimited ones included" : ", without unlimited ones"}
      </Fact>
      <Fact name="Email address">
        <Address text={account.email} />
      </Fact>
      <BillingFact of={account.billing} />
      <Fact name="Opened">
        <When at={account.created} />
      </Fact>
      <Fact name="Id" broad>
        <Copyable text={account.id} what="Account id" />
      </Fact>
    </Facts>
  );
}

function LastFunds({
  of: { amount, created, reference, note, operator, approved_by: second },
}: {
  of: OperatorLedgerEntry;
}) {
  const what = reference ?? note;
  return (
    <div class="small quiet break">
      Last funds <Amount of={amount} />, <When at={created} />
      {what && `, ${what}`}
      {operator && `, by ${operator}`}
      {second && `, approved by ${second}`}
    </div>
  );
}

function People({ id }: { id: string }) {
  const path = { id };
  const members = useLoad(() => ask(api.GET("/operator/accounts/{id}/members", { params: { path } })), [id]);
  return (
    <Section
      title="Members"
      actions={
        may("accountMembersCreate") && (
          <AddMemberButton
            add={(body) => ask(api.POST("/operator/accounts/{id}/members", { params: { path }, body }))}
            added={members.reload}
          />
        )
      }
    >
      <MemberTable
        of={members}
        acts={{
          ...(may("accountMembersInvite") && {
            invite: (member_id) =>
              ask(
                api.POST("/operator/accounts/{id}/members/{member_id}/invite", {
                  params: { path: { id, member_id } },
                }),
              ),
          }),
          ...(may("accountMembersDelete") && {
            remove: async (member_id) => {
              await ask(
                api.DELETE("/operator/accounts/{id}/members/{member_id}", {
                  params: { path: { id, member_id } },
                }),
              );
            },
          }),
        }}
      />
    </Section>
  );
}

function Keys({ id }: { id: string }) {
  const path = { id };
  const keys = useLoad(() => ask(api.GET("/operator/accounts/{id}/keys", { params: { path } })), [id]);
  return (
    <Section
      title="API keys"
      actions={
        may("accountKeysCreate") && (
          <NewKeyButton
            create={(body) => ask(api.POST("/operator/accounts/{id}/keys", { params: { path }, body }))}
            made={keys.reload}
          />
        )
      }
    >
      <KeyTable
        of={keys}
        acts={{
          requests: (key) => `requests?account=${id}&key=${key.id}`,
          ...(may("accountKeysUpdate") && {
            update: (key_id, body) =>
              ask(
                api.PATCH("/operator/accounts/{id}/keys/{key_id}", {
                  params: { path: { id, key_id } },
                  body,
                }),
              ),
          }),
          ...(may("accountKeysRevoke") && {
            revoke: (key_id) =>
              ask(
                api.POST("/operator/accounts/{id}/keys/{key_id}/revoke", {
                  params: { path: { id, key_id } },
                }),
              ),
          }),
        }}
      />
    </Section>
  );
}

function Ledger({ id, moved }: { id: string; moved: number }) {
  const [mode, choice] = useMode();
  const entries = usePages(
    (cursor) =>
      ask(api.GET("/operator/accounts/{id}/ledger", { params: { path: { id }, query: { mode, cursor } } })),
    [id, mode, moved],
  );
  return (
    <Section title="Ledger" actions={choice}>
      <LedgerTable of={entries} links={false} />
    </Section>
  );
}
