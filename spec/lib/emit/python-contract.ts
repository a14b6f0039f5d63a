/** contract.py: the names and numbers of the contract that the Python SDK's handwritten part uses. */
import type { Contract } from "../contract.ts";
import { docstring, pythonBanner, snakeCase } from "./python.ts";

/** Limits that the SDK names in its own code. Pyright finds those that are gone. */
const usedLimits = ["orderSettlementMinutes", "pageLimitMax", "signatureToleranceMinutes"];
/** Codes on which the SDK acts. */
const usedCodes = ["request_in_progress"];

const constant = (name: string, value: unknown) =>
  `${snakeCase(name).toUpperCase()}: Final = ${JSON.stringify(value)}\n`;

export function emitPythonContract(contract: Contract): string {
  const { requestHeaders, responseHeaders, webhookHeaders, limits, errors } = contract;
  const headers = Object.entries({ ...requestHeaders, ...responseHeaders }).map(([property, name]) =>
    constant(`${property}Header`, name),
  );
  const webhook = webhookHeaders.map(({ property, name }) =>
    constant(`webhook${property.charAt(0).toUpperCase()}${property.slice(1)}Header`, name),
  );
  const numbers = limits
    .filter(({ name }) => usedLimits.includes(name))
    .map(({ name, value, unit }) => `${constant(name, value)}${docstring(`In ${unit}.`, "")}`);
  const codes = errors.filter(({ code }) => usedCodes.includes(code)).map(({ code }) => constant(code, code));
  return `${pythonBanner(contract, "names and numbers of the contract")}
from typing import Final

${[...headers, ...webhook, ...numbers, ...codes].join("")}`;
}
