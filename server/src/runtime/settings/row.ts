import type { Parser } from "../setting-parsers.ts";

export interface Row {
  flag: string;
  env: string;
  default: string;
  help: string;
  secret?: boolean;
  parse: Parser<unknown>;
}
