/** What a request may hold, so that the validators decide as the document says. */
import {
  type DiagnosticTarget,
  getDiscriminator,
  getEncode,
  getFormat,
  type Model,
  type ModelProperty,
  type Program,
  type Scalar,
  type Type,
} from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import type { Service } from "../contract.ts";
import { reportDiagnostic } from "../library.ts";
import { allProperties } from "../read/errors.ts";
import { returnVariants } from "../read/operations.ts";
import { formats } from "../runtime/formats.ts";

interface Place {
  program: Program;
  service: Service;
  /** The property or parameter whose type is looked at. */
  property: ModelProperty;
  /** The models that hold it. */
  outer: readonly Model[];
}

export function checkInputs(program: Program, http: HttpOperation, service: Service): void {
  for (const { type, param, explode } of http.parameters.parameters.map((each) => ({
    explode: false,
    ...each,
  }))) {
    if (type !== "query" && type !== "path") continue;
    const location = { program, service, property: param, outer: [] };
    if (explode && isList(param.type)) report(location, "exploded");
    if (isOneText(type === "query" && isList(param.type) ? itemOf(param.type) : param.type))
      checkType(param.type, location);
    else report(location, "parameter");
  }
  checkBody(program, http, service);
}

function checkBody(program: Program, { parameters: { body } }: HttpOperation, service: Service): void {
  if (body?.bodyKind !== "single" || !body.contentTypes.includes("application/json")) return;
  const { type, property } = body;
  const target: DiagnosticTarget = property ?? type;
  const isObject = type.kind === "Model" && type.indexer === undefined;
  if (!isObject) reportDiagnostic(program, { code: "json-body", target });
  else if (property?.optional)
    reportDiagnostic(program, { code: "json-body", messageId: "optional", target });
  else checkModel(type, { program, service, outer: [] });
}

const isList = (type: Type): type is Model => type.kind === "Model" && type.name === "Array";

const itemOf = (list: Type): Type => (list as Model).indexer?.value ?? list;

/** Whether a value is one text in a URL. */
function isOneText(type: Type): boolean {
  const kinds = new Set(returnVariants(type).map(textKind));
  return kinds.size === 1 && !kinds.has("other");
}

function textKind(type: Type): string {
  if (type.kind === "Scalar") return `scalar ${type.name}`;
  if (type.kind === "Enum") return "literal";
  return type.kind === "String" ? "literal" : "other";
}

function checkModel(model: Model, { program, service, outer }: Omit<Place, "property">): void {
  for (const property of allProperties(model)) {
    const location = { program, service, property, outer: [...outer, model] };
    if (property.name in {}) report(location, "name");
    if (service.closedBodies && model.baseModel !== undefined) report(location, "extends");
    checkType(property.type, location);
  }
}

function checkType(type: Type, location: Place): void {
  if (type.kind === "Scalar") checkScalar(type, location);
  else if (type.kind === "Model") checkInner(type, location);
  else if (type.kind === "Tuple") report(location, "tuple");
  else if (type.kind === "Union") for (const variant of returnVariants(type)) checkType(variant, location);
  else if (!isJson(type)) report(location, "kind");
}

function isJson(type: Type): boolean {
  if (type.kind === "Intrinsic") return type.name === "unknown" || type.name === "null";
  return ["Enum", "EnumMember", "String", "Number", "Boolean"].includes(type.kind);
}

function checkInner(model: Model, location: Place): void {
  const { program, outer } = location;
  if (outer.includes(model)) {
    report(location, "recursive");
    return;
  }
  if (getDiscriminator(program, model) !== undefined) report(location, "discriminator");
  if (model.indexer !== undefined) checkType(model.indexer.value, location);
  if (!isList(model)) checkModel(model, location);
}

/** The formats of standard scalars. Others have none, or that of `@format`. */
const scalarFormats: Record<string, string> = { plainTime: "time" };

function checkScalar(scalar: Scalar, location: Place): void {
  const { program, property } = location;
  for (let type: Scalar | undefined = scalar; type !== undefined; type = type.baseScalar) {
    const encoding = (getEncode(program, property) ?? getEncode(program, type))?.encoding;
    const format =
      getFormat(program, property) ??
      getFormat(program, type) ??
      scalarFormats[type.name] ??
      encodings[encoding ?? ""];
    if (format === undefined) continue;
    if (!(format in formats)) report(location, "format", format);
    return;
  }
}

/** The formats of encodings. */
const encodings: Record<string, string> = { rfc7231: "http-date" };

type Reason =
  | "exploded"
  | "parameter"
  | "name"
  | "extends"
  | "tuple"
  | "kind"
  | "recursive"
  | "discriminator"
  | "format";

function report({ program, property }: Place, messageId: Reason, format = ""): void {
  reportDiagnostic(program, {
    code: "unsupported-input",
    messageId,
    format: { name: property.name, format },
    target: property,
  });
}
