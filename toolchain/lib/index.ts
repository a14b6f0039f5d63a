/** The library's entry point for the TypeSpec compiler. */

export { $decorators } from "./decorators.ts";
export { $onEmit } from "./emitter.ts";
export { $functions } from "./functions.ts";
export { $lib } from "./library.ts";
export { $onValidate } from "./validate.ts";
