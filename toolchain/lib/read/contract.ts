/**
 * Reads what the decorators and the HTTP library know of a contract, once per compiled program. Every file is written
 * from this and from the OpenAPI document.
 */
import type { Enum, Program } from "@typespec/compiler";
import type { Contract, ContractEvent, ContractOperation, Rule } from "../contract.ts";
import type { Vocabulary } from "../decorators.ts";
import { stateKeys } from "../library.ts";
import type { Settings } from "../options.ts";
import { readChanges } from "./changes.ts";
import { deriveRules } from "./derived-rules.ts";
import { readErrors } from "./errors.ts";
import { readEvents } from "./events.ts";
import { readCookieNames, readHeaderNames, readWebhookHeaders } from "./headers.ts";
import { readLimits } from "./limits.ts";
import { readOperations } from "./operations.ts";
import { readReach, readRules } from "./rules.ts";
import { readBasePath, serviceOf } from "./service.ts";

export function readContract(program: Program, settings: Settings): Contract {
  const service = serviceOf(program);
  const entries = readErrors(program, service);
  const operations = readOperations(program, entries);
  const events = readEvents(program, service);
  const webhookHeaders = events.length === 0 ? [] : readWebhookHeaders(program);
  const limits = readLimits(program, service);
  const changes = readChanges(program, service);
  const rules = service.facts.includes("area") ? readAllRules(program, operations, events) : [];
  const errors = [...new Map(entries.toReversed().map((entry) => [entry.code, entry])).values()].toReversed();
  const headers = { ...readHeaderNames(program), webhookHeaders, cookies: readCookieNames(program) };
  const basePath = readBasePath(program);
  const vocabulary = readVocabulary(program);
  return {
    service,
    settings,
    vocabulary,
    basePath,
    operations,
    errors,
    events,
    ...headers,
    limits,
    changes,
    rules,
  };
}

function readVocabulary(program: Program): Contract["vocabulary"] {
  const words: Contract["vocabulary"] = { observe: ["http"], role: [], rateClass: [] };
  for (const [{ members }, of] of program.stateMap(stateKeys.vocabulary) as Map<Enum, Vocabulary>)
    words[of] = [...members.values()].map(({ value, name }) => String(value ?? name));
  return words;
}

function readAllRules(program: Program, operations: ContractOperation[], events: ContractEvent[]): Rule[] {
  const reach = readReach(operations);
  const derived = deriveRules(program, { operations, events, reach });
  return [...readRules(program, reach), ...derived].sort((a, b) => (a.id < b.id ? -1 : 1));
}
