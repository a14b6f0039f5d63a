import { randomBytes } from "node:crypto";
import type { Random } from "../domain/values/random.ts";

export const random: Random = { bytes: (length) => randomBytes(length) };
