// Elements of pictures: boxes, arrows and texts. Text widths are estimated because readers have different fonts;
// colours and fonts come from styles/pictures.css.

export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** SVG elements. */
  content: string;
}

export interface Picture {
  title: string;
  /** Description in one or two sentences, for screen readers. */
  description: string;
  /** The drawing for phones, at most `narrowest` pixels wide. */
  narrow: Drawing;
  /** The drawing for wide pages. Without it, the text stands beside the narrow one. */
  wide?: Drawing;
  /** The same facts in Markdown. */
  text: string;
}

/** Width of a picture on a phone of 360 pixels. */
export const narrowest = 326;

/** Pixels per letter of the widest common fonts, at the size in the styles. */
const letterWidth = { words: 7.1, code: 7.3 };
export const lineHeight = 17;

export type Kind = keyof typeof letterWidth;

export interface Line {
  text: string;
  kind: Kind;
  /** A class of styles/pictures.css. */
  look?: string;
}

export const words = (text: string, look?: string): Line => ({ text, kind: "words", ...(look && { look }) });
export const code = (text: string, look?: string): Line => ({ text, kind: "code", ...(look && { look }) });

export const widthOf = ({ text, kind }: Line): number => text.length * letterWidth[kind];
export const widestOf = (lines: readonly Line[]): number => Math.max(0, ...lines.map(widthOf));

/** Wraps a line between words. */
export function wrap(line: Line, width: number): Line[] {
  const lines: Line[] = [];
  for (const word of line.text.split(" ")) {
    const last = lines.at(-1);
    const longer = last && { ...line, text: `${last.text} ${word}` };
    if (longer && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push({ ...line, text: word });
  }
  return lines;
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

const rounded = (value: number) => Math.round(value * 10) / 10;

export const element = (name: string, attributes: Record<string, string | number>, content = ""): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? rounded(value) : value}"`)
    .join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;

/** Draws lines of text around a height. */
export function texts(lines: readonly Line[], x: number, y: number, anchor = "middle"): string {
  const first = y - ((lines.length - 1) * lineHeight) / 2 + 4.5;
  return lines
    .map(({ text, kind, look }, at) => {
      const names = `${kind}${look ? ` ${look}` : ""}`;
      const attributes = { x, y: first + at * lineHeight, class: names, "text-anchor": anchor };
      return element("text", attributes, escaped(text));
    })
    .join("");
}

/** Draws a rectangle with rounded corners around its centre. */
export function box(center: Point, width: number, height: number, look = "box", radius = 8): string {
  const corner = { x: center.x - width / 2, y: center.y - height / 2 };
  return element("rect", { ...corner, width, height, rx: radius, class: look });
}

const headLength = 8;

/** Draws a smooth line through points that ends with an arrow. */
export function arrow(points: readonly Point[], look = "line"): string {
  const [first, ...others] = points;
  const end = others.at(-1);
  const before = others.at(-2) ?? first;
  if (!first || !end || !before) throw new Error("an arrow needs two points");
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const along = (length: number, turn: number) =>
    `${rounded(end.x - length * Math.cos(angle + turn))},${rounded(end.y - length * Math.sin(angle + turn))}`;
  const at = ({ x, y }: Point) => `${rounded(x)},${rounded(y)}`;
  const middles = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? end;
    const to = index === others.length - 2 ? end : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q${at(point)} ${at(to)}`;
  });
  const path = `M${at(first)}${middles.length > 0 ? middles.join("") : `L${at(end)}`}`;
  return (
    element("path", { d: path, class: look }) +
    element("path", {
      d: `M${at(end)}L${along(headLength, 0.45)}L${along(headLength, -0.45)}Z`,
      class: "head",
    })
  );
}

/** Returns a point of that line near its control point `at`, which the line itself misses. */
export function near(points: readonly Point[], at: Point): Point {
  const distance = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y);
  const index = points.reduce(
    (best, point, n) => (distance(point) < distance(points[best] ?? point) ? n : best),
    0,
  );
  const before = points[index - 1];
  const point = points[index];
  const after = points[index + 1];
  if (!before || !point || !after) return at;
  const between = (one: number, two: number, three: number) => one / 8 + (two * 3) / 4 + three / 8;
  return { x: between(before.x, point.x, after.x), y: between(before.y, point.y, after.y) };
}

function svgOf(name: string, { title, description }: Picture, size: string, drawing: Drawing): string {
  const ids = { title: `${name}-${size}-title`, text: `${name}-${size}-text` };
  const width = Math.ceil(drawing.width);
  const height = Math.ceil(drawing.height);
  return element(
    "svg",
    {
      class: size,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-labelledby": ids.title,
      "aria-describedby": ids.text,
    },
    `<title id="${ids.title}">${escaped(title)}</title><desc id="${ids.text}">${escaped(description)}</desc>${drawing.content}`,
  );
}

/** Returns both drawings of a picture. The page shows the one that fits. */
export function drawingsOf(name: string, picture: Picture): string {
  const narrow = svgOf(name, picture, "narrow", picture.narrow);
  return picture.wide ? svgOf(name, picture, "wide", picture.wide) + narrow : narrow;
}
