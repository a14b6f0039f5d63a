// Samples in PHP with its built-in streams.
import { type Operation, operationOf } from "../contract.ts";
import { apiKeyVariable, baseUrlVariable, type Example, exampleCall, variableOf } from "./call.ts";
import { bracketed, php as notation, valueText } from "./notation.ts";
import { headersOf, pathOf, queryOf } from "./request.ts";

const start = `<?php
$base = getenv("${baseUrlVariable}");
$key = getenv("${apiKeyVariable}");
`;

export function phpSample(operation: Operation, example: Example): string {
  if (operation.id === "qr") return qrSample();
  const name = `$${variableOf(operation)}`;
  if (operation.route.sdk.endsWith(".list"))
    return `${requestText(operation, example, "$page")}\nforeach ($page["data"] as ${name})\n    print_r(${name});\n`;
  return `${requestText(operation, example, name)}\nprint_r(${name});\n`;
}

function qrSample(): string {
  const operation = operationOf("esimsGet");
  return `${requestText(operation, exampleCall(operation), "$esim")}
$url = $esim["qr_code_url"]
    ?? exit("its install details are not there yet\\n");
$image = fopen($url, "r")
    ?: throw new Exception("no image");
file_put_contents("esim.png", $image);
`;
}

/** Returns code that requests an object and assigns it to a variable. */
function requestText(operation: Operation, example: Example, name: string): string {
  const query = queryOf(example);
  const { body } = example;
  const headers = [
    "Authorization: Bearer $key",
    ...headersOf(operation, example).map((pair) => pair.join(": ")),
  ];
  const members = [
    ...(operation.method === "GET" ? [] : [`"method" => "${operation.method}"`]),
    `"header" => ${bracketed(
      headers.map((header) => `"${header}"`),
      ["[", "]"],
      { notation, used: '    "header" => ,'.length },
    )}`,
    ...(body === undefined ? [] : [`"content" => json_encode(${valueText(body, notation, sampleUse)})`]),
    // Otherwise the body of an error is lost.
    '"ignore_errors" => true',
  ].map((member) => `    ${member.replaceAll("\n", "\n    ")},\n`);
  const url = `$base${pathOf(operation, example)}`;
  const queried = valueText(query, notation, "$query = http_build_query();".length);
  const [set, search] =
    Object.keys(query).length > 0 ? [`$query = http_build_query(${queried});\n`, "?$query"] : ["", ""];
  return `${start}${set}
$context = stream_context_create(["http" => [
${members.join("")}]]);
$url = "${url}${search}";
$json = file_get_contents($url, context: $context);
${name} = json_decode($json, associative: true)
    ?? throw new Exception("no JSON from $url");
if (isset(${name}["error"]))
    throw new Exception(${name}["error"]["message"]);
`;
}

const sampleUse = '    "content" => json_encode(),'.length;
