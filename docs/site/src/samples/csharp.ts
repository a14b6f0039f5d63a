// Samples in C#, for .NET and Mono, with the platform's own client and Json.NET.
import { type Json, type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall } from "./call.ts";
import { csharp as notation, valueText } from "./notation.ts";
import { headersOf, pathOf, searchOf } from "./request.ts";

const always = ["System", "System.Net.Http", "System.Threading.Tasks"];

export function csharpSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample(operation);
  const uses = example.body === undefined ? always : [...always, "System.Text", "Newtonsoft.Json"];
  return program(operation, uses, [...requestLines(operation, example), "Console.WriteLine(text);"]);
}

function qrSample(qrOperation: Operation): string {
  const operation = operationOf("esimsGet");
  return program(
    qrOperation,
    [...always, "System.IO", "Newtonsoft.Json.Linq"],
    [
      ...requestLines(operation, exampleCall(operation)),
      'var url = (string)JObject.Parse(text)["qr_code_url"];',
      "if (url == null)",
      '  throw new Exception("no install details yet");',
      'File.WriteAllBytes("esim.png",',
      "    await client.GetByteArrayAsync(url));",
    ],
  );
}

function program({ id }: Operation, uses: readonly string[], lines: readonly string[]): string {
  const system = (use: string) => (use.startsWith("System") ? 0 : 1);
  const using = uses
    .toSorted((one, other) => system(one) - system(other) || (one < other ? -1 : 1))
    .map((use) => `using ${use};\n`);
  const body = lines.map((line) => (line === "" ? "\n" : `    ${line}\n`));
  return `${using.join("")}using static System.Environment;

class ${id.charAt(0).toUpperCase() + id.slice(1)}
{
  static void Main()
  {
    Send().GetAwaiter().GetResult();
  }

  static async Task Send()
  {
${body.join("")}  }
}
`;
}

const bodyText = (body: Json) => valueText(body, notation, "var body = .".length + 4).split("\n");

/** Returns lines that send the request and read its response. */
function requestLines(operation: Operation, example: Example): string[] {
  const { body } = example;
  // One parameter on each line.
  const search = searchOf(example)
    .split(/(?=&)/)
    .filter((part) => part !== "")
    .map((part) => `\n    + "${part}"`);
  const method = operation.method.charAt(0) + operation.method.slice(1).toLowerCase();
  const headers = headersOf(operation, example)
    // The content sets its own Content-Type.
    .filter(([name]) => name !== "Content-Type")
    .flatMap(([name, value]) => [`headers.Add("${name}",`, `    "${value}");`]);
  return [
    "var root = GetEnvironmentVariable(",
    `    "${baseUrlVariable}");`,
    "var key = GetEnvironmentVariable(",
    `    "${apiKeyVariable}");`,
    ...`var path = "${pathOf(operation, example)}"${search.join("")};`.split("\n"),
    ...(body === undefined ? [] : `var body = ${bodyText(body).join("\n")};`.split("\n")),
    "",
    "var client = new HttpClient();",
    "var request = new HttpRequestMessage(",
    `    HttpMethod.${method}, root + path);`,
    "var headers = request.Headers;",
    'headers.Add("Authorization", "Bearer " + key);',
    ...headers,
    ...(body === undefined
      ? []
      : [
          "request.Content = new StringContent(",
          "    JsonConvert.SerializeObject(body),",
          '    Encoding.UTF8, "application/json");',
        ]),
    "var response = await client.SendAsync(request);",
    "var text = await response.Content",
    "    .ReadAsStringAsync();",
    "if (!response.IsSuccessStatusCode)",
    "  throw new Exception(text);",
  ];
}
