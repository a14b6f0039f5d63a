// The changelog as an Atom feed. Its links are relative, because the site can be served at any URL. The service
// completes them with its own URL.
import { hash } from "node:crypto";
import { anchorOf, feedFile, headingOf, type Release } from "./changelog.ts";
import { renderPage } from "./markdown.ts";
import { withoutFiles } from "./pages/readmes.ts";

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/** Returns a stable id, as Atom requires. */
function idOf(name: string): string {
  const digits = hash("sha256", `partner-esim changelog ${name}`);
  const [one, two, three, four, five] = [0, 8, 12, 16, 20].map((from, at) =>
    digits.slice(from, [8, 12, 16, 20, 32][at]),
  );
  return `urn:uuid:${one}-${two}-8${three?.slice(1)}-8${four?.slice(1)}-${five}`;
}

/** Returns null if no release has a date, which every entry needs. */
export function feedOf(releases: readonly Release[], title: string): string | null {
  const dated = releases
    .flatMap(({ date, ...release }) => (date === null ? [] : [{ ...release, date }]))
    .toSorted((one, other) => (one.date < other.date ? 1 : -1));
  const [newest] = dated;
  if (!newest) return null;
  const entries = dated.map((release) => {
    const { name, version, date, markdown } = release;
    const page = {
      path: "changelog",
      section: "Contract",
      title,
      summary: "",
      // Readers show entries of several pages together, so headings have no anchors.
      markdown: withoutFiles(markdown).replace(/^#+ (.+)$/gm, "**$1**"),
    } as const;
    return `<entry>
<id>${idOf(`${name} ${version ?? "next"}`)}</id>
<title>${escaped(headingOf(release))}</title>
<updated>${date}</updated>
<link rel="alternate" type="text/html" href="changelog.html#${anchorOf(release)}"/>
<content type="html">${escaped(renderPage(page).html)}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${idOf("feed")}</id>
<title>${escaped(title)}: changelog</title>
<updated>${newest.date}</updated>
<author><name>${escaped(title)}</name></author>
<link rel="self" type="application/atom+xml" href="${feedFile}"/>
<link rel="alternate" type="text/html" href="changelog.html"/>
${entries.join("")}</feed>
`;
}
