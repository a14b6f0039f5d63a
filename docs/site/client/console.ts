// The console: a form for each operation that sends to this page's service, with a test key that the tab remembers, and
// shows the response and the equivalent `curl` command.
import type { ConsoleOperation } from "../src/console-operations.ts";
import { serviceUrl as base } from "./service.ts";
import { keepKey, keptKey } from "./test-key.ts";

declare const OPERATIONS: ConsoleOperation[];

type Child = Node | string;

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const field = (text: string, control: HTMLElement) =>
  make("label", { className: "field" }, make("span", {}, text), control);

const key = make("input", {
  type: "password",
  autocomplete: "off",
  spellcheck: false,
  placeholder: "sk_test_…",
  value: keptKey() ?? "",
});
key.addEventListener("input", () => keepKey(key.value));
const chosen = make("select");
for (const tag of new Set(OPERATIONS.map((operation) => operation.tag))) {
  const options = OPERATIONS.filter((operation) => operation.tag === tag).map(({ id, summary }) =>
    make("option", { value: id }, summary),
  );
  chosen.append(make("optgroup", { label: tag }, ...options));
}
const inputs = make("div", { className: "inputs" });
const note = make("p", { className: "note" });
note.setAttribute("role", "alert");
const answer = make("section", { className: "answer" });
answer.setAttribute("aria-live", "polite");
const send = make("button", { type: "submit", className: "send" }, "Send");
const consoleForm = make(
  "form",
  { className: "console" },
  field("Test key", key),
  field("Operation", chosen),
  inputs,
  send,
  note,
);
consoleForm.noValidate = true;

interface Given {
  parameters: { name: string; in: "path" | "query"; control: HTMLInputElement | HTMLSelectElement }[];
  idempotencyKey: HTMLInputElement | null;
  body: HTMLTextAreaElement | null;
}
let formState: Given = { parameters: [], idempotencyKey: null, body: null };

const current = () => OPERATIONS.find(({ id }) => id === chosen.value) ?? OPERATIONS[0];

/** Returns a new idempotency key; `randomUUID` is missing without TLS. */
function freshKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The key that was sent stays, so that a second click replays the response. */
function newKeyButton(idempotencyKey: HTMLInputElement): HTMLButtonElement {
  const button = make("button", { type: "button", className: "new-key" }, "New key");
  button.addEventListener("click", () => {
    idempotencyKey.value = freshKey();
  });
  return button;
}

function drawInputs(): void {
  const operation = current();
  if (!operation) return;
  const parameters = operation.parameters.map(({ name, in: location, choices }) => {
    const control = choices
      ? make(
          "select",
          {},
          make("option", { value: "" }, "any"),
          ...choices.map((value) => make("option", { value }, value)),
        )
      : make("input", { type: "text", autocomplete: "off", spellcheck: false });
    control.name = name;
    return { name, in: location, control };
  });
  const idempotencyKey = operation.idempotent
    ? make("input", { type: "text", value: freshKey(), spellcheck: false })
    : null;
  const body =
    operation.body === null
      ? null
      : make("textarea", {
          value: operation.body,
          rows: operation.body.split("\n").length + 1,
          spellcheck: false,
        });
  formState = { parameters, idempotencyKey, body };
  inputs.replaceChildren(
    make("p", { className: "request" }, `${operation.method} ${operation.path}`),
    ...parameters.map(({ name, control }) => field(name, control)),
    ...(idempotencyKey ? [field("Idempotency-Key", idempotencyKey), newKeyButton(idempotencyKey)] : []),
    ...(body ? [field("Body", body)] : []),
  );
  note.textContent = "";
}

interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Returns the form's request, or what is missing. */
function callOf(operation: ConsoleOperation): Call | string {
  const text = key.value.trim();
  if (operation.needsKey && !text.startsWith("sk_test_")) {
    return text.startsWith("sk_live_")
      ? "This is a live key, which would place real orders. Use a test key."
      : "Enter a test key first.";
  }
  let path = operation.path;
  const query = new URLSearchParams();
  for (const { name, in: location, control } of formState.parameters) {
    const value = control.value.trim();
    if (location === "query") {
      if (value !== "") query.set(name, value);
      continue;
    }
    if (value === "") return `${name} is missing.`;
    path = path.replace(`{${name}}`, encodeURIComponent(value));
  }
  const headers: Record<string, string> = {};
  if (operation.needsKey) headers.Authorization = `Bearer ${text}`;
  if (formState.idempotencyKey) headers["Idempotency-Key"] = formState.idempotencyKey.value;
  if (formState.body) headers["Content-Type"] = "application/json";
  const search = query.size > 0 ? `?${query}` : "";
  return { url: base + path + search, method: operation.method, headers, body: formState.body?.value };
}

function curlOf({ url, method, headers, body }: Call): string {
  const quote = (value: string) => `'${value.replaceAll("'", "'\\''")}'`;
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} ${quote(url)}`];
  for (const [name, value] of Object.entries(headers)) {
    lines.push(
      name === "Authorization"
        ? `-H "Authorization: Bearer $PARTNER_ESIM_API_KEY"`
        : `-H ${quote(`${name}: ${value}`)}`,
    );
  }
  if (body !== undefined) lines.push(`-d ${quote(body)}`);
  return lines.join(" \\\n  ");
}

const block = (title: string, text: string) => [
  make("h2", {}, title),
  make("pre", { tabIndex: 0 }, make("code", {}, text)),
];

async function contentOf(response: Response): Promise<Child> {
  if (response.headers.get("content-type")?.startsWith("image/")) {
    const image = make("img", {
      alt: "QR code",
      src: `data:image/png;base64,${base64(await response.arrayBuffer())}`,
    });
    return image;
  }
  const text = await response.text();
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Not JSON: shown unchanged.
  }
  return make("pre", { tabIndex: 0 }, make("code", {}, shown));
}

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

async function call(): Promise<void> {
  const operation = current();
  if (!operation) return;
  const wanted = callOf(operation);
  note.textContent = typeof wanted === "string" ? wanted : "";
  // The previous response is not the response to this request.
  answer.replaceChildren();
  if (typeof wanted === "string") return;
  send.disabled = true;
  const started = performance.now();
  try {
    const { url, method, headers, body } = wanted;
    const response = await fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      cache: "no-store",
    });
    const ms = Math.round(performance.now() - started);
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`).join("\n");
    answer.replaceChildren(
      make(
        "p",
        { className: response.ok ? "good" : "bad" },
        `${response.status} ${response.statusText}, ${ms} ms`,
      ),
      await contentOf(response),
      ...block("Headers", lines),
      ...block("The same with curl", curlOf(wanted)),
    );
  } catch {
    note.textContent = `No response from ${base}. The console works on pages served by the service itself.`;
  } finally {
    send.disabled = false;
  }
}

consoleForm.addEventListener("submit", (event) => {
  event.preventDefault();
  call();
});
chosen.addEventListener("change", () => {
  drawInputs();
  answer.replaceChildren();
});
const wanted = location.hash.slice(1);
if (OPERATIONS.some(({ id }) => id === wanted)) chosen.value = wanted;
document.querySelector("article")?.append(consoleForm, answer);
drawInputs();
