/** What a generated file can't say. The emitter reports it at its place in the contract, and writes nothing. */
import type { DiagnosticTarget, Type } from "@typespec/compiler";
import type { ContractOperation } from "./contract.ts";

export class Unwritable extends Error {
  readonly target: DiagnosticTarget;

  constructor(message: string, target: DiagnosticTarget) {
    super(message);
    this.target = target;
  }
}

/** Returns the property that a parameter or field of the body is, by the first name of its `param`. */
export function propertyAt({ type }: ContractOperation, param: string): DiagnosticTarget {
  const [name = ""] = param.split(/[.[]/);
  const parameters = type.parameters.properties;
  const bodies = [...parameters.values()].map((parameter): Type => parameter.type);
  const fields = bodies.map((body) => (body.kind === "Model" ? body.properties.get(name) : undefined));
  return [parameters.get(name), ...fields].find((property) => property !== undefined) ?? type;
}
