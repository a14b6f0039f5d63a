/** Mutants of eSIMs: data, times, states and installation. */
import {
  bodyOf,
  isSuccess,
  type Json,
  type Mutant,
  objects,
  responses,
  setBody,
  shifted,
  table,
} from "./mutant.ts";

const hourMs = 3_600_000;
export const esimMutants: Mutant[] = [
  ...table("api", [
    [
      "esim-used-null-when-unused",
      "resources.esim.data.used-mb.number",
      "`used_mb` is null on an unused eSIM",
      () =>
        objects("esim", (esim) => {
          if (esim.data.used_mb === 0) esim.data.used_mb = null as never;
        }),
    ],
    [
      "esim-total-without-topups",
      "resources.esim.data.total-mb.with-topups",
      "`total_mb` ignores top-ups",
      () => {
        const bought = new Map<string, number | null>();
        return objects("esim", (esim) => {
          if (!bought.has(esim.iccid)) bought.set(esim.iccid, esim.data.total_mb);
          esim.data.total_mb = bought.get(esim.iccid) ?? null;
        });
      },
    ],
    [
      "esim-topup-not-yet-added",
      "states.esim.topup-adds-at-once",
      "a top-up adds no days",
      () => {
        const days = new Map<string, number>();
        return objects("esim", (esim) => {
          if (!days.has(esim.iccid)) days.set(esim.iccid, esim.validity_days);
          esim.validity_days = days.get(esim.iccid) ?? 0;
        });
      },
    ],
    [
      "esim-remaining-is-total",
      "resources.esim.data.remaining-mb",
      "`remaining_mb` is a string",
      () =>
        objects("esim", (esim) => {
          esim.data.remaining_mb = `${esim.data.remaining_mb}` as never;
        }),
    ],
    [
      "esim-total-zero-when-unlimited",
      "resources.esim.data.total-mb",
      "an unlimited eSIM has a `total_mb` of 0",
      () =>
        objects("esim", (esim) => {
          esim.data.total_mb ??= 0;
        }),
    ],
    [
      "esim-expires-before-use",
      "resources.esim.expires-at.null",
      "an unused eSIM has an expiry",
      () =>
        objects("esim", (esim) => {
          esim.expires_at ??= shifted(esim.created, 24 * hourMs) as string;
        }),
    ],
    [
      "esim-expires-an-hour-late",
      "resources.esim.expires-at.value",
      "`expires_at` is an hour late",
      () =>
        objects("esim", (esim) => {
          esim.expires_at = shifted(esim.expires_at, hourMs) as string;
        }),
    ],
    [
      "esim-activated-when-issued",
      "states.esim.ready.meaning",
      "`activated_at` is set when an eSIM is issued",
      () =>
        objects("esim", (esim) => {
          esim.activated_at ??= esim.created;
        }),
    ],
    [
      "esim-never-depleted",
      "states.esim.active-to-depleted",
      "a depleted eSIM stays active",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "depleted") esim.status = "active";
        }),
    ],
    [
      "esim-depleted-for-good",
      "states.esim.depleted-to-active",
      "a top-up does not make a depleted eSIM active",
      () => {
        const used = new Set<string>();
        return objects("esim", (esim) => {
          if (esim.status === "depleted") used.add(esim.iccid);
          if (used.has(esim.iccid) && esim.status === "active") esim.status = "depleted";
        });
      },
    ],
    [
      "esim-depleted-at-80",
      "states.esim.usage-80-no-change",
      "an eSIM is depleted at 80 percent",
      () =>
        objects("esim", ({ data, ...esim }) => ({
          ...esim,
          data,
          status: data.total_mb !== null && data.used_mb >= 0.8 * data.total_mb ? "depleted" : esim.status,
        })),
    ],
    [
      "esim-unlimited-depleted",
      "states.esim.depleted.not-unlimited",
      "an unlimited eSIM that was used is depleted",
      () =>
        objects("esim", (esim) => {
          if (esim.data.unlimited && esim.status === "active") esim.status = "depleted";
        }),
    ],
    [
      "esim-never-expired",
      "states.esim.active-to-expired",
      "an expired eSIM stays active",
      () =>
        objects("esim", (esim) => {
          if (esim.status === "expired") esim.status = "active";
        }),
    ],
    [
      "esim-active-by-topup",
      "states.esim.ready-stays-ready",
      "a top-up activates an unused eSIM",
      () => {
        const topped = new Set<string>();
        return responses(["topupsCreate", "esimsGet", "esimsList"], (response, request) => {
          const body = isSuccess(response) ? bodyOf(response) : undefined;
          if (!body) return;
          if (request.operation === "topupsCreate") topped.add(String(body.iccid));
          for (const esim of (Array.isArray(body.data) ? body.data : [body]) as Json[]) {
            if (topped.has(String(esim.iccid)) && esim.status === "ready") esim.status = "active";
          }
          setBody(response, body);
        });
      },
    ],
    [
      "esim-activation-missing",
      "resources.esim.activation.present",
      "a fetched eSIM has no `activation`",
      () =>
        objects("esim", (esim) => {
          delete (esim as Partial<typeof esim>).activation;
        }),
    ],
    [
      "esim-links-encoded-twice",
      "resources.esim.install-links.encoded-once",
      "install links are encoded twice",
      () =>
        objects("esim", (esim) => {
          esim.install_links.ios = esim.install_links.ios?.replaceAll("%", "%25") ?? null;
        }),
    ],
    [
      "esim-links-missing",
      "resources.esim.install-links.object",
      "`install_links` is null in lists",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "esimsList") esim.install_links = null as never;
        }),
    ],
    [
      "esim-qr-of-another-host",
      "qr.address-from-field",
      "`qr_code_url` has another host",
      () =>
        objects("esim", (esim) => {
          esim.qr_code_url = esim.qr_code_url?.replace(/^http:\/\/[^/]+/, "http://qr.example") ?? null;
        }),
    ],
    [
      "esim-qr-is-one-for-all",
      "resources.esim.qr-code-url.value",
      "every eSIM shows the image of the first",
      () => {
        let first: string | null = null;
        return objects("esim", (esim) => {
          first ??= esim.qr_code_url;
          esim.qr_code_url = first;
        });
      },
    ],
    [
      "simulated-usage-80-off",
      "simulate.usage-80.amount",
      "80 percent is rounded to another megabyte",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "simulate" && esim.status === "active" && esim.data.used_mb > 0)
            esim.data.used_mb += 1;
        }),
    ],
    [
      "simulated-usage-100-short",
      "simulate.usage-100.amount",
      "using all data leaves a megabyte",
      () =>
        objects("esim", (esim, request) => {
          if (request.operation === "simulate" && esim.status === "depleted") {
            esim.data.used_mb -= 1;
            esim.data.remaining_mb = 1;
          }
        }),
    ],
    [
      "simulated-activation-early",
      "simulate.activated.times",
      "`activated` sets a time an hour before",
      () =>
        objects("esim", (esim) => {
          esim.activated_at = shifted(esim.activated_at, -hourMs) as string;
        }),
    ],
    [
      "simulated-expiry-as-planned",
      "simulate.expired.time",
      "`expired` does not change `expires_at`",
      () => {
        const planned = new Map<string, string>();
        return objects("esim", (esim) => {
          if (esim.status === "active" && esim.expires_at) planned.set(esim.iccid, esim.expires_at);
          if (esim.status === "expired") esim.expires_at = planned.get(esim.iccid) ?? esim.expires_at;
        });
      },
    ],
  ]),
];
