// `npm run docs:social`: draws social.png, which a shared link to the documentation shows. Needs Chromium, or its path in
// CHROMIUM. The build copies the picture; it changes only when this file or the contract's title does.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { executable } from "../../server/portal/chromium.ts";
import { openApi } from "./src/contract.ts";
import { socialSize } from "./src/layout.ts";
import { statesPicture } from "./src/pictures/states.ts";
import { drawingsOf } from "./src/pictures/svg.ts";

const { outputFiles } = await build({
  entryPoints: [join(import.meta.dirname, "styles/docs.css")],
  bundle: true,
  write: false,
});

const page = `<!doctype html>
<html lang="en" data-theme="dark">
<style>
${outputFiles[0]?.text}
body { display: grid; grid-template-columns: 1fr 470px; gap: 40px; align-items: center; height: 100vh; padding: 0 64px; }
h1 { margin: 24px 0 12px; font-size: 55px; white-space: nowrap; }
p { margin: 0; color: var(--quiet); font-size: 30px; line-height: 1.4; }
.icon { display: block; width: 96px; color: var(--accent); }
.picture svg { width: 470px; max-width: none; height: auto; }
</style>
<body>
<div>
<svg class="icon" viewBox="3 1 10 14"><path fill="currentColor" d="M3 1h7l3 3v11H3z"/><path fill="var(--surface)" d="M5 8h6v5H5z"/></svg>
<h1>${openApi.info.title}</h1>
<p>Sell mobile data to travellers from your own software</p>
</div>
<div class="picture beside-text">${drawingsOf("order", statesPicture("OrderStatus"))}</div>
</body>
</html>`;

const browser = await chromium.launch({
  executablePath: executable(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const shown = await browser.newPage({ viewport: socialSize });
await shown.setContent(page);
writeFileSync(join(import.meta.dirname, "social.png"), await shown.screenshot());
await browser.close();
