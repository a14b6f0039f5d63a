// The handling of a POST with a key: questions in a column, each with the response that a "no" leads to.
import { responseHeaders } from "@partner-esim/generated/headers";
import { limits } from "@partner-esim/generated/limits";
import { type ErrorCode, errorCatalogue, operationOf, successOf } from "../contract.ts";
import { errorLink } from "../links.ts";
import {
  arrow,
  box,
  code,
  type Drawing,
  type Line,
  lineHeight,
  narrowest,
  type Picture,
  texts,
  words,
  wrap,
} from "./svg.ts";

interface Outcome {
  lines: Line[];
  look: "good" | "bad";
  text: string;
}

interface Question {
  /** The question about the request. */
  asks: string;
  no: Outcome;
}

function errorOutcome(name: ErrorCode, what: string): Outcome {
  const { status } = errorCatalogue[name];
  return {
    lines: [code(String(status)), code(name), words(what, "small")],
    look: "bad",
    text: `${status} ${errorLink(name)}, and ${what}`,
  };
}

const create = operationOf("ordersCreate");
const created = successOf(create).status;
const replayed = Object.keys(create.responses).find(
  (status) => create.responses[status]?.headers?.[responseHeaders.idempotentReplayed],
);

const questions = (): Question[] => [
  {
    asks: `Is the key known from the last ${limits.idempotencyMemoryHours} hours?`,
    no: {
      lines: [
        code(String(created)),
        words("executed; a 2xx is", "small"),
        words("stored under the key", "small"),
      ],
      look: "good",
      text: `the request is executed. A 2xx, such as ${created}, is stored under the key`,
    },
  },
  {
    asks: "Has the first request with it ended?",
    no: errorOutcome("request_in_progress", "nothing is done"),
  },
  {
    asks: "Is it the same request: path and body?",
    no: errorOutcome("idempotency_key_reused", "nothing is done"),
  },
];

const yes: Outcome = {
  lines: [
    code(String(replayed)),
    words("the first response again, with"),
    code(`${responseHeaders.idempotentReplayed}: true`),
  ],
  look: "good",
  text: `the first response comes again, as ${replayed} with \`${responseHeaders.idempotentReplayed}: true\``,
};

const left = 124;
const right = 168;
const column = { questions: left / 2 + 1, outcomes: narrowest - right / 2 - 1 };
const row = { height: 70, gap: 30 };
const first = 64;

function drawn(asked: readonly Question[]): Drawing {
  const parts: string[] = [];
  const begin = { x: column.questions, y: 18 };
  parts.push(
    box(begin, left, 34, "dark-box", 17),
    texts([words("POST with a key", "inverse")], begin.x, begin.y),
  );
  let above = begin.y + 17;
  for (const [at, { asks, no }] of asked.entries()) {
    const y = first + row.height / 2 + at * (row.height + row.gap);
    parts.push(
      arrow([
        { x: column.questions, y: above },
        { x: column.questions, y: y - row.height / 2 },
      ]),
    );
    if (at > 0)
      parts.push(texts([words("yes", "label")], column.questions + 8, y - row.height / 2 - 16, "start"));
    parts.push(box({ x: column.questions, y }, left, row.height, "box", 16));
    parts.push(texts(wrap(words(asks), left - 14), column.questions, y));
    parts.push(
      arrow([
        { x: left + 1, y },
        { x: narrowest - right - 1, y },
      ]),
    );
    parts.push(texts([words("no", "label")], left + 14, y - 9));
    parts.push(responseBox({ x: column.outcomes, y }, right, no));
    above = y + row.height / 2;
  }
  const y = above + row.gap + 36;
  const width = 230;
  parts.push(
    arrow([
      { x: column.questions, y: above },
      { x: column.questions, y: y - 32 },
    ]),
  );
  parts.push(texts([words("yes", "label")], column.questions + 8, y - 46, "start"));
  parts.push(responseBox({ x: width / 2 + 1, y }, width, yes));
  return { width: narrowest, height: y + 34, content: parts.join("") };
}

function responseBox(center: { x: number; y: number }, width: number, { lines, look }: Outcome): string {
  const height = lines.length * lineHeight + 14;
  return box(center, width, height, `box ${look}`) + texts(lines, center.x, center.y);
}

export function decisionPicture(): Picture {
  const asked = questions();
  return {
    title: "What a POST with a key returns",
    description: `${asked.length} questions, one after the other, each with the response that a "no" leads to. The list that follows has them all.`,
    narrow: drawn(asked),
    text: [...asked.map(({ asks, no }) => `${asks} If not, ${no.text}.`), `Otherwise ${yes.text}.`]
      .map((line, at) => `${at + 1}. ${line}`)
      .join("\n"),
  };
}
