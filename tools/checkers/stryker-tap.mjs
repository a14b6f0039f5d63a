// What the tests use of tap, for many runs in one process: tests are collected, and run when they are asked for. A test
// ends with its first failed assertion.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { match, same, strict } from "tcompare";

class Failed extends Error {}

class Test {
  failure;
  teardowns = [];
  testdirName;
  #chain = Promise.resolve();
  #end = Promise.withResolvers();

  constructor(name) {
    this.name = name;
  }

  #fail(message, detail = "") {
    this.failure ??= `${this.name}: ${message ?? ""} ${detail}`;
    throw new Failed(this.failure);
  }
  #check(isOk, message, detail) {
    if (!isOk) this.#fail(typeof message === "string" ? message : "", detail);
    return true;
  }
  pass() {}
  comment() {}
  setTimeout() {}
  end() {
    this.#end.resolve();
  }
  fail = (message) => this.#fail(message);
  ok = (value, message) => this.#check(value, message, "not ok");
  notOk = (value, message) => this.#check(!value, message, "ok");
  equal = (found, wanted, message) =>
    this.#check(found === wanted || Object.is(found, wanted), message, `${found} is not ${wanted}`);
  not = (found, wanted, message) => this.#check(found !== wanted, message, `${found}`);
  #compare(how, found, wanted, message, isWanted = true) {
    const { match: isSame, diff } = how(found, wanted);
    return this.#check(isSame === isWanted, message, diff);
  }
  same = (found, wanted, message) => this.#compare(same, found, wanted, message);
  strictSame = (found, wanted, message) => this.#compare(strict, found, wanted, message);
  match = (found, wanted, message) => this.#compare(match, found, wanted, message);
  notMatch = (found, wanted, message) => this.#compare(match, found, wanted, message, false);
  notSame = (found, wanted, message) => this.#compare(same, found, wanted, message, false);
  type = (value, kind, message) =>
    this.#check(typeof kind === "function" ? value instanceof kind : typeof value === kind, message);

  #error(error, wanted, message) {
    if (wanted === undefined || typeof wanted === "string") return error;
    if (wanted instanceof RegExp) this.match(error.message, wanted, message);
    else if (wanted instanceof Error)
      this.match(error, { name: wanted.name, message: wanted.message }, message);
    else this.match(error, wanted, message);
    return error;
  }
  throws(call, wanted, message) {
    let thrown;
    try {
      call();
    } catch (error) {
      thrown = { error };
    }
    this.#check(thrown, message ?? wanted, "did not throw");
    return this.#error(thrown.error, wanted, message);
  }
  async rejects(promise, wanted, message) {
    let thrown;
    try {
      await (typeof promise === "function" ? promise() : promise);
    } catch (error) {
      thrown = { error };
    }
    this.#check(thrown, message ?? wanted, "did not reject");
    return this.#error(thrown.error, wanted, message);
  }
  async resolves(promise, message) {
    try {
      await (typeof promise === "function" ? promise() : promise);
    } catch (error) {
      this.#fail(message, String(error));
    }
  }

  teardown(what) {
    this.teardowns.push(what);
  }
  testdir(content = {}) {
    const folder = mkdtempSync(join(tmpdir(), "mutant-"));
    this.testdirName = folder;
    this.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const write = (path, entry) => {
      if (typeof entry === "object" && !Buffer.isBuffer(entry))
        for (const [name, one] of Object.entries(entry)) write(join(path, name), one);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, entry);
      }
    };
    write(folder, content);
    return folder;
  }
  capture(object, name, put = () => {}) {
    const before = object[name];
    const calls = [];
    object[name] = function replaced(...args) {
      calls.push({ args });
      return put.apply(this, args);
    };
    this.teardown(() => {
      object[name] = before;
    });
    return () => calls.splice(0);
  }
  intercept(object, name, descriptor) {
    const before = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { ...descriptor, configurable: true });
    this.teardown(() => Object.defineProperty(object, name, before));
  }

  test(name, ...rest) {
    const body = rest.at(-1);
    const run = async () => {
      const test = new Test(`${this.name} > ${name}`);
      await test.run(body);
      this.failure ??= test.failure;
      if (test.failure) throw new Failed(test.failure);
    };
    const turn = this.#chain.then(run);
    turn.catch(() => {});
    this.#chain = turn;
    return turn;
  }

  async run(body) {
    try {
      const returned = body(this);
      if (returned?.then) await returned;
      else if (body.constructor.name !== "AsyncFunction" && /\.end\(\)/.test(String(body)))
        await this.#end.promise;
      await this.#chain;
    } catch (error) {
      this.failure ??= String(error?.stack ?? error);
    }
    await this.tearDown();
    return this.failure;
  }
  async tearDown() {
    for (const what of this.teardowns.splice(0).reverse()) {
      try {
        await what();
      } catch (error) {
        this.failure ??= String(error?.stack ?? error);
      }
    }
  }
}

class Root extends Test {
  tests = [];
  test(name, ...rest) {
    const body = rest.at(-1);
    if (rest[0]?.skip) return;
    this.tests.push({ name, body: () => new Test(name).run(body) });
  }
}

/** What the tests of all files share. */
export const lasting = new Root("all files");

let current = lasting;

/** Tests that are declared from now on belong to the file. */
export function collect(file) {
  current = new Root(file);
  return current;
}

export function stopCollecting() {
  current = lasting;
}

export default new Proxy(
  {},
  {
    get: (_, name) => {
      const value = current[name];
      return typeof value === "function" ? value.bind(current) : value;
    },
  },
);
