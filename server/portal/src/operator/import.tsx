// Imports a catalogue file, after a preview. Errors are listed by row, and a file with errors changes nothing.
import { limits } from "@partner-esim/generated/portal/limits";
import type { CatalogueFormat, ImportReport } from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { api, ask, Problem } from "../api.ts";
import { formatCount } from "../format.ts";
import { say } from "../notices.tsx";
import { Check, Form, filled, Select, TextArea } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Table } from "../parts/table.tsx";
import { Fact, Facts } from "../parts/values.tsx";

const formats: Record<CatalogueFormat, string> = {
  csv: "CSV: a header line, then one line per package",
  json: "JSON: providers, areas and packages",
};

export default function Import() {
  const [text, setText] = useState("");
  const [format, setFormat] = useState<CatalogueFormat>("csv");
  const [report, setReport] = useState<ImportReport>();
  const [faults, setFaults] = useState<Problem>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setText(await file.text());
    setFormat(file.name.endsWith(".json") ? "json" : "csv");
  };
  return (
    <Page title="Import a catalogue" back={{ to: "packages", text: "Packages" }}>
      <div class="read">
        <Section title="File">
          <Form
            label="Run"
            submit={async (fields) => {
              setReport(undefined);
              setFaults(undefined);
              const body = {
                format: filled(fields, "format") as CatalogueFormat,
                text: String(fields.get("text")),
                retire_missing: fields.has("retire_missing"),
                dry_run: filled(fields, "way") === "try",
              };
              try {
                setReport(await ask(api.POST("/operator/catalogue/import", { body })));
              } catch (thrown) {
                if (!(thrown instanceof Problem) || thrown.faults.length === 0) throw thrown;
                setFaults(thrown);
                return;
              }
              say(body.dry_run ? "Preview: nothing was changed." : "Imported.");
            }}
          >
            <div class="field">
              <label for="catalogue-file">Choose a file</label>
              <input
                id="catalogue-file"
                type="file"
                accept=".csv,.json,text/csv,application/json"
                onChange={(event) => void choose(event.currentTarget.files?.[0])}
              />
            </div>
            <TextArea
              name="text"
              label="Or paste its content"
              hint={`Up to ${limits.catalogueFileMaxBytes / 1024 / 1024} MB.`}
              class="code"
              rows={8}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
              spellcheck={false}
              required
            />
            <div class="beside">
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
              <Select
                name="way"
                label="Action"
                options={[
                  ["try", "Preview changes"],
                  ["import", "Import"],
                ]}
              />
            </div>
            <Check name="retire_missing" label="Retire every package that is not in the file" />
          </Form>
        </Section>
        {report && <Report report={report} />}
        {faults && <Faults problem={faults} />}
      </div>
    </Page>
  );
}

function Report({ report }: { report: ImportReport }) {
  return (
    <Section title={report.dry_run ? "What would change" : "What changed"}>
      <Facts>
        <Fact name="Packages added">{formatCount(report.packages_added)}</Fact>
        <Fact name="Packages changed">{formatCount(report.packages_changed)}</Fact>
        <Fact name="Packages unchanged">{formatCount(report.packages_unchanged)}</Fact>
        <Fact name="Packages retired">{formatCount(report.packages_retired)}</Fact>
        <Fact name="Packages still retired">{formatCount(report.packages_still_retired)}</Fact>
        <Fact name="Providers saved">{formatCount(report.providers_written)}</Fact>
        <Fact name="Countries and regions saved">{formatCount(report.areas_written)}</Fact>
      </Facts>
    </Section>
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
          { head: "Where", cell: ({ place }) => place },
          { head: "Field", cell: ({ field }) => (field ? <code>{field}</code> : "–") },
          { head: "Error", cell: ({ message: text }) => text },
        ]}
      />
    </Section>
  );
}
