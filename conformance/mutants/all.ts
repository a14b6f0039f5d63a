/** Every mutant. Names are unique, so that two runs' tables can be compared. */

import { bodyMutants } from "./bodies.ts";
import { callerMutants } from "./callers.ts";
import { catalogueMutants } from "./catalogue.ts";
import { contractMutants } from "./contract.ts";
import { effectMutants } from "./effects.ts";
import { errorMutants } from "./errors.ts";
import { esimMutants } from "./esims.ts";
import { eventMutants } from "./events.ts";
import { fields, successStatuses, wrongCodes } from "./families.ts";
import { filterMutants } from "./filters.ts";
import { formMutants } from "./formats.ts";
import { inputMutants } from "./inputs.ts";
import { listMutants } from "./lists.ts";
import { liveMutants } from "./lives.ts";
import { omissionMutants } from "./omissions.ts";
import { orderMutants } from "./orders.ts";
import { portalMutants } from "./portal.ts";
import { requestMutants } from "./requests.ts";
import { responseMutants } from "./responses.ts";
import type { AnyMutant } from "./run.ts";
import { serverFaults } from "./server/all.ts";
import { stateMutants } from "./states.ts";
import { webhookMutants } from "./webhooks.ts";

export const mutants: readonly AnyMutant[] = [
  ...wrongCodes,
  ...successStatuses,
  ...fields,
  ...contractMutants,
  ...formMutants,
  ...orderMutants,
  ...catalogueMutants,
  ...esimMutants,
  ...eventMutants,
  ...filterMutants,
  ...listMutants,
  ...inputMutants,
  ...bodyMutants,
  ...requestMutants,
  ...responseMutants,
  ...errorMutants,
  ...effectMutants,
  ...callerMutants,
  ...stateMutants,
  ...liveMutants,
  ...omissionMutants,
  ...webhookMutants,
  ...portalMutants,
  ...serverFaults,
];
