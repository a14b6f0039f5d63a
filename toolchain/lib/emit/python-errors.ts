/** errors.py: the Python SDK's class for each error code. */
import type { Contract } from "../contract.ts";
import { errorClassName } from "./error-classes.ts";
import { docstring, literal, pythonBanner } from "./python.ts";

const property = (name: string, value: unknown) =>
  `        @property\n        def ${name}(self) -> ${literal([value])}: ...\n`;

export function emitPythonErrors(contract: Contract): string {
  const { errors } = contract;
  const classes = errors.map(({ code, status, param, retry, after, condition, fix }) => {
    const facts: [string, unknown][] = [
      ["code", code],
      ["status", status],
      ...(param === undefined ? [] : [["param", param] as [string, unknown]]),
    ];
    const attributes = [
      ...(retry === "same-key" ? ["    retryable = True"] : []),
      ...(after === undefined ? [] : [`    retryable_after = ${JSON.stringify(after)}`]),
    ];
    const properties = facts.map(([name, value]) => property(name, value)).join("\n");
    return `class ${errorClassName(code)}(ApiError):
${docstring(`${condition}\n\n${fix}`, "    ")}
${attributes.length === 0 ? "" : `${attributes.join("\n")}\n\n`}    if TYPE_CHECKING:

${properties}

`;
  });
  const names = errors.map(({ code }) => errorClassName(code)).toSorted();
  const rows = errors.map(({ code }) => `    ${JSON.stringify(code)}: ${errorClassName(code)},\n`);
  return `${pythonBanner(contract, "the class of each error code")}
from typing import TYPE_CHECKING, Final, Literal

from .._api_error import ApiError

__all__ = (
${names.map((name) => `    "${name}",\n`).join("")})


${classes.join("")}ERROR_CLASSES: Final[dict[str, type[ApiError]]] = {
${rows.join("")}}
"""The class of each code."""
`;
}
