// Stryker's test runner for this repository: loads the code once and runs, for each mutant, only the tests that reach
// it, in one process. Stryker's own runner for tap starts a process for each mutant and file, and takes twenty times as
// long. What tap gives the tests is in stryker-tap.mjs.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { collect, lasting, stopCollecting } from "./stryker-tap.mjs";

const standIn = new URL("stryker-tap.mjs", import.meta.url).href;
const original = new URL("../../", import.meta.url).href;
globalThis.__stryker__ ??= {};
const state = globalThis.__stryker__;

/** A test that works or waits for longer with a mutant doesn't end. The time that a busy machine takes doesn't count. */
const patienceMs = (usualMs) => 8000 + 5 * usualMs;
const checkMs = 500;
const endless = "it does not end";

/** Resolves when the process has worked, or waited, for longer than this; `stop` ends the watch. */
function watch(longestMs) {
  const idleSince = performance.eventLoopUtilization().idle;
  const cpuSince = process.cpuUsage();
  let timer;
  const late = new Promise((done) => {
    timer = setInterval(() => {
      const idleMs = performance.eventLoopUtilization().idle - idleSince;
      const { user, system } = process.cpuUsage(cpuSince);
      if (Math.max(idleMs, (user + system) / 1000) > longestMs) done(endless);
    }, checkMs);
  });
  return { late, stop: () => clearInterval(timer) };
}

/** STRYKER_SAMPLE=5 tests about a fifth of the mutants; the others are reported as errors, which count nowhere. */
const sample = Number(process.env.STRYKER_SAMPLE ?? 1);

/** The same mutants in each run, also if others are added to the run. */
function isSampled({ fileName, location, replacement }) {
  const { start, end } = location;
  const text = [
    relative(process.cwd(), fileName),
    start.line,
    start.column,
    end.line,
    end.column,
    replacement,
  ];
  return createHash("sha256").update(text.join(" ")).digest().readUInt32BE() % sample === 0;
}

class Runner {
  static inject = tokens(commonTokens.options);

  #files;
  /** Tests by id. */
  #tests = new Map();
  #loaded = new Set();
  /** How many mutants each test has noticed, by id. */
  #kills = new Map();
  #timesFile;
  #times = {};
  #isPoisoned = false;

