// One eSIM: installing it, its data, its top-ups, and cancelling it.
import type { StaffEsim } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { formatData, formatMoney } from "../format.ts";
import { topupStatuses } from "../labels.ts";
import { type Loaded, useLoad, usePages } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { EsimFacts } from "../parts/esim-facts.tsx";
import { Field, Form, filled, Select, textOf, useKey } from "../parts/form.tsx";
import { InstallSteps } from "../parts/install-steps.tsx";
import { Later } from "../parts/later.tsx";
import { Page, Section } from "../parts/page.tsx";
import { QrCode } from "../parts/qr.tsx";
import { Simulate } from "../parts/simulate.tsx";
import { Empty, Read } from "../parts/states.tsx";
import { PagedTable } from "../parts/table.tsx";
import { Amount, Copyable, Fact, Facts, Id, Status, When } from "../parts/values.tsx";
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
            text="The supplier first confirms that it is unused. Then it can no longer be installed, and its price is refunded. This cannot be undone."
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
            <EsimFacts esim={shown} />
            {shown.mode === "test" && may("esimsSimulate") && <Simulate of={esim} iccid={iccid} />}
            <Install esim={shown} />
            {shown.data.used_mb > 0 && (
              <Later load={() => import("../parts/esim-use.tsx")}>
                {({ EsimUse }) => <EsimUse iccid={iccid} data={shown.data} />}
              </Later>
            )}
            <Topups esim={esim} iccid={iccid} />
            <Later load={() => import("../parts/event-timeline.tsx")}>
              {({ EventTimeline }) => (
                <EventTimeline
                  mode={shown.mode}
                  read={(cursor) =>
                    ask(api.GET("/esims/{iccid}/events", { params: { path: { iccid }, query: { cursor } } }))
                  }
                  pageOf={(id) => `events/${id}`}
                  keys={[iccid, shown]}
                />
              )}
            </Later>
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
            <Facts>
              <Fact name="Content of the QR code">
                <Copyable text={lpa} what="QR content" />
              </Fact>
              {address && (
                <Fact name="SM-DP+ address">
                  <Copyable text={address} what="SM-DP+ address" />
                </Fact>
              )}
              {code && (
                <Fact name="Activation code">
                  <Copyable text={code} what="Activation code" />
                </Fact>
              )}
              {esim.install_links.ios && (
                <Fact name="Link to open on an iPhone or iPad">
                  <Copyable text={esim.install_links.ios} what="Link for iPhones and iPads" />
                </Fact>
              )}
              {esim.install_links.android && (
                <Fact name="Link to open on an Android phone">
                  <Copyable text={esim.install_links.android} what="Link for Android phones" />
                </Fact>
              )}
              {esim.qr_code_url && (
                <Fact name="URL of the QR image">
                  <Copyable text={esim.qr_code_url} what="QR URL" />
                </Fact>
              )}
            </Facts>
          </div>
          <InstallSteps esim={esim} />
        </>
      )}
    </Section>
  );
}

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
                `${pack.name}: ${pack.data_mb ? formatData(pack.data_mb) : "unlimited"}, ${formatMoney(pack.price)}`,
              ])}
            />
            <Field name="customer_ref" label="Your reference" />
          </Form>
        )
      }
    </Read>
  );
}
