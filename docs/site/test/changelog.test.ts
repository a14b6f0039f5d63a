// The changelog from what changesets and git have, and its feed.
import t from "tap";
import { packages, readReleases, releasesOf } from "../src/changelog.ts";
import { feedOf } from "../src/feed.ts";
import { renderPage } from "../src/markdown.ts";
import { changelogPage } from "../src/pages/changelog.ts";

const changesets = new Map([
  [".changeset/one.md", '---\n"@partner-esim/sdk": minor\n---\n\nNew **things** & [more](../SECURITY.md).\n'],
  [
    ".changeset/two.md",
    '---\n"@partner-esim/sdk": patch\n"@partner-esim/spec": patch\n---\n\nFixed: A fix.\n',
  ],
]);
const changelogs = new Map([
  ["sdk", "# @partner-esim/sdk\n\n## 1.1.0\n\n### Minor Changes\n\n- abc: Newer.\n\n## 1.0.0\n\n- Older.\n"],
]);
const dates = new Map([
  [".changeset/one.md", "2026-11-03T10:00:00Z"],
  [".changeset/two.md", "2026-11-04T10:00:00Z"],
  ["@partner-esim/sdk@1.0.0", "2026-10-01T08:00:00Z"],
]);

t.test("pending changes come first, then releases with the date of their tag", async (t) => {
  const releases = releasesOf({ changesets, changelogs, dates });
  t.same(
    releases.map(({ name, version, date }) => [name, version, date]),
    [
      ["@partner-esim/sdk", null, "2026-11-04T10:00:00Z"],
      ["@partner-esim/sdk", "1.1.0", null],
      ["@partner-esim/sdk", "1.0.0", "2026-10-01T08:00:00Z"],
      ["@partner-esim/spec", null, "2026-11-04T10:00:00Z"],
    ],
  );
  const { markdown } = changelogPage(releases);
  t.match(
    markdown,
    "### [Not yet released](docs:changelog#sdk-next)\n\nLast change: 4 November 2026.\n\n#### Added\n\nNew **things** & more.\n\n#### Fixed\n\nA fix.",
  );
  t.match(markdown, "### [1.1.0](docs:changelog#sdk-1.1.0)\n\n#### Added", "without a tag there is no date");
  t.match(markdown, "### [1.0.0](docs:changelog#sdk-1.0.0)\n\nReleased on 1 October 2026.\n\n- Older.");
  t.notMatch(markdown, "Nothing has been released");
});

t.test("before the first release the page says so, and shows what each package will hold", async (t) => {
  const { markdown } = changelogPage(releasesOf({ changesets, changelogs: new Map(), dates: new Map() }));
  t.match(markdown, "Nothing has been released yet.");
  t.notMatch(markdown, /Last change|Atom/, "no dates without git");
});

t.test("each package of the repository has something to tell", async (t) => {
  const told = new Set(readReleases().map(({ name }) => name));
  t.same(
    packages.filter(({ name }) => !told.has(`@partner-esim/${name}`)),
    [],
  );
});

t.test("the feed has an entry for each dated release, newest first, with ids that stay", async (t) => {
  const releases = releasesOf({ changesets, changelogs, dates });
  const feed = feedOf(releases, "API & more") ?? "";
  t.same(
    [...feed.matchAll(/<updated>(.*)<\/updated>/g)].map(([, date]) => date),
    ["2026-11-04T10:00:00Z", "2026-11-04T10:00:00Z", "2026-11-04T10:00:00Z", "2026-10-01T08:00:00Z"],
  );
  const ids = [...feed.matchAll(/<id>(urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})<\/id>/g)].map(
    ([, id]) => id,
  );
  t.equal(new Set(ids).size, 4);
  const later = feedOf(
    releases.map((release) => ({ ...release, date: "2027-01-01T00:00:00Z" })),
    "API & more",
  );
  for (const id of ids) t.match(later, id);
  t.match(feed, "<title>API &amp; more: changelog</title>");
  const { anchors } = renderPage(changelogPage(releases));
  const links = [...feed.matchAll(/ href="changelog\.html#([^"]+)"/g)].map(([, anchor = ""]) => anchor);
  t.same(links.toSorted(), ["sdk-1.0.0", "sdk-next", "spec-next"]);
  t.same(
    links.filter((anchor) => !anchors.has(anchor)),
    [],
    "on the page",
  );
  t.match(feed, "&lt;strong&gt;things&lt;/strong&gt; &amp;amp; more");
  t.equal(feedOf(releasesOf({ changesets, changelogs, dates: new Map() }), "API"), null);
});
