// The randomness of the real world, for entry points to pass down.
import { randomBytes } from "node:crypto";
import type { Random } from "./domain/ports.ts";

export const random: Random = { bytes: (length) => randomBytes(length) };
