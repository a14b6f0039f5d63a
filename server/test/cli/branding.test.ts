// The company's settings: a logo is a PNG or a harmless SVG, or the start fails and says why.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import t from "tap";
import { gather, readConfig } from "../../src/runtime/config.ts";
import { runHere } from "./command-line.ts";

const config = (env: Record<string, string>) => readConfig(gather({}, env));

const svg = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

t.test("an invalid company name or colour is rejected", async (t) => {
  t.match(config({ COMPANY_NAME: "Acme Travel", COMPANY_COLOUR: "#B0241b" }), {
    companyName: "Acme Travel",
    companyLogo: null,
    companyColour: "#B0241b",
  });
  for (const wrong of ["red", "#b02", "b0241b", "#b0241b80"])
    t.throws(() => config({ COMPANY_COLOUR: wrong }), /COMPANY_COLOUR\): give a colour as #rrggbb/, wrong);
  for (const wrong of ["a\nb", "x".repeat(61)])
    t.throws(() => config({ COMPANY_NAME: wrong }), /COMPANY_NAME\): give /);
});

t.test("a PNG and a plain SVG are accepted", async (t) => {
  const folder = t.testdir();
  const logoOf = (content: string | Buffer) => {
    const file = join(folder, "logo");
    writeFileSync(file, content);
    return config({ COMPANY_LOGO: file }).companyLogo;
  };
  t.match(logoOf(png), { type: "image/png", content: png });
  const illustrated = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style>.a{fill:url(#b)}</style><defs><linearGradient id="b"/></defs><use href="#c"/><path class="a" d="M0 0h9v9"/>')}
`;
  t.match(logoOf(illustrated), { type: "image/svg+xml" });
  t.match(logoOf(svg(`<image href="data:image/png;base64,${png.toString("base64")}"/>`)), {
    type: "image/svg+xml",
  });
});

t.test("a logo that is not an image, is too large or contains active content is rejected", async (t) => {
  const folder = t.testdir();
  const wide = Buffer.from(png);
  wide.writeUInt32BE(2001, 16);
  const wrong: Record<string, [string | Buffer, RegExp]> = {
    text: ["a logo", /give an SVG in UTF-8 or a PNG: this file is neither/],
    html: ["<html><body></body></html>", /neither/],
    jpeg: [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /neither/],
    empty: ["", /neither/],
    "no name space": ["<svg></svg>", /neither/],
    "cut off SVG": [svg("<path/>").slice(0, -4), /neither/],
    "UTF-16": [Buffer.from(svg(""), "utf16le"), /neither/],
    "cut off PNG": [png.subarray(0, -12), /give a whole PNG/],
    "wide PNG": [wide, /at most 2000 pixels/],
    large: [svg(" ".repeat(65_536)), /at most 64 KB/],
    script: [svg("<script>alert(1)</script>"), /contains a script/],
    "prefixed script": [svg("<s:SCRIPT/>", ' xmlns:s="http://www.w3.org/2000/svg"'), /contains a script/],
    foreignObject: [svg("<foreignObject/>"), /contains foreignObject/],
    handler: [svg("", ' onload="alert(1)"'), /contains an event handler/],
    "script link": [svg('<a href="javascript:alert(1)"/>'), /contains a script/],
    link: [svg('<image xlink:href="https://elsewhere.example/a.png"/>'), /contains a link/],
    "encoded link": [svg('<a href="&#106;avascript:alert(1)"/>'), /contains a link/],
    import: [svg("<style>@import 'a.css'</style>"), /contains a URL of another file/],
    entity: [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg("&a;")}`, /contains an entity/],
  };
  for (const [name, [content, problem]] of Object.entries(wrong)) {
    const file = join(folder, "logo");
    writeFileSync(file, content);
    t.throws(() => config({ COMPANY_LOGO: file }), problem, name);
  }
  t.throws(() => config({ COMPANY_LOGO: folder }), /a file that can be read \(EISDIR\)/);
});

t.test("the command line names setting and remedy", async (t) => {
  const { code, json } = await runHere(["config", "--json", "--company-logo", "/nowhere/logo.svg"]);
  t.equal(code, 2);
  const fault = "--company-logo (COMPANY_LOGO): give the path of a file that can be read (ENOENT)";
  t.match(json.error.message, fault);
});
