// Builds the portal's pages into `dist/`: one HTML file, and scripts and styles whose names carry a hash of their
// content, so that a browser may keep them for ever. Who may do what comes out of the contract at this moment.
import { rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { routes } from "@partner-esim/generated/portal/routes";
import { type BuildOptions, type BuildResult, build } from "esbuild";

const here = import.meta.dirname;
export const pagesFolder = join(here, "dist");

/** Operations by who may call them, and whether a deactivated account may not. */
const rights = Object.entries(
  Object.groupBy(Object.keys(routes) as (keyof typeof routes)[], (id) => {
    const { roles, errors } = routes[id];
    return [...roles, ...(errors.some(({ code }) => code === "account_inactive") ? ["active"] : [])].join(
      " ",
    );
  }),
);

const options = {
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  bundle: true,
  target: "es2022",
  minify: true,
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
} satisfies BuildOptions;

function nameOf({ metafile }: BuildResult<{ metafile: true }>, pattern: RegExp): string {
  const name = Object.keys(metafile.outputs)
    .map((path) => basename(path))
    .find((base) => pattern.test(base));
  if (name === undefined) throw new Error(`the build made no file like ${pattern}`);
  return name;
}

/** A folder beside it is written first and then put in its place, so that a server never sees half a build. */
export async function buildPages(folder = pagesFolder): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  const outdir = join(fresh, "assets");
  const script = await build({
    ...options,
    entryPoints: { portal: join(here, "src/main.tsx") },
    outdir,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    define: { RIGHTS: JSON.stringify(rights) },
  });
  // On its own and no module, so that it runs before anything is drawn.
  const theme = await build({
    ...options,
    entryPoints: { theme: join(here, "src/theme-start.ts") },
    outdir,
    format: "iife",
  });
  const themeFile = nameOf(theme, /^theme-.*\.js$/);
  const styles = nameOf(script, /^portal-.*\.css$/);
  await writeFile(
    join(fresh, "index.html"),
    page(
      "Partner eSIM portal",
      themeFile,
      styles,
      `<script type="module" src="assets/${nameOf(script, /^portal-.*\.js$/)}"></script>`,
      `<div id="portal"></div>
<noscript>The portal needs JavaScript.</noscript>`,
    ),
  );
  await writeFile(
    join(fresh, "notice.html"),
    page("<!-- title --> · Partner eSIM portal", themeFile, styles, "", notice),
  );
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
}

/** The server fills in title and text. */
const notice = `<main class="alone">
<div class="card sign-in">
<header class="brand"><span class="mark" aria-hidden="true"></span>Partner eSIM</header>
<h1><!-- title --></h1>
<p class="note bad" role="alert"><!-- text --></p>
<a class="button" href=".">Back to sign-in</a>
</div>
</main>`;

const page = (title: string, theme: string, styles: string, script: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<base href="/portal/">
<meta name="application-name" content="Partner eSIM">
<title>${title}</title>
<link rel="icon" href="data:,">
<script src="assets/${theme}"></script>
<link rel="stylesheet" href="assets/${styles}">
${script}
</head>
<body>
${body}
</body>
</html>
`;

if (import.meta.main) await buildPages();
