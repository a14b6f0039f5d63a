// Advice about an account's keys, above their table.
import { limits } from "@partner-esim/generated/portal/limits";
import type { ApiKey } from "@partner-esim/generated/portal/models";

const namedMax = 5;

function Names({ keys }: { keys: readonly ApiKey[] }) {
  const more = keys.length - namedMax;
  return (
    <strong>
      {keys
        .slice(0, namedMax)
        .map(({ name, hint }) => `${name} (…${hint})`)
        .join(", ")}
      {more > 0 && ` and ${more} more`}
    </strong>
  );
}

export function KeyNotes({ keys }: { keys: readonly ApiKey[] }) {
  const working = keys.filter(({ revoked, expired }) => !revoked && !expired);
  const open = working.filter(({ mode, allowlist }) => mode === "live" && allowlist.length === 0);
  const expiring = working.filter((key) => key.expires_soon);
  const unused = working.filter((key) => key.unused);
  return (
    <>
      {open.length > 0 && (
        <div class="note warn">
          <p>
            {open.length === 1
              ? "A live key works from any IP address: "
              : "Live keys work from any IP address: "}
            <Names keys={open} />. Allow only the IP addresses of your servers: then a stolen key is of no use
            elsewhere.
          </p>
        </div>
      )}
      {expiring.length > 0 && (
        <div class="note warn">
          <p>
            Expiring within {limits.keyExpiringDays} days: <Names keys={expiring} />. Create a key in its
            place, or set a later expiry.
          </p>
        </div>
      )}
      {unused.length > 0 && (
        <div class="note warn">
          <p>
            Unused for {limits.keyUnusedDays} days: <Names keys={unused} />. Revoke keys that are not needed.
          </p>
        </div>
      )}
    </>
  );
}
