// The person's own sessions, which they can end.
import type { OwnSession } from "@partner-esim/generated/portal/models";
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { say } from "../notices.tsx";
import { session } from "../session.ts";
import { Confirm } from "./dialog.tsx";
import { Section } from "./page.tsx";
import { Read } from "./states.tsx";
import { Table } from "./table.tsx";
import { When } from "./values.tsx";

const browserOf = ({ browser }: OwnSession): string => browser ?? "Unknown browser";

export function OwnSessions() {
  // A change of the password or the second factor ends sessions.
  const sessions = useLoad(() => ask(api.GET("/sessions")), [session.value]);
  const endOthers = async () => {
    await ask(api.POST("/sessions/end-others"));
    sessions.reload();
    say("Your other sessions have ended.");
  };
  const end = async (id: string) => {
    await ask(api.DELETE("/sessions/{id}", { params: { path: { id } } }));
    sessions.reload();
    say("The session has ended.");
  };
  return (
    <Section
      title="Sessions"
      actions={
        sessions.data?.data.some(({ current }) => !current) && (
          <Confirm
            label="End the others"
            title="End your other sessions?"
            text="All browsers except this one have to sign in again."
            act={endOthers}
          />
        )
      }
    >
      <Read of={sessions}>
        {({ data }) => (
          <Table
            caption="Sessions"
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              {
                head: "Browser",
                cell: (one) => (
                  <>
                    {browserOf(one)}
                    {one.current && <div class="small quiet">This session</div>}
                  </>
                ),
              },
              { head: "IP address", cell: ({ address }) => address ?? "Not stored" },
              { head: "Signed in", cell: ({ created }) => <When at={created} /> },
              {
                head: "Actions",
                acts: true,
                menuOf: browserOf,
                cell: (one) =>
                  !one.current && (
                    <Confirm
                      label="End"
                      title="End this session?"
                      text={`${browserOf(one)}${one.address === null ? "" : ` at ${one.address}`} has to sign in again.`}
                      act={() => end(one.id)}
                    />
                  ),
              },
            ]}
          />
        )}
      </Read>
    </Section>
  );
}
