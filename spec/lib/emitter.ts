/**
 * The emitter: reads the contract once and writes every generated file. The same contract gives the same bytes.
 */
import { type EmitContext, emitFile, resolvePath } from "@typespec/compiler";
import { readContract } from "./contract.ts";
import { emitErrorClasses } from "./emit/error-classes.ts";
import { emitErrors } from "./emit/errors.ts";
import { emitEvents } from "./emit/events.ts";
import { emitHeaders } from "./emit/headers.ts";
import { emitLimits } from "./emit/limits.ts";
import { emitModels } from "./emit/models.ts";
import { buildOpenApi, emitOpenApiJson, emitOpenApiYaml } from "./emit/openapi.ts";
import { emitResources } from "./emit/resources.ts";
import { emitRoutes } from "./emit/routes.ts";
import { emitRules, emitRulesJson } from "./emit/rules.ts";
import { emitTypes } from "./emit/types.ts";
import { emitValidators } from "./emit/validators.ts";

export async function $onEmit({ program, emitterOutputDir }: EmitContext): Promise<void> {
  if (program.compilerOptions.dryRun || program.hasError()) return;
  const contract = readContract(program);
  const document = await buildOpenApi(program, contract);
  const files: Record<string, string> = {
    "openapi.json": emitOpenApiJson(document),
    "openapi.yaml": emitOpenApiYaml(document),
    "types.ts": await emitTypes(document),
    "routes.ts": emitRoutes(contract),
    "errors.ts": emitErrors(contract),
    "events.ts": emitEvents(contract),
    "rules.ts": emitRules(contract),
    "rules.json": emitRulesJson(contract),
    "validators.ts": emitValidators(document, contract),
    "models.ts": emitModels(document),
    "error-classes.ts": emitErrorClasses(contract),
    "resources.ts": emitResources(document, contract),
    "headers.ts": emitHeaders(contract),
    "limits.ts": emitLimits(contract),
  };
  for (const [name, content] of Object.entries(files)) {
    await emitFile(program, { path: resolvePath(emitterOutputDir, name), content });
  }
}
