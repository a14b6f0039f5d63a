// What PostgreSQL reads for the statements of a list: rows, and blocks of tables and indexes.
import pg from "pg";
import type { Reads } from "../../src/domain/ports.ts";
import { connectionOf } from "../../src/store/postgres/prepared.ts";
import type { Connection, Statement, Value } from "../../src/store/sql/connection.ts";
import { readsOf } from "../../src/store/sql/repositories.ts";

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Total Cost": number;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: Node[];
}

export interface Reading {
  sql: string;
  rows: number;
  blocks: number;
  /** Tables that were read without an index. */
  tables: string[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
const scansOf = (plan: Node) => nodesOf(plan).filter((node) => node["Node Type"].includes("Scan"));

const readBy = (node: Node): number =>
  (node["Actual Rows"] +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0)) *
  node["Actual Loops"];

function toReading(sql: string, plan: Node): Reading {
  const scans = scansOf(plan);
  return {
    sql: sql.replace(/\s+/g, " "),
    rows: scans.reduce((sum, node) => sum + readBy(node), 0),
    blocks: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    tables: scans.flatMap((node) => (node["Node Type"] === "Seq Scan" ? (node["Relation Name"] ?? []) : [])),
  };
}

export const costOf = ({ rows, blocks }: Reading): number => rows + blocks;

/** What PostgreSQL adds to a custom plan's cost for planning it, or a little more. */
const planningCost = (plan: Node): number => 2.5 * (2 * scansOf(plan).length + 2);

const literal = (value: Value) => (typeof value === "string" ? pg.escapeLiteral(value) : String(value));

/** Runs each statement under `explain` too. */
export class Explained {
  readonly reads: Reads;
  readonly connection: Connection;
  #client: pg.Client;
  #names = new Map<string, string>();
  #known = new Map<string, Reading>();
  #readings: Reading[] = [];

  constructor(client: pg.Client) {
    this.#client = client;
    const real = connectionOf({ isPooled: false, query: (statement) => client.query(statement) });
    const prepare = <Row>(sql: string): Statement<Row> => {
      const statement = real.prepare<Row>(sql);
      return {
        ...statement,
        get: async (...values) => {
          await this.#explain(sql, values);
          return await statement.get(...values);
        },
        all: async (...values) => {
          await this.#explain(sql, values);
          return await statement.all(...values);
        },
        run: async (...values) => {
          await this.#explain(sql, values);
          return await statement.run(...values);
        },
      };
    };
    this.connection = { dialect: real.dialect, prepare };
    this.reads = readsOf(this.connection);
  }

  async readingsOf(list: (reads: Reads) => Promise<unknown>): Promise<Reading[]> {
    this.#readings = [];
    await list(this.reads);
    return this.#readings;
  }

  async #explain(sql: string, values: readonly Value[]): Promise<void> {
    const name = this.#names.get(sql) ?? `plan_${this.#names.size}`;
    if (!this.#names.has(sql)) await this.#client.query(`prepare ${name} as ${sql}`);
    this.#names.set(sql, name);
    const execute = `execute ${name}${values.length > 0 ? `(${values.map(literal).join()})` : ""}`;
    const reading = this.#known.get(execute) ?? (await this.#read(sql, execute));
    this.#known.set(execute, reading);
    this.#readings.push(reading);
  }

  /** From its sixth run on, a statement keeps a plan for all values if that seems no dearer: the worse of both. */
  async #read(sql: string, execute: string): Promise<Reading> {
    const custom = await this.#plan("force_custom_plan", "analyze, buffers,", execute);
    const generic = await this.#plan("force_generic_plan", "", execute);
    const read = toReading(sql, custom);
    if (generic["Total Cost"] > custom["Total Cost"] + planningCost(custom)) return read;
    const forcedGeneric = toReading(
      sql,
      await this.#plan("force_generic_plan", "analyze, buffers,", execute),
    );
    return costOf(forcedGeneric) > costOf(read) ? forcedGeneric : read;
  }

  async #plan(mode: string, options: string, execute: string): Promise<Node> {
    await this.#client.query(`set plan_cache_mode = ${mode}`);
    const result = await this.#client.query(`explain (${options} format json) ${execute}`);
    return result.rows[0]["QUERY PLAN"][0].Plan;
  }
}
