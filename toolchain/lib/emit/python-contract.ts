/** contract.py: the names and numbers of the contract that the Python SDK's handwritten part uses. */
import type { Contract } from "../contract.ts";
import { docstring, pythonBanner, snakeCase } from "./python.ts";

const constant = (name: string, value: unknown) =>
  `${snakeCase(name).toUpperCase()}: Final = ${JSON.stringify(value)}\n`;

export function emitPythonContract(contract: Contract): string {
  const { requestHeaders, responseHeaders, webhookHeaders, limits, errors, settings } = contract;
  const used = settings.python ?? { limits: [], codes: [] };
  const headers = Object.entries({ ...requestHeaders, ...responseHeaders }).map(([property, name]) =>
    constant(`${property}Header`, name),
  );
  const webhook = webhookHeaders.map(({ property, name }) =>
    constant(`webhook${property.charAt(0).toUpperCase()}${property.slice(1)}Header`, name),
  );
  const numbers = limits
    .filter(({ name }) => used.limits.includes(name))
    .map(({ name, value, unit }) => `${constant(name, value)}${docstring(`In ${unit}.`, "")}`);
  const codes = errors
    .filter(({ code }) => used.codes.includes(code))
    .map(({ code }) => constant(code, code));
  return `${pythonBanner(contract, "names and numbers of the contract")}
from typing import Final

${[...headers, ...webhook, ...numbers, ...codes].join("")}`;
}
