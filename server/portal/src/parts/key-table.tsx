// A table of API keys with create, edit and revoke, for an account's owner and for the operator. A key is shown only
// once.

import { limits } from "@partner-esim/generated/portal/limits";
import type {
  ApiKey,
  CreateKey,
  NewApiKey,
  OperatorApiKey,
  UpdateKey,
} from "@partner-esim/generated/portal/models";
import { useState } from "preact/hooks";
import { formatTime, inputTime, instantOf } from "../format.ts";
import type { Tone } from "../labels.ts";
import type { Loaded } from "../load.ts";
import { modeNames, modes } from "../mode.ts";
import { say } from "../notices.tsx";
import { currentPlace } from "../router.tsx";
import { nameOfActor } from "./activity-table.tsx";
import { Confirm, DialogButton } from "./dialog.tsx";
import { Field, Form, filled, Select, TextArea, textOf } from "./form.tsx";
import { KeyNotes } from "./key-notes.tsx";
import { Empty, Read } from "./states.tsx";
import { Table } from "./table.tsx";
import { Address, Copyable, Status, When } from "./values.tsx";

export interface KeyActs {
  /** Omitted if the person may not do it. */
  update?: (id: string, body: UpdateKey) => Promise<ApiKey>;
  revoke?: (id: string) => Promise<ApiKey>;
  /** URL of the key's requests. */
  requests: (key: ApiKey) => string;
}

function stateOf(key: ApiKey): { text: string; tone: Tone } {
  if (key.revoked) return { text: "Revoked", tone: "quiet" };
  if (key.expired) return { text: "Expired", tone: "quiet" };
  if (key.unused) return { text: "Unused", tone: "warn" };
  return { text: "Active", tone: "good" };
}

/** A key that is older than the recording of uses may have been used before, so it is not shown as "Never". */
function notUsed({ last_used, use_recorded, created }: ApiKey): string {
  if (last_used !== null || use_recorded === created) return "Never";
  return `Not since ${formatTime(use_recorded)}`;
}

function LastUse({ of: key }: { of: ApiKey }) {
  return (
    <>
      <When at={key.last_used} none={notUsed(key)} />
      {key.last_address && (
        <div class="small quiet">
          from <Address text={key.last_address} />
        </div>
      )}
    </>
  );
}

function Created({ of: key }: { of: ApiKey | OperatorApiKey }) {
  const by = ("operator" in key && key.operator) || key.created_by;
  return (
    <>
      <When at={key.created} />
      {by && (
        <div class="small quiet">
          by <Address text={nameOfActor(by)} />
        </div>
      )}
    </>
  );
}

