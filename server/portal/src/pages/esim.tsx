// One eSIM: installing it, its data, its top-ups, and cancelling it.
import type { StaffEsim } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatAllowance, formatMoney } from "../format.ts";
import { topupStatuses } from "../labels.ts";
import { type Loaded, useLoad, usePages } from "../load.ts";
import { modeNames } from "../mode.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { EsimFacts, esimMoments } from "../parts/esim-facts.tsx";
import { EventTimeline } from "../parts/event-timeline.tsx";
import { Field, Form, filled, Select, textOf, useKey } from "../parts/form.tsx";
import { InstallSteps } from "../parts/install-steps.tsx";
import { Later } from "../parts/later.tsx";
import { Page, Section } from "../parts/page.tsx";
import { QrCode } from "../parts/qr.tsx";
import { Simulate } from "../parts/simulate.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, CopyButton, Id, Status, When } from "../parts/values.tsx";
import { useParams } from "../router.tsx";
import { may } from "../session.ts";

export default function Esim() {
  const { iccid = "" } = useParams();
  const path = { params: { path: { iccid } } };
  const esim = useLoad(() => ask(api.GET("/esims/{iccid}", path)), [iccid]);
  return (
    <Page
      title={`eSIM ${iccid}`}
      back={{ to: "esims", text: "eSIMs" }}
      actions={
        esim.data?.cancellable &&
        may("esimsCancel") && (
          <Confirm
            label="Cancel the eSIM"
            title="Cancel the eSIM?"
            text={
              <>
                The supplier first confirms that it is unused. Then it can no longer be installed, and{" "}
                <Amount of={esim.data.cancel_refund} /> comes back to your{" "}
                {modeNames[esim.data.mode].toLowerCase()} balance. This cannot be undone.
              </>
            }
            act={async () => {
              esim.put(await ask(api.POST("/esims/{iccid}/cancel", path)));
              say("eSIM cancelled.");
            }}
          />
        )
      }
    >
      <Read of={esim}>
        {(shown) => (
          <>
            <div class="columns">
              <div class="stack">
                <Install esim={shown} />
                {shown.data.used_mb > 0 && (
                  <Later load={() => import("../parts/esim-use.tsx")}>
                    {({ EsimUse }) => <EsimUse iccid={iccid} data={shown.data} />}
                  </Later>
                )}
                <Topups esim={esim} iccid={iccid} />
                <EventTimeline
                  mode={shown.mode}
                  moments={esimMoments(shown)}
                  read={(cursor) =>
                    ask(api.GET("/esims/{iccid}/events", { params: { path: { iccid }, query: { cursor } } }))
                  }
                  keys={[iccid, shown]}
                />
              </div>
              <div class="stack">
                <Section title="Details">
                  <EsimFacts esim={shown} orderPage={(id) => `orders/${id}`} />
                </Section>
                {shown.mode === "test" && may("esimsSimulate") && <Simulate of={esim} iccid={iccid} />}
              </div>
            </div>
          </>
        )}
      </Read>
    </Page>
  );
}

function Install({ esim }: { esim: StaffEsim }) {
  const { lpa, smdp_address: address, activation_code: code } = esim.activation;
  return (
    <Section title="Install">
      <div class="panel">
        {lpa === null ? (
          <p class="quiet">
            {esim.status === "cancelled"
              ? "A cancelled eSIM can no longer be installed."
              : "The supplier has not sent the install details yet."}
          </p>
        ) : (
          <>
            <div class="split">
              <QrCode text={lpa} label="QR code that installs the eSIM" />
              <dl class="install-values">
                <Value name="Activation code (LPA)" text={lpa} />
                {address && <Value name="SM-DP+ address" text={address} />}
                {code && <Value name="Matching id" text={code} />}
                {esim.install_links.ios && (
                  <Value name="Link for iPhones and iPads" text={esim.install_links.ios} />
                )}
                {esim.install_links.android && (
                  <Value name="Link for Android phones" text={esim.install_links.android} />
                )}
                {esim.qr_code_url && <Value name="URL of the QR image" text={esim.qr_code_url} />}
              </dl>
            </div>
            <InstallSteps esim={esim} />
          </>
        )}
      </div>
    </Section>
  );
}

/** Shows one line, but copies the whole text. */
const Value = ({ name, text }: { name: string; text: string }) => (
  <>
    <dt>{name}</dt>
    <dd class="copy-line">
      <code title={text}>{text}</code>
      <CopyButton text={text} what={name} />
    </dd>
  </>
);

function Topups({ esim, iccid }: { esim: Loaded<StaffEsim>; iccid: string }) {
  const topups = usePages(
    (cursor) => ask(api.GET("/esims/{iccid}/topups", { params: { path: { iccid }, query: { cursor } } })),
    [iccid],
  );
  const done = () => {
    topups.reload();
    esim.reload();
  };
  const status = esim.data?.status;
  const possible = status !== "expired" && status !== "cancelled" && !esim.data?.cancelling;
  return (
    <Section
      title="Top-ups"
      actions={
        possible &&
        may("topupsCreate") && (
          <DialogButton label="Top up" title="Top up the eSIM">
            {(close) => <TopUp iccid={iccid} done={done} close={close} />}
          </DialogButton>
        )
      }
    >
      <PagedTable
        of={topups}
        caption="Top-ups"
        keyOf={({ id }) => id}
        columns={[
          { head: "Top-up", cell: ({ id }) => <Id id={id} /> },
          { head: "Status", cell: (topup) => <Status label={topupStatuses[topup.status]} /> },
          { head: "Package", wide: true, cell: (topup) => <Id id={topup.package_id} /> },
          { head: "Price", numeric: true, cell: ({ total }) => <Amount of={total} /> },
          { head: "Created", wide: true, cell: ({ created }) => <When at={created} /> },
        ]}
        empty={<Empty title="No top-ups yet" />}
      />
    </Section>
  );
}

function TopUp({ iccid, done, close }: { iccid: string; done: () => void; close: () => void }) {
  const once = useKey();
  const path = { iccid };
  const packages = useLoad(
    () => ask(api.GET("/esims/{iccid}/topup-packages", { params: { path } })),
    [iccid],
  );
  return (
    <Read of={packages}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title="This eSIM cannot be topped up" />
        ) : (
          <Form
            label="Top up"
            submit={async (fields) => {
              const body = {
                package_id: filled(fields, "package_id"),
                customer_ref: textOf(fields, "customer_ref"),
              };
              const topup = await once((header) =>
                ask(api.POST("/esims/{iccid}/topups", { params: { path, header }, body })),
              );
              say(`Top-up ${topupStatuses[topup.status].text.toLowerCase()}.`);
              done();
              close();
            }}
          >
            <Select
              name="package_id"
              label="Package"
              options={data.map((pack) => [
                pack.id,
                `${pack.name}: ${formatAllowance(pack)}, ${formatMoney(pack.price)}`,
              ])}
            />
            <Field name="customer_ref" label="Your reference" />
          </Form>
        )
      }
    </Read>
  );
}
