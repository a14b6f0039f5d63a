// The account's API keys.
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
      <p class="small quiet">
        With each key you can send {limits.generalPerMinute} requests a minute, of them {limits.postPerMinute}{" "}
        POST. What comes after them gets <a href={errorPage("rate_limited")}>rate_limited</a>.
      </p>
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
    </Page>
  );
}
