/**
 * Fails if the contract declares an error code that nobody returns. A handler must return its operation's codes, except
 * the codes of its API's middleware. Any other function must return the codes of its declared return type. A code
 * counts as returned if it is in the type of a returned expression, followed call by call to a `new Refusal`.
 */
import { join, relative } from "node:path";
import { enums } from "@partner-esim/generated/portal/enums";
import { routes as portalRoutes } from "@partner-esim/generated/portal/routes";
import { validators as portalValidators } from "@partner-esim/generated/portal/validators";
import { routes } from "@partner-esim/generated/routes";
import { validators } from "@partner-esim/generated/validators";
import ts from "typescript";

const root = join(import.meta.dirname, "..");
const serverSource = join(root, "server", "src");

/** Classes whose `code` says why a request was rejected. */
const refusalClasses = ["Refusal", "EndpointProblem"];

interface Found {
  /** Handlers by key, such as "api ordersGet". */
  handlers: Map<string, FoundHandler>;
  /** Codes thrown by the middleware of each API. */
  thrown: Record<Api, Set<string>>;
  faults: string[];
}

interface FoundHandler {
  /** File and line. */
  place: string;
  codes: Set<string>;
}

type Api = "api" | "portal";

function readSources(): Found {
  const program = compile(join(root, "server"));
  const checker = program.getTypeChecker();
  const found: Found = { handlers: new Map(), thrown: { api: new Set(), portal: new Set() }, faults: [] };
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(serverSource)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node)) readHandler(checker, node, found);
      if (ts.isCallExpression(node)) readThrown(checker, node, found);
      if (ts.isFunctionLike(node)) {
        const codes = unreturnedCodes(checker, node);
        if (codes.length > 0) found.faults.push(`${placeOf(file, node)} never returns ${codes.join(", ")}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

function compile(folder: string): ts.Program {
  const path = join(folder, "tsconfig.json");
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const serverFiles = fileNames.filter((name) => name.startsWith(serverSource));
  return ts.createProgram(serverFiles, options);
}

/** Undefined for a file of both APIs. */
function apiOf(file: ts.SourceFile): Api | undefined {
  const [folder] = relative(serverSource, file.fileName).split("/");
  return folder === "api" || folder === "portal" ? folder : undefined;
}

/**
 * Reads `const ordersGet: Handler<"ordersGet"> = …`: the codes of the assigned value, whatever its declared type.
 */
function readHandler(checker: ts.TypeChecker, node: ts.VariableDeclaration, { handlers }: Found): void {
  if (!node.type || !node.initializer || !ts.isTypeReferenceNode(node.type)) return;
  if (node.type.typeName.getText() !== "Handler") return;
  const argument = node.type.typeArguments?.[0];
  if (!argument || !ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return;
  const [signature] = checker.getTypeAtLocation(node.initializer).getCallSignatures();
  if (!signature) return;
  const file = node.getSourceFile();
  const codes = codesOf(checker, signature.getReturnType());
  handlers.set(`${apiOf(file)} ${argument.literal.text}`, { place: placeOf(file, node), codes });
}

/** Reads `refuse(…)`, with which middleware ends a request. */
function readThrown(checker: ts.TypeChecker, node: ts.CallExpression, { thrown }: Found): void {
  const [refusal] = node.arguments;
  if (node.expression.getText() !== "refuse" || !refusal) return;
  const api = apiOf(node.getSourceFile());
  for (const code of codesOf(checker, checker.getTypeAtLocation(refusal))) {
    for (const one of api ? [api] : (["api", "portal"] as const)) thrown[one].add(code);
  }
}

function unreturnedCodes(checker: ts.TypeChecker, node: ts.SignatureDeclaration): string[] {
  const body = "body" in node ? node.body : undefined;
  if (!node.type || !body || ts.isTypePredicateNode(node.type)) return [];
  const declared = codesOf(checker, checker.getTypeFromTypeNode(node.type));
  if (declared.size === 0) return [];
  const returned = new Set<string>();
  for (const expression of returnedExpressions(body as ts.ConciseBody)) {
    for (const code of codesOf(checker, checker.getTypeAtLocation(expression))) returned.add(code);
  }
  return [...declared].filter((code) => !returned.has(code));
}

/** Returns the expressions that a body returns, without those of nested functions. */
function returnedExpressions(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Returns the codes of every refusal in a type or in its promise. */
function codesOf(checker: ts.TypeChecker, type: ts.Type): Set<string> {
  const settled = checker.getAwaitedType(type) ?? type;
  const codes = new Set<string>();
  for (const member of settled.isUnion() ? settled.types : [settled]) {
    const code = isRefusal(checker, member) ? member.getProperty("code") : undefined;
    if (!code) continue;
    const value = checker.getTypeOfSymbol(code);
    for (const one of value.isUnion() ? value.types : [value])
      if (one.isStringLiteral()) codes.add(one.value);
  }
  return codes;
}

function isRefusal(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (refusalClasses.includes(type.getSymbol()?.name ?? "")) return true;
  const target = (type as ts.TypeReference).target ?? type;
  return target.isClass() && checker.getBaseTypes(target).some((base) => isRefusal(checker, base));
}

function placeOf(file: ts.SourceFile, node: ts.SignatureDeclaration | ts.VariableDeclaration): string {
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return `${relative(root, file.fileName)}:${line} ${node.name?.getText() ?? ""}`.trimEnd();
}

interface AnyRoute {
  operationId: string;
  method: string;
  access?: string;
  roles?: readonly string[];
  idempotent: boolean;
  errors: readonly { code: string }[];
}

type Checks = Record<string, { path?: unknown; query?: unknown; body?: unknown }>;

/** Returns the codes of an operation's middleware, each with its condition. */
function middlewareCodes(route: AnyRoute, checks: Checks): string[] {
  const { query, body } = checks[route.operationId] ?? {};
  const roles = route.roles ?? [];
  const isChange = route.method !== "GET";
  const causes: [string, boolean][] = [
    ["internal_error", true],
    ["invalid_request", route.idempotent || query !== undefined || body !== undefined],
    ["idempotency_key_required", route.idempotent],
    // The partner API.
    ["rate_limited", route.access !== undefined],
    ["invalid_api_key", isKeyed(route)],
    ["ip_not_allowed", isKeyed(route)],
    ["account_inactive", isKeyed(route)],
    ["live_mode_not_enabled", isKeyed(route)],
    ["not_found", route.access === "test-key"],
    // The portal.
    ["unauthenticated", isSignedIn(route)],
    ["rate_limited", isSignedIn(route)],
    ["forbidden", isSignedIn(route) && roles.length < everyRole],
    ["csrf_refused", route.roles !== undefined && isChange],
    ["account_inactive", isChange && enums.MemberRole.some((role) => roles.includes(role))],
  ];
  return causes.filter(([, holds]) => holds).map(([code]) => code);
}

const everyRole = enums.PersonRole.length;
const isKeyed = ({ access }: AnyRoute) => access === "key" || access === "test-key";
const isSignedIn = ({ roles }: AnyRoute) => roles !== undefined && !roles.includes("anyone");

/** An operator's webhook operation runs the members' handler once the account is found. */
function handlerOf({ handlers }: Found, api: Api, operation: string): FoundHandler | undefined {
  const handler = handlers.get(`${api} ${operation}`);
  const name = /^account((?:Endpoints|Deliveries|Resends).*)$/.exec(operation)?.[1];
  if (handler || name === undefined) return handler;
  const wrapped = handlers.get(`${api} ${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return wrapped && { place: wrapped.place, codes: new Set([...wrapped.codes, "not_found"]) };
}

function findFaults(found: Found, api: Api, table: readonly AnyRoute[], checks: Checks): string[] {
  const faults: string[] = [];
  const fromMiddleware = new Set<string>();
  for (const route of table) {
    const handler = handlerOf(found, api, route.operationId);
    if (!handler) faults.push(`server/src/${api}/handlers: no handler of ${route.operationId} was found`);
    const before = new Set(middlewareCodes(route, checks));
    for (const { code } of route.errors) {
      if (handler?.codes.has(code)) continue;
      if (before.has(code)) fromMiddleware.add(code);
      else
        faults.push(`${handler?.place ?? `server/src/${api}`} never returns ${code}, which spec/ declares`);
    }
  }
  // `entry` returns it for any other error, so no code throws it.
  fromMiddleware.delete("internal_error");
  for (const code of fromMiddleware) {
    if (!found.thrown[api].has(code)) faults.push(`server/src/${api}: no middleware returns ${code}`);
  }
  return faults;
}

const found = readSources();
const faults = [
  ...found.faults,
  ...findFaults(found, "api", Object.values(routes), validators),
  ...findFaults(found, "portal", Object.values(portalRoutes), portalValidators),
];
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? "every declared error code is returned"
    : `${faults.length} faults; a handler returns a code by \`new Refusal\``,
);
process.exitCode = faults.length === 0 ? 0 : 1;
