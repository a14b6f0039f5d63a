// The HTML of an email, made from its text, so that both say the same. Styles are inline and nothing is loaded but the logo.
import type { Accent } from "../domain/brand/brand.ts";
import type { Mail } from "../domain/mail/mail.ts";
import { urgentKind } from "../domain/mail/mails.ts";
import { escapeHtml } from "../domain/values/html.ts";

export interface MailLook {
  name: string;
  /** Null shows the name alone. */
  logoUrl: string | null;
  accent: Accent;
}

type MailContent = Pick<Mail, "kind" | "subject" | "text">;

/** Labels of the button for a mail's link, by kind. */
const buttonLabels: Readonly<Record<string, string>> = {
  [urgentKind]: "Choose a password",
  invitation: "Choose a password",
};

const letters = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

export function toHtml({ kind, subject, text }: MailContent, { name, logoUrl, accent }: MailLook): string {
  const shownName = escapeHtml(name);
  const brand = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${shownName}" height="32" style="display:block;border:0;max-width:240px">`
    : shownName;
  const label = buttonLabels[kind] ?? "Open the page";
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => (isUrl(paragraph) ? button(paragraph, label, accent) : toParagraph(paragraph)));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f6f8f8;color:#18232a;font:16px/1.5 ${letters}">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid ${accent.accent};border-radius:8px">
<div style="margin:0 0 24px;color:${accent.accent};font-weight:600">${brand}</div>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(titleOf(subject, name))}</h1>
${paragraphs.join("\n")}
</div>
</body>
</html>
`;
}

/** Without the company's name, which is above it. */
function titleOf(subject: string, name: string): string {
  const title = subject.startsWith(`${name}: `) ? subject.slice(name.length + 2) : subject;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const isUrl = (paragraph: string): boolean => /^https?:\/\/\S+$/.test(paragraph);

/** A line break within a sentence is a space, after a sentence it stays. */
function toParagraph(text: string): string {
  const lines = escapeHtml(text.replace(/(?<![.:!?])\n/g, " ")).replaceAll("\n", "<br>\n");
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines}</p>`;
}

/** The URL itself follows, for whoever copies it. */
function button(url: string, label: string, { accent, ink }: Accent): string {
  const href = escapeHtml(url);
  return `<p style="margin:0 0 16px"><a href="${href}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:${ink};text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:13px;overflow-wrap:anywhere"><a href="${href}" style="color:${accent}">${href}</a></p>`;
}
