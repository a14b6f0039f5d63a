// Imports a catalogue file after a preview. Errors are listed by row, and a file with errors changes nothing.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CatalogueFormat, ImportReport } from "@partner-esim/generated/portal/models";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api, ask, Problem } from "../api.ts";
import { formatCount } from "../format.ts";
import { say } from "../notices.tsx";
import { Confirm } from "../parts/dialog.tsx";
import { Check, Field, Form, filled, Select, TextArea } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Table } from "../parts/table.tsx";
import { Fact, Facts, Status } from "../parts/values.tsx";
import { omissionReasons, packageChanges } from "./operator-labels.ts";

const formats: Record<CatalogueFormat, string> = {
  csv: "CSV: a header line, then one line per package",
  json: "JSON: providers, areas and packages",
};

function upload({ file }: { file: Blob }): FormData {
  const formData = new FormData();
  formData.append("file", file);
  return formData;
}

interface Upload {
  query: { format: CatalogueFormat; retire_missing: boolean };
  body: { file: File };
}

export default function Import() {
  const [file, setFile] = useState<File>();
  const [format, setFormat] = useState<CatalogueFormat>("csv");
  const [report, setReport] = useState<ImportReport>();
  const [previewed, setPreviewed] = useState<Upload>();
  const [faults, setFaults] = useState<Problem>();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) setFormat(chosen.name.endsWith(".json") ? "json" : "csv");
  };
  const send = async ({ query, body }: Upload, dry_run: boolean) => {
    setReport(undefined);
    setFaults(undefined);
    const options = { params: { query: { ...query, dry_run } }, body, bodySerializer: upload };
    try {
      setReport(await ask(api.POST("/operator/catalogue/import", options)));
    } catch (thrown) {
      if (!(thrown instanceof Problem) || thrown.faults.length === 0) throw thrown;
      setFaults(thrown);
      return;
    }
    say(dry_run ? "Preview: nothing was changed." : "Imported.");
  };
  const step = report === undefined ? 0 : report.dry_run ? 1 : 2;
  return (
    <Page
      title="Import a catalogue"
      back={{ to: "packages", text: "Packages" }}
      actions={
        <a class="button" href="imports">
          History
        </a>
      }
    >
      <div class="read">
        <ol class="steps" aria-label="Steps">
          {["Upload", "Preview", "Import"].map((name, at) => (
            <li key={name} aria-current={at === step ? "step" : undefined}>
              {name}
            </li>
          ))}
        </ol>
        <Section title="File">
          <Form
            label="Preview"
            submit={async (fields) => {
              const one: Upload = {
                query: {
                  format: filled(fields, "format") as CatalogueFormat,
                  retire_missing: fields.has("retire_missing"),
                },
                body: { file: file ?? new File([String(fields.get("text"))], "pasted") },
              };
              setPreviewed(one);
              await send(one, true);
            }}
          >
            <Field
              name="file"
              label="Choose a file"
              hint={`Up to ${limits.catalogueFileMaxBytes / 1024 / 1024} MB.`}
              type="file"
              accept=".csv,.json,text/csv,application/json"
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            />
            {!file && (
              <TextArea
                name="text"
                label="Or paste its content"
                class="code"
                rows={8}
                spellcheck={false}
                required
              />
            )}
            <Select
              name="format"
              label="Format"
              value={format}
              onChange={(event) => setFormat(event.currentTarget.value as CatalogueFormat)}
              options={[
                ["csv", formats.csv],
                ["json", formats.json],
              ]}
            />
            <Check name="retire_missing" label="Retire every package that is not in the file" />
          </Form>
        </Section>
        {report && (
          <Report
            report={report}
            apply={
              report.dry_run &&
              previewed && (
                <Confirm
                  label="Import this file"
                  needs="catalogueImport"
                  kind="primary"
                  title="Import this file?"
                  text="The changes below take effect at once. They can be undone in the history."
                  act={() => send(previewed, false)}
                />
              )
            }
          />
        )}
        {faults && <Faults problem={faults} />}
      </div>
    </Page>
  );
}

function Report({ report, apply }: { report: ImportReport; apply: ComponentChildren }) {
  const { changes, omitted } = report;
  const count = report.packages_added + report.packages_changed + report.packages_retired;
  return (
    <>
      <Section title={report.dry_run ? "What would change" : "What changed"} actions={apply}>
        <Facts>
          <Fact name="Packages added">{formatCount(report.packages_added)}</Fact>
          <Fact name="Packages changed">{formatCount(report.packages_changed)}</Fact>
          <Fact name="Packages unchanged">{formatCount(report.packages_unchanged)}</Fact>
          <Fact name="Packages retired">{formatCount(report.packages_retired)}</Fact>
          <Fact name="Packages still retired">{formatCount(report.packages_still_retired)}</Fact>
          <Fact name="Providers saved">{formatCount(report.providers_written)}</Fact>
          <Fact name="Countries and regions saved">{formatCount(report.areas_written)}</Fact>
        </Facts>
        {changes.length > 0 && (
          <>
            {count > changes.length && (
              <p class="quiet small">
                The first {formatCount(changes.length)} of {formatCount(count)} packages.
              </p>
            )}
            <Table
              caption="Packages that change"
              rows={changes}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: "Package",
                  cell: ({ id, name }) => (
                    <>
                      {name}
                      <div class="small quiet">{id}</div>
                    </>
                  ),
                },
                { head: "Change", cell: ({ change }) => <Status label={packageChanges[change]} /> },
                {
                  head: "Values",
                  cell: ({ fields }) =>
                    fields.map(({ field, before, after }) => (
                      <div key={field}>
                        <code>{field}</code>: {before ?? "–"} → {after ?? "–"}
                      </div>
                    )),
                },
              ]}
            />
          </>
        )}
      </Section>
      {omitted.length > 0 && (
        <Section title="In the file, but not on sale">
          <Table
            caption="Packages that are not on sale"
            rows={omitted}
            keyOf={({ reason }) => reason}
            columns={[
              { head: "Reason", cell: ({ reason }) => omissionReasons[reason] },
              { head: "Packages", numeric: true, cell: (one) => formatCount(one.count) },
              {
                head: "Such as",
                cell: ({ packages, count: all }) =>
                  packages.join(", ") + (all > packages.length ? ", …" : ""),
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

function Faults({ problem }: { problem: Problem }) {
  const { faults, faultCount, message } = problem;
  return (
    <Section title="Errors in the file">
      <div class="note bad" role="alert">
        <p>{message}</p>
        {faultCount > faults.length && <p>Showing the first {faults.length}.</p>}
      </div>
      <Table
        caption="Errors in the file"
        rows={faults.map((fault, index) => ({ ...fault, index }))}
        keyOf={({ index }) => String(index)}
        columns={[
          { head: "Where", cell: (fault) => fault.place },
          { head: "Field", cell: ({ field }) => (field ? <code>{field}</code> : "–") },
          { head: "Error", cell: ({ message: text }) => text },
        ]}
      />
    </Section>
  );
}
