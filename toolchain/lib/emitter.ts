/**
 * The emitter: reads the contract of one service and writes its generated files. The same contract gives the same
 * bytes.
 */
import { type EmitContext, emitFile, listServices, type Program, resolvePath } from "@typespec/compiler";
import type { Contract } from "./contract.ts";
import { emitApiPage } from "./emit/api-page.ts";
import { emitCalls } from "./emit/calls.ts";
import { emitCommands } from "./emit/commands.ts";
import { emitEnums } from "./emit/enums.ts";
import { emitErrorClasses } from "./emit/error-classes.ts";
import { emitErrorRetries } from "./emit/error-retries.ts";
import { emitErrors } from "./emit/errors.ts";
import { emitEventExamples } from "./emit/event-examples.ts";
import { emitEvents } from "./emit/events.ts";
import { emitHeaders } from "./emit/headers.ts";
import { emitKoa } from "./emit/koa.ts";
import { emitLimits } from "./emit/limits.ts";
import { emitModels } from "./emit/models.ts";
import { buildOpenApi, emitEdition, emitOpenApiJson, emitOpenApiYaml } from "./emit/openapi.ts";
import { emitPaths } from "./emit/paths.ts";
import { emitPythonApiPage } from "./emit/python-api-page.ts";
import { emitPythonContract } from "./emit/python-contract.ts";
import { emitPythonErrors } from "./emit/python-errors.ts";
import { emitPythonHandlers } from "./emit/python-handlers.ts";
import { emitPythonModels } from "./emit/python-models.ts";
import { emitPythonEndpoints, emitPythonResources } from "./emit/python-resources.ts";
import { emitResources } from "./emit/resources.ts";
import { emitRoutes } from "./emit/routes.ts";
import { emitRules, emitRulesJson } from "./emit/rules.ts";
import { readMethod } from "./emit/sdk-methods.ts";
import { emitStates } from "./emit/states.ts";
import { emitTools } from "./emit/tools.ts";
import { emitTypes } from "./emit/types.ts";
import { emitValidators } from "./emit/validators.ts";
import { reportDiagnostic } from "./library.ts";
import {
  editions,
  type Options,
  type Output,
  python,
  readOptions,
  type Settings,
  sdk,
  wire,
} from "./options.ts";
import { readContract } from "./read/contract.ts";
import { Unwritable } from "./unwritable.ts";

export async function $onEmit({ program, emitterOutputDir, options }: EmitContext<Options>): Promise<void> {
  if (program.compilerOptions.dryRun || program.hasError()) return;
  if (listServices(program).length === 0) {
    const target = program.getGlobalNamespaceType();
    reportDiagnostic(program, { code: "one-service", messageId: "none", target });
    return;
  }
  try {
    const files = await renderFiles(program, readOptions(options));
    for (const [name, content] of files)
      await emitFile(program, { path: resolvePath(emitterOutputDir, name), content });
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error;
    const { message: what, target } = error;
    reportDiagnostic(program, { code: "cannot-write", format: { what }, target });
  }
}

/** Renders every file. Nothing is written until all are rendered. */
async function renderFiles(program: Program, settings: Settings): Promise<[name: Output, text: string][]> {
  const contract = readContract(program, settings);
  const document = await buildOpenApi(program, contract);
  const writers: Record<Output, () => string | Promise<string>> = {
    "openapi.json": () => emitOpenApiJson(document, contract),
    "openapi.yaml": () => emitOpenApiYaml(document, contract),
    "openapi-3.0.json": () => emitEdition(program, contract, "3.0.0"),
    "openapi-3.2.json": () => emitEdition(program, contract, "3.2.0"),
    "types.ts": () => emitTypes(document, contract),
    "commands.ts": () => emitCommands(document, contract),
    "enums.ts": () => emitEnums(document, contract),
    "routes.ts": () => emitRoutes(contract),
    "errors.ts": () => emitErrors(contract),
    "events.ts": () => emitEvents(contract),
    "event-examples.ts": () => emitEventExamples(contract),
    "states.ts": () => emitStates(contract),
    "rules.ts": () => emitRules(contract),
    "rules.json": () => emitRulesJson(contract),
    "calls.ts": () => emitCalls(contract),
    "koa.ts": () => emitKoa(contract),
    "validators.ts": () => emitValidators(document, contract),
    "models.ts": () => emitModels(document, contract),
    "error-classes.ts": () => emitErrorClasses(contract),
    "error-retries.ts": () => emitErrorRetries(contract),
    "tools.ts": () => emitTools(document, contract),
    "resources.ts": () => emitResources(document, contract),
    "api.md": () => emitApiPage(document, contract),
    "paths.ts": () => emitPaths(document, contract),
    "headers.ts": () => emitHeaders(contract),
    "limits.ts": () => emitLimits(contract),
    "python/api.md": () => emitPythonApiPage(document, contract),
    "python/contract.py": () => emitPythonContract(contract),
    "python/endpoints.py": () => emitPythonEndpoints(document, contract),
    "python/errors.py": () => emitPythonErrors(contract),
    "python/handlers.py": () => emitPythonHandlers(contract),
    "python/models.py": () => emitPythonModels(document, contract),
    "python/resources.py": () => emitPythonResources(document, contract, false),
    "python/async_resources.py": () => emitPythonResources(document, contract, true),
  };
  if (contract.service.facts.includes("sdk"))
    for (const operation of contract.operations) readMethod(document, "", operation);
  const files: [Output, string][] = [];
  for (const name of outputsOf(contract)) files.push([name, await writers[name]()]);
  return files;
}

/** Returns the files for which the contract has enough facts, without those that the option `without` names. */
function outputsOf({ service: { facts }, settings, events, changes }: Contract): Output[] {
  const outputs: Output[] = [
    ...wire,
    ...(settings.editions ? editions : []),
    ...(settings.calls ? ["calls.ts" as const] : []),
    ...(settings.koa ? ["koa.ts" as const] : []),
    ...(facts.includes("sdk") ? ["paths.ts" as const] : []),
    ...(facts.includes("sdk") && settings.sdkCore !== undefined ? sdk : []),
    ...(events.length > 0 ? ["events.ts" as const] : []),
    ...(events.length > 0 && events.every(({ example }) => example !== undefined)
      ? ["event-examples.ts" as const]
      : []),
    ...(events.length > 0 && changes.size > 0 ? ["states.ts" as const] : []),
    ...(facts.includes("area") ? ["rules.json" as const, "rules.ts" as const] : []),
    ...(settings.python ? python : []),
  ];
  return outputs.filter((name) => !settings.without.includes(name));
}
