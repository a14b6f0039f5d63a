// Samples in Java with the JDK's own client, each a file that `java` runs directly.
import { type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall } from "./call.ts";
import { jsonText } from "./notation.ts";
import { headersOf, pathOf, searchOf } from "./request.ts";

const always = ["java.net.URI", "java.net.http.HttpClient", "java.net.http.HttpRequest"];
const handlers = "java.net.http.HttpResponse.BodyHandlers";
const publishers = "java.net.http.HttpRequest.BodyPublishers";

export function javaSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample(operation);
  const uses = [...always, ...(example.body === undefined ? [] : [publishers]), handlers];
  return program(operation, uses, [
    ...requestLines(operation, example),
    "System.out.println(response.body());",
  ]);
}

/** The JDK parses no JSON, so the sample searches the response's text for the URL. */
function qrSample(qrOperation: Operation): string {
  const operation = operationOf("esimsGet");
  const uses = [...always, handlers, "java.nio.file.Path", "java.util.regex.Pattern"];
  return program(qrOperation, uses, [
    ...requestLines(operation, exampleCall(operation)),
    'var url = Pattern.compile("http[^\\"]*\\\\.png")',
    "    .matcher(response.body());",
    "if (!url.find())",
    '    throw new Exception("no install details yet");',
    "var image = URI.create(url.group());",
    "client.send(HttpRequest.newBuilder(image).build(),",
    '    BodyHandlers.ofFile(Path.of("esim.png")));',
  ]);
}

/** Returns the name of an operation's class. */
const classOf = ({ id }: Operation) => id.charAt(0).toUpperCase() + id.slice(1);

function program(operation: Operation, uses: readonly string[], lines: readonly string[]): string {
  const imports = uses.map((use) => `import ${use};\n`).join("");
  const body = lines.map((line) => (line === "" ? "\n" : `    ${line}\n`)).join("");
  return `${imports}
class ${classOf(operation)} {
  public static void main(String[] args)
      throws Exception {
${body}  }
}
`;
}

/** Returns lines that send the request and read its response. */
function requestLines(operation: Operation, example: Example): string[] {
  const { body } = example;
  const lines = body === undefined ? [] : jsonText(body).replaceAll("\\", "\\\\").split("\n");
  const text = lines.map((line) => `    ${line}`);
  // One parameter on each line.
  const search = searchOf(example)
    .split(/(?=&)/)
    .filter((part) => part !== "")
    .map((part) => `\n    + "${part}"`);
  const headers = headersOf(operation, example).map(([name, value]) => {
    const line = `    .header("${name}", "${value}")`;
    return line.length <= 48 ? [line] : [`    .header("${name}",`, `        "${value}")`];
  });
  return [
    `var base = System.getenv("${baseUrlVariable}");`,
    `var key = System.getenv("${apiKeyVariable}");`,
    ...`var path = "${pathOf(operation, example)}"${search.join("")};`.split("\n"),
    ...(body === undefined ? [] : ['var body = """', ...text, '    """;']),
    "",
    "var client = HttpClient.newHttpClient();",
    "var request = HttpRequest",
    "    .newBuilder(URI.create(base + path))",
    '    .header("Authorization", "Bearer " + key)',
    ...headers.flat(),
    ...(body === undefined ? [] : [`    .${operation.method}(BodyPublishers.ofString(body))`]),
    "    .build();",
    "var response = client.send(request,",
    "    BodyHandlers.ofString());",
    "if (response.statusCode() >= 300)",
    "    throw new Exception(response.body());",
  ];
}
