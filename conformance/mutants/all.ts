/** Every mutant. Names are unique, so that a table of yesterday can be held against one of today. */
import { answerMutants } from "./answers.ts";
import { effectMutants } from "./effects.ts";
import { fields, successStatuses, wrongCodes } from "./families.ts";
import { inputMutants } from "./inputs.ts";
import { listMutants } from "./lists.ts";
import type { Mutant } from "./mutant.ts";
import { portalMutants } from "./portal.ts";
import { valueMutants } from "./values.ts";
import { webhookMutants } from "./webhooks.ts";

export const mutants: readonly Mutant[] = [
  ...wrongCodes,
  ...successStatuses,
  ...fields,
  ...valueMutants,
  ...listMutants,
  ...inputMutants,
  ...answerMutants,
  ...effectMutants,
  ...webhookMutants,
  ...portalMutants,
];
