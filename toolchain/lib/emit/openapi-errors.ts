/**
 * One response schema for each status of an operation, whose `code` is exactly the codes that the operation returns
 * with it. Equal schemas are one component, so that clients get one type for them.
 */
import { getExamples, type Program, serializeValueAsJson } from "@typespec/compiler";
import type { Contract, ContractOperation, ErrorEntry } from "../contract.ts";
import { firstSentence } from "../read/docs.ts";
import { errorClassName } from "./error-classes.ts";
import { readInputs } from "./fields.ts";
import { pascalCase } from "./files.ts";
import {
  type Document,
  type Example,
  findOperation,
  resolveSchema,
  type Schema,
  schemaRef,
} from "./openapi-document.ts";
import { listMessages } from "./validator-schemas.ts";

const exampleRequestId = "req_43683f8358d2927b";

const statusNames: Record<number, string> = {
  400: "BadRequest",
  401: "Unauthorized",
  402: "PaymentRequired",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  429: "TooManyRequests",
  500: "InternalServer",
  503: "ServiceUnavailable",
};

interface Group {
  operation: ContractOperation;
  status: number;
  entries: ErrorEntry[];
}

const codesOf = (group: Group) => group.entries.map(({ code }) => code);
const groupKey = (group: Group) => `${group.status} ${codesOf(group).toSorted().join(" ")}`;

function groupErrors({ operations }: Contract): Group[] {
  return operations.flatMap((operation) =>
    [...Map.groupBy(operation.errors, ({ status }) => status)].map(([status, entries]) => ({
      operation,
      status,
      entries,
    })),
  );
}

/**
 * A single code names its component. Several codes are named by their status if operations share exactly this set, and
 * otherwise also by the operation.
 */
function nameGroups(groups: Group[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [key, equal] of Map.groupBy(groups, groupKey)) {
    const [first] = equal as [Group, ...Group[]];
    const statusName = `${statusNames[first.status] ?? `Status${first.status}`}Error`;
    const ownName = `${pascalCase(first.operation.id)}${statusName}`;
    const shared = first.entries.length === 1 ? errorClassName(first.entries[0]?.code ?? "") : statusName;
    const several = equal.length > 1 || first.entries.length === 1;
    const name = several && !used.has(shared) ? shared : ownName;
    used.add(name);
    names.set(key, name);
  }
  return names;
}

/** Returns the contract's envelope with the codes of this group in it. */
function groupSchema(envelope: Schema, group: Group): Schema {
  const schema = structuredClone(envelope);
  const error = schema.properties?.error;
  if (error?.properties?.code === undefined) throw new Error("An error envelope has no error.code");
  error.properties.code.enum = codesOf(group);
  const params = [...new Set(group.entries.map(({ param }) => param))];
  if (error.properties.param !== undefined) {
    // The envelope is that of the first entry: its own `param` must not restrict the others.
    delete error.properties.param.enum;
    if (params.length === 1 && params[0] !== undefined) error.properties.param.enum = params;
  }
  schema.description = group.entries.map(({ code, condition }) => `\`${code}\`: ${condition}`).join("\n\n");
  return schema;
}

/** Returns the validators' invalid_request for the operation's first field that can be invalid. */
function invalidRequest(
  document: Document,
  operation: ContractOperation,
): { message: string; param: string } | undefined {
  const { query, body } = readInputs(document, operation);
  const [first] = body === undefined ? listMessages(query, "query") : listMessages(body, "body");
  const [param, texts] = first ?? [];
  const message = texts?.required ?? texts?.pattern ?? texts?.enum ?? texts?.maximum;
  return param === undefined || message === undefined ? undefined : { message, param };
}

function errorExample(
  program: Program,
  document: Document,
  operation: ContractOperation,
  entry: ErrorEntry,
): Example {
  const { model, code, condition, fix, param } = entry;
  const [firstExample] = getExamples(program, model);
  const summary = firstSentence(condition);
  if (firstExample !== undefined) {
    const response = serializeValueAsJson(program, firstExample.value, model) as Record<string, unknown>;
    return { summary, value: response.body };
  }
  const specific = code === "invalid_request" ? invalidRequest(document, operation) : undefined;
  const { message, param: named = param } = specific ?? { message: `${condition} ${fix}` };
  return {
    summary,
    value: {
      error: {
        code,
        message,
        request_id: exampleRequestId,
        ...(named === undefined ? {} : { param: named }),
      },
    },
  };
}

export function foldErrors(program: Program, document: Document, contract: Contract): void {
  const groups = groupErrors(contract);
  const names = nameGroups(groups);
  for (const group of groups) {
    const response = findOperation(document, group.operation.id).responses[group.status];
    const media = response?.content?.["application/json"];
    if (response === undefined || media === undefined)
      throw new Error(`${group.operation.id} has no ${group.status}`);
    const name = names.get(groupKey(group)) as string;
    const envelope = resolveSchema(document, media.schema.anyOf?.[0] ?? media.schema);
    document.components.schemas[name] ??= groupSchema(envelope, group);
    response.description = group.entries
      .map(({ code, condition }) => `\`${code}\`: ${condition}`)
      .join("\n\n");
    const examples = group.entries.map((entry) => [
      entry.code,
      errorExample(program, document, group.operation, entry),
    ]);
    media.schema = schemaRef(name);
    delete media.example;
    media.examples = Object.fromEntries(examples);
  }
}
