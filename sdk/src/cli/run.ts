/** Finds the command, runs it, and turns whatever it throws into a message and an exit code. */
import sdk from "../../package.json" with { type: "json" };
import { ConnectionError, PartnerEsimError } from "../core/errors.ts";
import { nearestName } from "../core/nearest-name.ts";
import { ApiError } from "../errors.ts";
import { readInvocation, readWords } from "./arguments.ts";
import { type Command, Failure, type Terminal, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { commandHelp, groupHelp, program, programHelp, usageOf } from "./help.ts";
import { printable, toJson } from "./output.ts";

interface Found {
  /** How many words name the command or group. */
  depth: number;
  command?: Command;
  group?: readonly Command[];
}

/** Finds the command that the words begin with. A word that only one command has is enough: `balance`, `simulate`. */
function find(words: string[]): Found {
  const [first = "", second] = words;
  const exact = commands.find(({ name }) => name === `${first} ${second}`);
  if (exact) return { depth: 2, command: exact };
  const having = commands.filter(({ name }) => name.split(" ").includes(first));
  const [only] = having;
  if (only && having.length === 1) return { depth: 1, command: only };
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  return group.length > 0 ? { depth: 1, group } : { depth: 0 };
}

/** Longer words, and those with other characters, could be a secret: they are not repeated. */
const isPlain = (word: string) => /^[a-z-]{1,30}$/.test(word);

const quote = (word: string) => (isPlain(word) ? `: ${word}` : "");

/** Names the commands with the word that this one was meant for. */
function similar(word: string, among: readonly Command[]): string {
  if (word.length < 4 || !isPlain(word)) return "";
  const wordsOf = ({ name }: Command) => name.split(" ");
  const meant = nearestName(word, among.flatMap(wordsOf));
  const having = among.filter((command) => meant !== undefined && wordsOf(command).includes(meant));
  return having.map(({ name }) => name).join(", ");
}

async function dispatch(args: string[], terminal: Terminal): Promise<void> {
  const { out, columns } = terminal;
  const { words: all, help, version } = readWords(args);
  const words = all[0] === "help" ? all.slice(1) : all;
  const wantsHelp = help || words.length < all.length;
  if (version) return out(`${sdk.version}\n`);
  const { depth, command, group } = find(words);
  if (wantsHelp && words.length === 0) return out(programHelp(commands, columns));
  if (wantsHelp && group) return out(groupHelp(words[0] ?? "", group, columns));
  if (group && words[1] === "help") return out(groupHelp(words[0] ?? "", group, columns));
  if (command && wantsHelp) return out(commandHelp(command, columns));
  if (command) return command.run(readInvocation(command, depth, args, terminal, commands));
  const names = (group ?? commands).map(usageOf).join(", ");
  const [unknown] = words.slice(depth);
  const meant = similar(unknown ?? "", group ?? commands);
  if (meant !== "")
    throw new UsageError(`There is no such command${quote(unknown ?? "")}. Did you mean ${meant}?`);
  throw new UsageError(
    unknown === undefined
      ? `Name a command: ${names}`
      : `There is no such command${quote(unknown)}. The commands are: ${names}`,
  );
}

/** OpenSSL says so of a server without TLS. */
const withoutTls = (message: string) =>
  message.replace("wrong version number", "the server speaks http, not https: write http://");

/** Returns what standard error says about a failure of the API. */
function describe(error: ApiError | ConnectionError | Failure, json: boolean, { env }: Terminal): string {
  const { message } = error;
  if (error instanceof Failure) {
    const { code } = error;
    return json ? toJson({ error: { code, message } }) : printable(code ? `${code}: ${message}` : message);
  }
  const { retryable, idempotencyKey } = error;
  const { status, code, param, requestId, docsUrl, retryAfterMs } = error instanceof ApiError ? error : {};
  if (json) {
    // Status, code and request id stand around it, for people.
    const text = message.replace(`${status} ${code}: `, "").replace(` (${requestId})`, "");
    return toJson({
      error: {
        status,
        code,
        message: text,
        param,
        request_id: requestId,
        docs_url: docsUrl,
        retryable,
        retry_after_seconds: retryAfterMs && Math.ceil(retryAfterMs / 1000),
        idempotency_key: idempotencyKey,
      },
    });
  }
  // The response of a proxy or of another server.
  const elsewhere =
    status !== undefined && status < 500 && !code ? ["Is the base URL right? It ends in /partner/api"] : [];
  const noKey =
    code === "invalid_api_key" && /\W/.test(env.PARTNER_ESIM_API_KEY?.trim() ?? "")
      ? ["PARTNER_ESIM_API_KEY has characters that no key has, such as quotes or dots"]
      : [];
  const later = retryAfterMs ? [`Retry-After: ${Math.ceil(retryAfterMs / 1000)} s`] : [];
  const again = retryable && idempotencyKey ? [`Repeat it with --idempotency-key ${idempotencyKey}`] : [];
  return [withoutTls(message), ...later, ...elsewhere, ...noKey, ...(docsUrl ? [docsUrl] : []), ...again]
    .map(printable)
    .join("\n");
}

/** The SDK's messages name its settings, and don't say whether a variable is empty or wrong. */
const forTerminal = (message: string, { env }: Terminal) =>
  message
    .replace(
      /^Set apiKey or PARTNER_ESIM_API_KEY to a key.*/,
      env.PARTNER_ESIM_API_KEY?.trim()
        ? 'PARTNER_ESIM_API_KEY holds something else than a key: set it to one as the portal shows it, without "Bearer"'
        : "PARTNER_ESIM_API_KEY is not set: set it to an API key, such as the test key that the service prints",
    )
    .replace("Set baseUrl or PARTNER_ESIM_BASE_URL", "Set PARTNER_ESIM_BASE_URL, or give --base-url,");

/** Returns the exit code. */
export async function runCommandLine(args: string[], terminal: Terminal): Promise<number> {
  try {
    await dispatch(args, terminal);
    return 0;
  } catch (error) {
    const isCall = error instanceof ApiError || error instanceof ConnectionError || error instanceof Failure;
    if (!isCall && (error instanceof UsageError || error instanceof PartnerEsimError)) {
      const { words } = readWords(args);
      const about = [...words.slice(0, find(words).depth), "--help"];
      terminal.err(`${forTerminal(error.message, terminal)}\nHelp: ${[program, ...about].join(" ")}\n`);
      return 2;
    }
    if (!isCall) throw error;
    terminal.err(`${describe(error, args.includes("--json"), terminal)}\n`);
    return 1;
  }
}
