import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

const STYLES = `
:root { color-scheme: light dark; --paper: #f6f7f5; --ink: #131a20; --muted: #4e5963; --rule: #cfd4d6; --signal: #1b3fc4; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10151a; --ink: #e9ecee; --muted: #a7b2bb; --rule: #333d46; --signal: #9db3ff; }
}
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font: 500 2rem/1.2 Georgia, serif; }
a { color: var(--signal); }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid var(--rule); padding: .75rem 0; color: var(--muted); }
li a { font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { color: var(--muted); }
dd { margin: 0; }
pre { white-space: pre-wrap; font: inherit; border-top: 1px solid var(--rule); padding-top: 1rem; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--rule); background: #fff; }
body:has(.frames) { max-width: 84rem; }
section { border-top: 1px solid var(--rule); margin-top: 2rem; padding-top: .5rem; }
h2 { font: 500 1.4rem/1.3 Georgia, serif; }
.sample { display: inline-block; border: 1px solid var(--muted); padding: 0 .5rem; color: var(--muted); }
.frames { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; max-width: 100%; }
figure iframe { max-width: 100%; }
iframe[width='360'] { width: 360px; }
iframe[width='600'] { width: 600px; }
figcaption { color: var(--muted); }
.index { columns: 18rem; }
`;

/** In one piece, because the policy allows exactly these characters and a formatter would add others. */
const STYLE_ELEMENT = raw(`<style>${STYLES}</style>`);

/** For a page of the mailbox. */
const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a mail's own HTML: styles and inline images, no scripts, nothing from other hosts. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** Answers with a page of the mailbox. */
export function answerPage(c: Context, title: string, body: ReturnType<typeof html>) {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return c.html(page, 200, { 'Content-Security-Policy': PAGE_POLICY });
}

/** Answers with a mail's own HTML. */
export function answerMail(c: Context, mail: string) {
  return c.html(mail, 200, { 'Content-Security-Policy': MAIL_POLICY });
}

/** Makes the links of a text mail clickable. */
export function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part,
    );
}
