/** The library's entry: what the TypeSpec compiler looks for in it. */
export { $decorators } from "./decorators.ts";
export { $onEmit } from "./emitter.ts";
export { $lib } from "./library.ts";
export { $onValidate } from "./validate.ts";
