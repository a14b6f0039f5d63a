// Samples in Go with its standard library, formatted like gofmt.
import { type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall } from "./call.ts";
import { jsonText } from "./notation.ts";
import { headersOf, pathOf, queryOf } from "./request.ts";

export function goSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const uses = ["fmt", "io", ...usesOf(example)];
  return program(uses, [
    ...requestLines(operation, example),
    "text, err := io.ReadAll(res.Body)",
    ...fatal,
    "if res.StatusCode >= 300 {",
    '\tlog.Fatalf("%s: %s", res.Status, text)',
    "}",
    "fmt.Println(string(text))",
  ]);
}

function qrSample(): string {
  const operation = operationOf("esimsGet");
  const example = exampleCall(operation);
  return program(
    ["encoding/json", "io", ...usesOf(example)],
    [
      ...requestLines(operation, example),
      "var esim struct {",
      '\tURL *string `json:"qr_code_url"`',
      "}",
      "err = json.NewDecoder(res.Body).Decode(&esim)",
      ...fatal,
      "if esim.URL == nil {",
      '\tlog.Fatal("its install details are not there yet")',
      "}",
      "",
      "image, err := http.Get(*esim.URL)",
      ...fatal,
      "defer image.Body.Close()",
      'file, err := os.Create("esim.png")',
      ...fatal,
      "defer file.Close()",
      "_, err = io.Copy(file, image.Body)",
      ...fatal,
    ],
  );
}

const fatal = ["if err != nil {", "\tlog.Fatal(err)", "}"];

const usesOf = ({ query, body }: Example): string[] => [
  "log",
  "net/http",
  "os",
  ...(Object.keys(query).length > 0 ? ["net/url"] : []),
  ...(body === undefined ? [] : ["strings"]),
];

function program(uses: readonly string[], lines: readonly string[]): string {
  const imports = uses.toSorted().map((use) => `\t${JSON.stringify(use)}\n`);
  // Raw strings in backquotes keep their indentation.
  const body = lines.map((line) => (line === "" ? "\n" : `\t${line}\n`));
  return `package main\n\nimport (\n${imports.join("")})\n\nfunc main() {\n${body.join("")}}\n`;
}

/** Returns lines that send the request and name its response `res`. */
function requestLines(operation: Operation, example: Example): string[] {
  const { body } = example;
  const query = Object.entries(queryOf(example));
  const text = body === undefined ? "" : jsonText(body);
  if (text.includes("`")) throw new Error(`${operation.id} has a body that a raw string of Go cannot hold`);
  const longest = Math.max(...query.map(([name]) => name.length));
  const values = query.map(([name, value]) => {
    const padding = " ".repeat(longest - name.length);
    return `\t${JSON.stringify(name)}: ${padding}{${JSON.stringify(value)}},`;
  });
  const headers = headersOf(operation, example).map(([name, value]) => {
    const line = `req.Header.Set("${name}", "${value}")`;
    return line.length <= 52 ? line : line.replace(", ", ",\n\t\t");
  });
  return [
    `base := os.Getenv("${baseUrlVariable}")`,
    `key := os.Getenv("${apiKeyVariable}")`,
    `path := "${pathOf(operation, example)}"`,
    ...(query.length > 0 ? ["query := url.Values{", ...values, "}", 'path += "?" + query.Encode()'] : []),
    ...(body === undefined ? [] : [`body := strings.NewReader(\`${text}\`)`]),
    "",
    `req, err := http.NewRequest("${operation.method}", base+path, ${body === undefined ? "nil" : "body"})`,
    ...fatal,
    'req.Header.Set("Authorization", "Bearer "+key)',
    ...headers,
    "res, err := http.DefaultClient.Do(req)",
    ...fatal,
    "defer res.Body.Close()",
  ];
}
