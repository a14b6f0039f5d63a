// Paths of pages and links to them, and texts of the contract where a link is not enough.
import { areaOf, type ErrorCode, errorCatalogue, type Operation, type OperationId } from "./contract.ts";

export const operationPath = (id: OperationId) =>
  `reference/${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const ruleLink = (id: string) => `[\`${id}\`](docs:rules/${areaOf(id)}#${id})`;

export const errorLink = (code: string) => `[\`${code}\`](docs:errors/${code})`;

export const eventLink = (type: string) => `[\`${type}\`](docs:events/${type})`;

/** Returns the paragraph of an operation's error description that begins with the code. */
export function conditionIn(operation: Operation, code: ErrorCode): string {
  const { status, condition } = errorCatalogue[code];
  const paragraphs = operation.responses[status]?.description.split("\n\n") ?? [];
  const codeParagraph = paragraphs.find((paragraph) => paragraph.startsWith(`\`${code}\`: `));
  return codeParagraph?.slice(code.length + 4) ?? condition;
}