  constructor(options) {
    this.#files = options.tap.testFiles;
    this.#timesFile = resolve("tmp", "times.json");
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  init() {
    const copy = `${pathToFileURL(process.cwd()).href}/`;
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier === "tap") return { url: standIn, shortCircuit: true };
        const found = next(specifier, context);
        // A workspace that is found by its name is the original, which has no mutants; the copy's own is meant.
        const isOriginal =
          found.url.startsWith(original) &&
          !found.url.startsWith(copy) &&
          !/\/(node_modules|checkers)\//.test(found.url);
        return isOriginal ? { ...found, url: copy + found.url.slice(original.length) } : found;
      },
    });
    process.on("uncaughtException", (error) => this.#onUncaught?.(error));
    process.on("unhandledRejection", (error) => this.#onUncaught?.(error));
    if (existsSync(this.#timesFile)) this.#times = JSON.parse(readFileSync(this.#timesFile, "utf8"));
  }

  #onUncaught = undefined;

  async #load(file) {
    if (this.#loaded.has(file)) return;
    this.#loaded.add(file);
    const { tests, isShared } = await this.#import(file, "");
    if (isShared) this.#tests.set(file, { id: file, file, name: file });
    else
      for (const test of tests)
        this.#tests.set(`${file} ${test.name}`, { ...test, id: `${file} ${test.name}`, file });
  }

  /** Returns the tests of a file; those with a teardown at the top share something, and run together. */
  async #import(file, query) {
    const root = collect(file);
    await import(pathToFileURL(resolve(file)).href + query);
    const isShared = root.teardowns.length > 0;
    // What tests start from now on for all that follow, such as a PostgreSQL server, ends with the process.
    stopCollecting();
    if (query === "") await root.tearDown();
    return { tests: root.tests, isShared, root };
  }

  #runs = 0;

  /** Returns what went wrong, or undefined. */
  async #run({ id, file, body }) {
    this.#runs += 1;
    const usualMs = this.#times[id] ?? 60_000;
    const work = async () => {
      if (body) return await body();
      const { tests, root } = await this.#import(file, `?run=${this.#runs}`);
      let failure;
      for (const test of tests) failure ??= await test.body();
      await root.tearDown();
      return failure;
    };
    const { late, stop } = watch(patienceMs(usualMs));
    const uncaught = new Promise((done) => {
      this.#onUncaught = (error) => done(`uncaught: ${error}`);
    });
    const failure = await Promise.race([
      work().catch((error) => String(error?.stack ?? error)),
      late,
      uncaught,
    ]);
    stop();
    // What the test has thrown late belongs to it.
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
    if (failure === endless) this.#isPoisoned = true;
    this.#onUncaught = () => {};
    return failure;
  }

  async dryRun() {
    const results = [];
    for (const file of this.#files) {
      state.currentTestId = undefined;
      await this.#load(file);
      for (const test of [...this.#tests.values()].filter((one) => one.file === file)) {
        state.currentTestId = test.id;
        const started = performance.now();
        const failure = await this.#run(test);
        const timeSpentMs = performance.now() - started;
        this.#times[test.id] = timeSpentMs;
        results.push(this.#result(test.id, failure, timeSpentMs));
      }
    }
    state.currentTestId = undefined;
    mkdirSync(dirname(this.#timesFile), { recursive: true });
    writeFileSync(this.#timesFile, JSON.stringify(this.#times));
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: state.mutantCoverage };
  }

  async dispose() {
    await lasting.tearDown();
  }

  #result(id, failure, timeSpentMs) {
    const base = { id, name: id, timeSpentMs };
    return failure === undefined
      ? { ...base, status: TestStatus.Success }
      : { ...base, status: TestStatus.Failed, failureMessage: failure };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    // What a test left behind that didn't end could fail others. Stryker starts another process and asks again.
    if (this.#isPoisoned) {
      await this.dispose();
      process.exit(1);
    }
    if (!isSampled(activeMutant)) return { status: MutantRunStatus.Error, errorMessage: "not in the sample" };
    const ids = testFilter ?? Object.keys(this.#times);
    const files = new Set(
      this.#files.filter((file) => ids.some((id) => id === file || id.startsWith(`${file} `))),
    );
    const activate = () => {
      state.activeMutant = activeMutant.id;
      state.hitCount = hitLimit === undefined ? undefined : 0;
      state.hitLimit = hitLimit;
    };
    if (mutantActivation === "static") activate();
    for (const file of files) await this.#load(file);
    const tests = ids.map((id) => this.#tests.get(id)).filter((test) => test !== undefined);
    tests.sort((a, b) => this.#costOf(a) - this.#costOf(b));
    const results = [];
    for (const test of tests) {
      activate();
      const started = performance.now();
      const failure = await this.#run(test);
      const { hitCount } = state;
      state.activeMutant = undefined;
      state.hitLimit = undefined;
      const limited =
        determineHitLimitReached(hitCount, hitLimit) ??
        (failure === endless ? { status: DryRunStatus.Timeout, reason: endless } : undefined);
      if (limited) {
        this.#isPoisoned = true;
        return toMutantRunResult(limited);
      }
      const isKill = failure !== undefined;
      // A test that fails without the mutant too says nothing about it.
      const isSound =
        !isKill || this.#isPoisoned || mutantActivation === "static" || (await this.#passesAlone(test));
      if (!isSound) continue;
      results.push(this.#result(test.id, failure, performance.now() - started));
      if (isKill) {
        this.#kills.set(test.id, (this.#kills.get(test.id) ?? 0) + 1);
        break;
      }
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests: results });
  }

  /** Quick tests run first, and those that have noticed mutants before. */
  #costOf({ id }) {
    return (this.#times[id] ?? 0) / (1 + (this.#kills.get(id) ?? 0));
  }

  async #passesAlone(test) {
    const failure = await this.#run(test);
    if (failure !== undefined) {
      console.error(`fails without a mutant: ${test.id}: ${failure}`);
      this.#isPoisoned = true;
    }
    return failure === undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", Runner)];
