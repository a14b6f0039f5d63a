// The simulated supplier: its behaviour for all accounts or one, held calls, and reported usage.
import type {
  NetworkBehaviour,
  NetworkCall,
  NetworkFailure,
  NetworkRule,
} from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { plural } from "../format.ts";
import { wordsOf } from "../labels.ts";
import { type Loaded, useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { Confirm, DialogButton } from "../parts/dialog.tsx";
import { Check, Field, Form, filled, numberOf, Select, useAct } from "../parts/form.tsx";
import { Page, Section } from "../parts/page.tsx";
import { ProblemNote, Read } from "../parts/states.tsx";
import { Table } from "../parts/table.tsx";
import { Id } from "../parts/values.tsx";
import { may } from "../session.ts";
import { Report } from "./network-report.tsx";

const calls: Record<NetworkCall, string> = {
  issue: "issuing",
  topup: "topping up",
  cancel: "cancelling",
  usage: "usage",
};

const failures: Record<NetworkFailure, string> = {
  error: "Returns an error",
  timeout: "Times out",
};

export default function Network() {
  const rules = useLoad(() => ask(api.GET("/operator/network")), []);
  return (
    <Page
      title="Simulated supplier"
      actions={
        rules.data && (
          <>
            <RuleButton label="New rule for an account" done={rules.reload} />
            <Confirm
              label="Reset"
              needs="networkReset"
              title="Reset the simulated supplier?"
              text="Deletes all rules and releases held calls, so it behaves normally for everybody."
              act={async () => {
                await ask(api.DELETE("/operator/network"));
                rules.reload();
                say("Reset.");
              }}
            />
          </>
        )
      }
    >
      <Read of={rules}>
        {({ data }) => (
          <>
            <Rules rows={data} of={rules} />
            {may("networkReport") && (
              <Section title="Report usage of an eSIM">
                <Report />
              </Section>
            )}
          </>
        )}
      </Read>
    </Page>
  );
}

/** Describes a rule in words. */
function wordsFor(rule: NetworkRule): string {
  const named = (list: NetworkCall[]) => list.map((call) => calls[call]).join(", ");
  const words = [
    rule.down && "cannot be reached",
    rule.fail_next > 0 &&
      `fails the next ${plural(rule.fail_next, "call")} (${failures[rule.fail_as].toLowerCase()})`,
    rule.refuse_next > 0 && `rejects the next ${plural(rule.refuse_next, "purchase")}`,
    rule.refuse.length > 0 && `rejects ${named(rule.refuse)}`,
    rule.hold.length > 0 && `holds ${named(rule.hold)}`,
    rule.issue_at_most !== null && `issues at most ${plural(rule.issue_at_most, "unit")} of an order`,
    rule.delay_seconds > 0 && `responds after ${plural(rule.delay_seconds, "second")}`,
    !rule.install_details && "sends install details later",
    !rule.reports_usage && "reports no usage",
  ].filter(Boolean);
  return words.length === 0 ? "behaves normally" : words.join("; ");
}

function Rules({ rows, of }: { rows: NetworkRule[]; of: Loaded<unknown> }) {
  const { run, busy, problem } = useAct();
  const release = (id: string | null) =>
    run(async () => {
      const { released } = await ask(
        id
          ? api.POST("/operator/accounts/{id}/network/release", { params: { path: { id } } })
          : api.POST("/operator/network/release"),
      );
      of.reload();
      say(`${plural(released, "call")} released.`);
    });
  return (
    <Section title="Rules">
      {problem && <ProblemNote problem={problem} />}
      <Table
        caption="Rules of the simulated supplier"
        rows={rows}
        keyOf={({ account_id: id }) => id ?? "all"}
        columns={[
          {
            head: "For",
            cell: ({ account_id: id }) =>
              id ? <Id id={id} to={`accounts/${id}`} /> : rows.length > 1 ? "All others" : "All accounts",
          },
          { head: "Behaviour", cell: wordsFor },
          { head: "Held", numeric: true, wide: true, cell: (rule) => rule.held },
          {
            head: "Actions",
            acts: true,
            cell: (rule) => (
              <div class="actions">
                {rule.held > 0 && may("networkRelease") && (
                  <button type="button" aria-disabled={busy} onClick={() => release(rule.account_id)}>
                    Release
                  </button>
                )}
                <RuleButton label="Change" rule={rule} done={of.reload} />
                {rule.account_id && (
                  <Confirm
                    label="Remove"
                    needs="accountNetworkReset"
                    title="Remove the rule?"
                    text="The general rule applies to the account again, and its held calls are released."
                    act={async () => {
                      const path = { id: rule.account_id ?? "" };
                      await ask(api.DELETE("/operator/accounts/{id}/network", { params: { path } }));
                      of.reload();
                    }}
                  />
                )}
              </div>
            ),
          },
        ]}
      />
    </Section>
  );
}

function RuleButton({ label, rule, done }: { label: string; rule?: NetworkRule; done: () => void }) {
  const general = rule?.account_id === null;
  return (
    <DialogButton
      needs={general ? "networkSet" : "accountNetworkSet"}
      label={label}
      title={general ? "How the supplier behaves" : "How it behaves for an account"}
    >
      {(close) => (
        <Form
          label="Save"
          submit={async (fields) => {
            const body = behaviourOf(fields);
            if (general) await ask(api.PUT("/operator/network", { body }));
            else {
              const id = filled(fields, "account_id");
              await ask(api.PUT("/operator/accounts/{id}/network", { params: { path: { id } }, body }));
            }
            close();
            done();
            say("Rule saved.");
          }}
        >
          {!general && (
            <Field
              name="account_id"
              label="Account id"
              defaultValue={rule?.account_id ?? undefined}
              readOnly={rule !== undefined}
              required
            />
          )}
          <RuleFields rule={rule} />
        </Form>
      )}
    </DialogButton>
  );
}

function RuleFields({ rule }: { rule: NetworkRule | undefined }) {
  const number = { type: "number", min: 0 } as const;
  return (
    <>
      <Check name="down" label="Unreachable" checked={rule?.down ?? false} />
      <div class="beside">
        <Field {...number} name="fail_next" label="Next calls that fail" defaultValue={rule?.fail_next} />
        <Select
          name="fail_as"
          label="Failure"
          defaultValue={rule?.fail_as}
          options={wordsOf(failures).map((word) => [word, failures[word]])}
        />
        <Field
          {...number}
          name="refuse_next"
          label="Next purchases rejected"
          hint="Orders and top-ups."
          defaultValue={rule?.refuse_next}
        />
        <Field
          {...number}
          name="issue_at_most"
          label="Maximum units issued"
          hint="Empty for all."
          defaultValue={rule?.issue_at_most ?? undefined}
        />
        <Field
          {...number}
          name="delay_seconds"
          label="Response delay (seconds)"
          defaultValue={rule?.delay_seconds}
        />
      </div>
      <CallChecks name="refuse" legend="Refuses" chosen={rule?.refuse} />
      <CallChecks name="hold" legend="Holds until released" chosen={rule?.hold} />
      <Check
        name="install_details"
        label="Sends install details with an issued eSIM"
        checked={rule?.install_details ?? true}
      />
      <Check name="reports_usage" label="Reports usage" checked={rule?.reports_usage ?? true} />
    </>
  );
}

function CallChecks({
  name,
  legend,
  chosen,
}: {
  name: string;
  legend: string;
  chosen: NetworkCall[] | undefined;
}) {
  return (
    <fieldset class="field inline">
      <legend>{legend}</legend>
      {wordsOf(calls).map((call) => (
        <Check
          key={call}
          name={`${name}.${call}`}
          label={calls[call]}
          checked={chosen?.includes(call) ?? false}
        />
      ))}
    </fieldset>
  );
}

function behaviourOf(fields: FormData): NetworkBehaviour {
  const chosen = (name: string) => wordsOf(calls).filter((call) => fields.has(`${name}.${call}`));
  return {
    down: fields.has("down"),
    fail_next: numberOf(fields, "fail_next") ?? 0,
    fail_as: filled(fields, "fail_as") as NetworkFailure,
    refuse_next: numberOf(fields, "refuse_next") ?? 0,
    refuse: chosen("refuse"),
    hold: chosen("hold"),
    issue_at_most: numberOf(fields, "issue_at_most"),
    delay_seconds: numberOf(fields, "delay_seconds") ?? 0,
    install_details: fields.has("install_details"),
    reports_usage: fields.has("reports_usage"),
  };
}
