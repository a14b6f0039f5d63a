import { limits } from "@partner-esim/generated/limits";
import { api, ask } from "../api.ts";
import { useLoad } from "../load.ts";
import { KeyTable, NewKeyButton } from "../parts/key-table.tsx";
import { Page } from "../parts/page.tsx";
import { errorPage } from "../parts/request-values.tsx";
import { may } from "../session.ts";

export default function Keys() {
  const keys = useLoad(() => ask(api.GET("/keys")), []);
  return (
    <Page
      title="API keys"
      actions={
        may("keysCreate") && (
          <NewKeyButton create={(body) => ask(api.POST("/keys", { body }))} made={keys.reload} />
        )
      }
    >
      <KeyTable
        of={keys}
        acts={{
          requests: ({ id, mode }) => `requests?key=${id}&mode=${mode}`,
          ...(may("keysUpdate") && {
            update: (id, body) => ask(api.PATCH("/keys/{id}", { params: { path: { id } }, body })),
          }),
          ...(may("keysRevoke") && {
            revoke: (id) => ask(api.POST("/keys/{id}/revoke", { params: { path: { id } } })),
          }),
        }}
      />
      <p class="below small quiet">
        With each key you can send {limits.generalPerMinute} requests a minute, at most {limits.postPerMinute}{" "}
        of them POST. Further ones get <a href={errorPage("rate_limited")}>rate_limited</a>.
      </p>
    </Page>
  );
}
