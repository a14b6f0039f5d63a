/** The contract's operations as MCP tools. */
import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { type ContractTool, type ToolName, tools } from "@partner-esim/generated/tools";
import { ApiError, type PartnerEsim, PartnerEsimError } from "@partner-esim/sdk";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import {
  type Arguments,
  type Bought,
  type Purchases,
  purchaseAdvice,
  referenceInput,
  ToolError,
} from "./purchases.ts";

export interface ToolsContext {
  client: PartnerEsim;
  /** Null if nothing may be changed. */
  purchases: Purchases | null;
  isTestKey: boolean;
}

/** A method of the SDK. */
type Method = (...args: unknown[]) => Promise<unknown> & {
  withResponse(): Promise<{ data: Record<string, unknown>; response: { replayed: boolean } }>;
};

const listed: readonly ContractTool[] = Object.values(tools);

export class Tools {
  readonly #context: ToolsContext;
  readonly #offered: ReadonlyMap<string, ContractTool>;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = formats.default(new Ajv2020({ strict: false, verbose: true, formats: { int32: true } }));

  constructor(context: ToolsContext) {
    this.#context = context;
    const isOffered = ({ idempotent, testKey }: ContractTool) =>
      (!idempotent || context.purchases !== null) && (!testKey || context.isTestKey);
    this.#offered = new Map(listed.filter(isOffered).map((tool) => [tool.name, tool]));
  }

  list(): Tool[] {
    return [...this.#offered.values()].map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: describe(tool),
      inputSchema: inputOf(tool),
      annotations: {
        title: tool.title,
        readOnlyHint: !tool.idempotent,
        // A purchase adds something, and repeating it changes nothing.
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    }));
  }

  has(name: string): boolean {
    return this.#offered.has(name);
  }

  async call(name: string, toolArguments: Arguments, signal: AbortSignal): Promise<CallToolResult> {
    const tool = this.#offered.get(name);
    if (!tool) return failure(this.#absent(name));
    const fault = this.#faultOf(tool, toolArguments);
    if (fault !== null) return failure(fault);
    try {
      return tool.idempotent
        ? await this.#change(tool, toolArguments, signal)
        : await this.#read(tool, toolArguments, signal);
    } catch (error) {
      return failure(messageOf(error, tool));
    }
  }

  async #read(tool: ContractTool, toolArguments: Arguments, signal: AbortSignal): Promise<CallToolResult> {
    const result = await this.#method(tool)(...positional(tool, toolArguments), { signal });
    if (result instanceof Uint8Array)
      return {
        content: [{ type: "image", data: Buffer.from(result).toString("base64"), mimeType: "image/png" }],
      };
    return success(result);
  }

  async #change(
    tool: ContractTool,
    { reference, ...toolArguments }: Arguments,
    signal: AbortSignal,
  ): Promise<CallToolResult> {
    const named = tool.name === "orders_create" && toolArguments.customer_ref === undefined;
    const args = named ? { ...toolArguments, customer_ref: reference } : toolArguments;
    const send = async (idempotencyKey: string): Promise<Bought> => {
      const call = this.#method(tool)(...positional(tool, args), { idempotencyKey, signal });
      const { data, response } = await call.withResponse();
      return { data, replayed: response.replayed };
    };
    const purchase = { tool: tool.name as ToolName, reference: String(reference), args };
    const { purchases } = this.#context;
    const { data, replayed } = await (purchases as Purchases).once(purchase, send);
    return success({ ...data, replayed });
  }

  #method({ sdk }: ContractTool): Method {
    let owner: unknown = null;
    let found: unknown = this.#context.client;
    for (const word of sdk) [owner, found] = [found, Reflect.get(found as object, word)];
    return (found as Method).bind(owner);
  }

  #faultOf(tool: ContractTool, toolArguments: Arguments): string | null {
    const validate = this.#validators.get(tool.name) ?? this.#ajv.compile(inputOf(tool));
    this.#validators.set(tool.name, validate);
    if (validate(toolArguments)) return null;
    const [error] = validate.errors ?? [];
    const unknownName = error?.params.additionalProperty;
    if (error && unknownName !== undefined) return unknownArgument(error, unknownName);
    return `The arguments are not valid: ${this.#ajv.errorsText(validate.errors, { dataVar: "arguments" })}.`;
  }

  #absent(name: string): string {
    const tool = listed.find((each) => each.name === name);
    if (!tool) return `There is no tool ${name}.`;
    return tool.testKey && !this.#context.isTestKey
      ? `${name} works with test keys only.`
      : `${name} changes something, and this server was started read-only. A person can start it with --allow-purchases and --max-spend.`;
  }
}

function unknownArgument({ instancePath, parentSchema }: ErrorObject, name: string): string {
  const path = instancePath.slice(1).replaceAll("/", ".");
  const known = Object.keys(parentSchema?.properties ?? {}).map((each) => `\`${each}\``);
  return `There is no argument \`${path && `${path}.`}${name}\`. The names are ${known.join(", ")}.`;
}

/** Returns the arguments of the SDK's method. */
function positional({ path, input }: ContractTool, toolArguments: Arguments): unknown[] {
  const options = Object.fromEntries(Object.entries(toolArguments).filter(([name]) => !path.includes(name)));
  const takesMore = Object.keys(input.properties).some((name) => !path.includes(name));
  return [...path.map((name) => toolArguments[name]), ...(takesMore ? [options] : [])];
}

function inputOf({ idempotent, input }: ContractTool): Tool["inputSchema"] {
  const { properties, required, examples } = input;
  const withReference: Record<string, object> = idempotent ? { reference: referenceInput } : {};
  const example = Object(examples?.[0]);
  return {
    ...input,
    properties: { ...withReference, ...properties },
    required: [...(idempotent ? ["reference"] : []), ...required],
    ...(examples && { examples: [idempotent ? { reference: "booking-48213/1", ...example } : example] }),
  };
}

/** What the contract says of idempotency keys is not for agents: the reference takes their place. */
const withoutKeys = (text: string): string =>
  text
    .split("\n\n")
    .map((paragraph) =>
      paragraph
        .split(/(?<=\.) /)
        .filter((sentence) => !sentence.includes("Idempotency-Key"))
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");

function describe({ description, idempotent, testKey, errors }: ContractTool): string {
  const ownErrors = errors.filter(({ code }) => !code.startsWith("idempotency_key_"));
  const lines = ownErrors.map(({ code, condition, fix }) =>
    `- ${code}: ${condition} ${fix}`.replaceAll("`Idempotency-Key`", "reference"),
  );
  return [
    withoutKeys(description),
    ...(idempotent && !testKey ? [purchaseAdvice] : []),
    ...(lines.length > 0 ? [`Errors:\n${lines.join("\n")}`] : []),
  ].join("\n\n");
}

const success = (value: unknown): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value) }],
  structuredContent: value as Record<string, unknown>,
});

const failure = (text: string): CallToolResult => ({ content: [{ type: "text", text }], isError: true });

const unclear =
  "Whether it was carried out is not known. Call the tool again with the same reference and arguments: nothing is done twice.";

function messageOf(error: unknown, { idempotent }: ContractTool): string {
  if (error instanceof ToolError) return error.message;
  if (!(error instanceof PartnerEsimError)) throw error;
  const isRejected = error instanceof ApiError && error.status < 500 && error.code !== "request_in_progress";
  const text =
    error instanceof ApiError
      ? `${error.code}: ${error.message} (request ${error.requestId}).`
      : `${error.message}.`;
  return idempotent && !isRejected ? `${text} ${unclear}` : text;
}
