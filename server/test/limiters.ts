import { createLimiters, type Limiters } from "../src/domain/limits/limiters.ts";
import { usualConfig } from "../src/runtime/config.ts";

/** Those of a deployment with the default settings. */
export const usualLimiters = (): Limiters => createLimiters(usualConfig());
