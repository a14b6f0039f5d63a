/** If an enumeration of rate classes has a member `post`, every POST is counted in that class. */
import type { Enum, Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import type { Vocabulary } from "../decorators.ts";
import { reportDiagnostic, stateKeys } from "../library.ts";
import { stated } from "../read/operations.ts";

export function checkRateClass(program: Program, { verb, operation: target }: HttpOperation): void {
  const rateClass = stated<string>(program, stateKeys.rateClass, target);
  const vocabulary = program.stateMap(stateKeys.vocabulary) as Map<Enum, Vocabulary>;
  const [classes] = [...vocabulary].find(([, of]) => of === "rateClass") ?? [];
  const post = classes?.members.get("post");
  if (classes === undefined || post === undefined || rateClass === undefined || verb !== "post") return;
  if (rateClass === String(post.value ?? post.name)) return;
  const format = { op: target.name, rateClass, word: `${classes.name}.${post.name}` };
  reportDiagnostic(program, { code: "post-rate-class", format, target });
}