export function KeyTable({ of, acts }: { of: Loaded<{ data: ApiKey[] }>; acts: KeyActs }) {
  const { update, revoke, requests } = acts;
  return (
    <Read of={of}>
      {({ data: keys }) =>
        keys.length === 0 ? (
          <Empty title="No keys yet">
            <p>Your software needs a key to call the API. A test key works at once.</p>
          </Empty>
        ) : (
          <>
            <KeyNotes keys={keys} />
            <Table
              caption="API keys"
              rows={keys}
              keyOf={({ id }) => id}
              marked={currentPlace.value.query.key}
              columns={[
                {
                  head: "Name",
                  by: ({ name }) => name.toLowerCase(),
                  cell: (key) => (
                    <>
                      {key.name}
                      <div class="small quiet">
                        {modeNames[key.mode]}, ends in <code>{key.hint}</code>,{" "}
                        <a href={requests(key)}>requests</a>
                      </div>
                    </>
                  ),
                },
                {
                  head: "Status",
                  by: (key) => stateOf(key).text,
                  cell: (key) => (
                    <>
                      <Status label={stateOf(key)} />
                      {key.revoked && (
                        <div class="small quiet">
                          <When at={key.revoked} />
                        </div>
                      )}
                    </>
                  ),
                },
                {
                  head: "Allowed from",
                  wide: true,
                  cell: ({ allowlist }) =>
                    allowlist.length === 0 ? <span class="quiet">Anywhere</span> : allowlist.join(", "),
                },
                {
                  head: "Last used",
                  wide: true,
                  by: ({ last_used }) => last_used,
                  cell: (key) => <LastUse of={key} />,
                },
                {
                  head: "Expires",
                  wide: true,
                  by: ({ expires }) => expires,
                  cell: ({ expires }) => <When at={expires} none="Never" />,
                },
                {
                  head: "Created",
                  wide: true,
                  by: ({ created }) => created,
                  cell: (key) => <Created of={key} />,
                },
                {
                  head: "Actions",
                  acts: true,
                  menuOf: ({ name }) => name,
                  cell: (key) =>
                    !key.revoked &&
                    (update || revoke) && (
                      <>
                        {update && (
                          <DialogButton label="Edit" title={`Edit ${key.name}`}>
                            {(close) => (
                              <Form
                                label="Save"
                                submit={async (fields) => {
                                  await update(key.id, keyFields(fields));
                                  close();
                                  of.reload();
                                  say("Key changed.");
                                }}
                              >
                                <KeyFields from={key} />
                              </Form>
                            )}
                          </DialogButton>
                        )}
                        {revoke && (
                          <Confirm
                            label="Revoke"
                            title={`Revoke ${key.name}?`}
                            text="The next request with this key is rejected. This cannot be undone."
                            act={async () => {
                              await revoke(key.id);
                              of.reload();
                              say("Key revoked.");
                            }}
                          />
                        )}
                      </>
                    ),
                },
              ]}
            />
          </>
        )
      }
    </Read>
  );
}

function KeyFields({ from }: { from?: ApiKey }) {
  return (
    <>
      <Field name="name" label="Name" maxLength={limits.nameMax} defaultValue={from?.name} required />
      <TextArea
        name="allowlist"
        label="Allowed IP addresses"
        hint="One IP address or range per line, such as 203.0.113.7 or 2001:db8::/32. Empty for all."
        rows={3}
        defaultValue={from?.allowlist.join("\n")}
      />
      <Field
        name="expires"
        label="Expires"
        hint="In the time zone of this portal. Leave empty for a key that never expires."
        type="datetime-local"
        defaultValue={from?.expires ? inputTime(from.expires) : undefined}
      />
    </>
  );
}

function keyFields(fields: FormData) {
  const expires = textOf(fields, "expires");
  return {
    name: filled(fields, "name"),
    allowlist: filled(fields, "allowlist")
      .split(/[\s,]+/)
      .filter(Boolean),
    expires: expires === null ? null : instantOf(expires),
  };
}

export function NewKeyButton({
  create,
  made,
}: {
  create: (body: CreateKey) => Promise<NewApiKey>;
  made: () => void;
}) {
  return (
    <DialogButton label="New key" title="New API key" kind="primary">
      {(close) => <NewKey create={create} made={made} close={close} />}
    </DialogButton>
  );
}

function NewKey({
  create,
  made,
  close,
}: {
  create: (body: CreateKey) => Promise<NewApiKey>;
  made: () => void;
  close: () => void;
}) {
  const [text, setText] = useState<string>();
  if (text) {
    return (
      <>
        <p>Store the key with the secrets of your software. It is shown only once.</p>
        <Copyable text={text} what="Key" />
        <div class="actions">
          <button type="button" class="primary" onClick={close}>
            Done
          </button>
        </div>
      </>
    );
  }
  return (
    <Form
      label="Create key"
      submit={async (fields) => {
        const made_ = await create({
          mode: filled(fields, "mode") === "live" ? "live" : "test",
          ...keyFields(fields),
        });
        setText(made_.text);
        made();
      }}
    >
      <Select
        name="mode"
        label="Mode"
        options={modes.map((one) => [one, modeNames[one]])}
        hint="A live key works once the account is approved for live orders."
      />
      <KeyFields />
    </Form>
  );
}
