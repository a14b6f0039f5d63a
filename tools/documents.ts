// Builds the generated documents that git ignores, for tests; turbo runs it before them.
import { generate } from "./generation.ts";

await generate({ check: true });
