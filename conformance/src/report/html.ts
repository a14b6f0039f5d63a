/**
 * The result as one self-contained page: every rule, and for each failure the expected and actual values, redacted
 * traffic, and a command that repeats the request.
 */
import {
  type ReportedExchange,
  type ReportedFailure,
  type RuleResult,
  type RunResult,
  statuses,
} from "../result.ts";

export function htmlReport(result: RunResult): string {
  const areas = Map.groupBy(result.rules, ({ id }) => id.split(".")[0] as string);
  const bad = result.rules.filter(({ status }) => status !== "pass" && status !== "not-applicable");
  const counts = statuses.filter((status) => result.counts[status] > 0);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conformance of ${escapeHtml(result.baseUrl)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Conformance</h1>
<p class="verdict ${result.conformant ? "pass" : "fail"}">${result.conformant ? "Conformant" : "Not conformant"}</p>
<p>${escapeHtml(result.baseUrl)}, ${escapeHtml(result.startedAt)}, ${(result.durationMs / 1000).toFixed(1)} s. The deployment has: ${escapeHtml(result.capabilities.join(", ") || "nothing beyond HTTP")}.</p>
<ul class="counts">${counts.map((status) => `<li class="${status}">${status} ${result.counts[status]}</li>`).join("")}</ul>
${listOf("Why it is not conformant", result.reasons)}
${listOf("Remarks about the deployment", result.remarks)}
${listOf("Stale entries of the baseline", result.stale)}
${bad.length === 0 ? "" : `<h2>Rules that did not pass</h2>${bad.map(section).join("")}`}
${result.violations.length === 0 ? "" : `<h2>Responses that violate the OpenAPI document</h2>${result.violations.map(violation).join("")}`}
<h2>All rules</h2>
${[...areas].map(([area, rules]) => areaOf(area, rules)).join("")}
</main>
</body>
</html>
`;
}

const listOf = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ""
    : `<h2>${title}</h2><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`;

function areaOf(area: string, rules: readonly RuleResult[]): string {
  const passed = rules.filter(({ status }) => status === "pass").length;
  const rows = rules.map(
    ({ id, status, level, text }) =>
      `<tr><td class="${status}">${status}</td><td><code>${escapeHtml(id)}</code></td><td>${level}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  return `<details><summary>${escapeHtml(area)}: ${passed} of ${rules.length} passed</summary><table><thead><tr><th>Status</th><th>Rule</th><th>Level</th><th>Text</th></tr></thead><tbody>${rows.join("")}</tbody></table></details>`;
}

function section(rule: RuleResult): string {
  const notes = [rule.reason, rule.expected === undefined ? undefined : `Expected: ${rule.expected}`];
  return `<section id="${escapeHtml(rule.id)}"><h3><span class="${rule.status}">${rule.status}</span> <code>${escapeHtml(rule.id)}</code></h3>
<p>${rule.level}: ${escapeHtml(rule.text)}</p>${notes.map((note) => (note ? `<p>${escapeHtml(note)}</p>` : "")).join("")}${rule.failures.map(failureOf).join("")}</section>`;
}

function failureOf({ message, expected, seen, exchange }: ReportedFailure): string {
  const row = (name: string, value: string | undefined) =>
    value === undefined ? "" : `<dt>${name}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`;
  return `<h4>${escapeHtml(message)}</h4><dl>${row("Expected", expected)}${row("Seen", seen)}</dl>${exchange ? traffic(exchange) : ""}`;
}

function traffic({ request, response, curl }: ReportedExchange): string {
  const sent = [`${request.method} ${request.target}`, ...request.headers, "", request.body ?? ""].join("\n");
  const received = [String(response.status), ...response.headers, "", response.body].join("\n");
  return `<pre class="curl">${escapeHtml(curl)}</pre><details><summary>Request and response</summary><pre>${escapeHtml(sent.trimEnd())}</pre><pre>${escapeHtml(received.trimEnd())}</pre></details>`;
}

function violation({ operation, status, fault, count, exchange }: RunResult["violations"][number]): string {
  return `<section><h3>${escapeHtml(operation)} ${status}</h3><p>${escapeHtml(fault)} (${count} times)</p>${traffic(exchange)}</section>`;
}

/** Escapes attributes and text; control characters are removed. */
function escapeHtml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD]/gu, "\uFFFD")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: color-mix(in srgb, currentColor 8%, transparent); padding: .5rem; margin: .25rem 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { overflow-wrap: anywhere; } dd { margin: 0; } summary { cursor: pointer; padding: .25rem 0; }
.counts { display: flex; flex-wrap: wrap; gap: 1rem; list-style: none; padding: 0; }
.verdict { font-size: 1.5rem; font-weight: 600; margin: 0; }
.pass { color: light-dark(#1b6e20, #7bd88f); } .fail, .harness-error { color: light-dark(#b3261e, #ff8a80); }
.warn, .not-run, .not-supported { color: light-dark(#7a5200, #ffc46b); }
`;
