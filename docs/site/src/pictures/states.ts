// State diagrams of orders, eSIMs and top-ups, laid out by dagre from the contract's changes of status. Numbers refer
// to the list beside them.
import { Graph, type GraphLabel, layout } from "@dagrejs/dagre";
import { enums } from "@partner-esim/generated/enums";
import { type StatusChange, statusChanges } from "@partner-esim/generated/states";
import { eventLink } from "../links.ts";
import {
  arrow,
  box,
  code,
  type Drawing,
  element,
  near,
  type Picture,
  type Point,
  texts,
  widthOf,
  words,
} from "./svg.ts";

export type Subject = keyof typeof statusChanges;

const start = "(new)";

/** Returns changes, with the creation first. */
function changesOf(subject: Subject): StatusChange[] {
  const changes: readonly StatusChange[] = statusChanges[subject];
  return [...changes.filter(({ from }) => from === null), ...changes.filter(({ from }) => from !== null)];
}

const settings: GraphLabel = { rankdir: "TB", nodesep: 10, edgesep: 7, ranksep: 22, marginx: 2, marginy: 2 };
const markSize = 22;

interface Placed extends Point {
  width: number;
  height: number;
}

function drawn(subject: Subject, changes: readonly StatusChange[]): Drawing {
  const graph = new Graph<GraphLabel, Placed, Placed & { points: Point[] }>({ multigraph: true });
  graph.setGraph({ ...settings });
  graph.setNode(start, { width: 14, height: 14, x: 0, y: 0 });
  for (const status of enums[subject])
    graph.setNode(status, { width: widthOf(code(status)) + 18, height: 34, x: 0, y: 0 });
  for (const [at, { from, to }] of changes.entries()) {
    const mark = { width: markSize, height: markSize, x: 0, y: 0, points: [], labelpos: "c" };
    graph.setEdge(from ?? start, to, mark, String(at));
  }
  layout(graph);
  const edges = changes.map(({ from, to, event }, at) => {
    const { points, ...label } = graph.edge(from ?? start, to, String(at));
    const { x, y } = near(points, label);
    const look = event === null ? "mark" : "mark told";
    const circle = element("circle", { cx: x, cy: y, r: markSize / 2 - 1, class: look });
    return { line: arrow(points), mark: circle + texts([words(String(at + 1))], x, y) };
  });
  const states = enums[subject].map((status) => {
    const { width, height, ...position } = graph.node(status);
    const isFinal = !changes.some(({ from }) => from === status);
    return (
      box(position, width, height, isFinal ? "box final" : "box") +
      texts([code(status)], position.x, position.y)
    );
  });
  const { x, y } = graph.node(start);
  const dot = element("circle", { cx: x, cy: y, r: 7, class: "dot" });
  const { width = 0, height = 0 } = graph.graph();
  const lines = edges.map(({ line }) => line);
  return { width, height, content: [...lines, dot, ...states, ...edges.map(({ mark }) => mark)].join("") };
}

const names: Record<Subject, string> = {
  OrderStatus: "an order",
  EsimStatus: "an eSIM",
  TopupStatus: "a top-up",
};

export function statesPicture(subject: Subject): Picture {
  const changes = changesOf(subject);
  const finals = enums[subject].filter((status) => !changes.some(({ from }) => from === status));
  const last = finals.at(-1);
  const list = changes.map(({ from, to, when, event }, at) => {
    const change = from === null ? `new → \`${to}\`` : `\`${from}\` → \`${to}\``;
    return `${at + 1}. ${change}: ${when}${event === null ? "" : `, ${eventLink(event)}`}`;
  });
  return {
    title: `The statuses of ${names[subject]}`,
    description: `${enums[subject].length} statuses and the ${changes.length} numbered changes of the list that follows. ${finals.slice(0, -1).join(", ")} and ${last} never change.`,
    narrow: drawn(subject, changes),
    text: list.join("\n"),
  };
}
