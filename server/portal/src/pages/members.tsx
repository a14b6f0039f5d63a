import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { AddMemberButton, MemberTable } from "../parts/member-table.tsx";
import { Page } from "../parts/page.tsx";
import { may } from "../session.ts";

export default function Members() {
  const members = useLoad(() => ask(api.GET("/members")), []);
  return (
    <Page
      title="Members"
      actions={
        may("membersCreate") && (
          <AddMemberButton add={(body) => ask(api.POST("/members", { body }))} added={members.reload} />
        )
      }
    >
      <MemberTable
        of={members}
        acts={{
          ...(may("membersInvite") && {
            invite: (id) => ask(api.POST("/members/{id}/invite", { params: { path: { id } } })),
          }),
          ...(may("membersUpdate") && {
            update: (id, role) =>
              ask(api.PATCH("/members/{id}", { params: { path: { id } }, body: { role } })),
          }),
          ...(may("membersDelete") && {
            remove: async (id) => {
              await ask(api.DELETE("/members/{id}", { params: { path: { id } } }));
            },
          }),
        }}
      />
    </Page>
  );
}
