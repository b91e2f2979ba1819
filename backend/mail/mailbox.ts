import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { readOutbox } from './outbox.ts';

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
`;

/** In one piece, because the policy allows exactly these characters and a formatter would add others. */
const STYLE_ELEMENT = raw(`<style>${STYLES}</style>`);

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

/** Names of this machine. Another name that resolves to it may belong to a DNS rebinding attack. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Shows the mails of an outbox: a list, and each mail as text and as HTML. */
export function createMailbox(outboxFolder: string): Hono {
  const app = new Hono();
  app.use(async ({ req, res, text }, next) => {
    if (!OWN_HOST.test(req.header('host') ?? '')) return text('Not for this host.', 403);
    await next();
    res.headers.set('Cache-Control', 'no-store');
    res.headers.set('X-Content-Type-Options', 'nosniff');
    return undefined;
  });
  const mailOf = (name: string) => readOutbox(outboxFolder).find((entry) => entry.name === name);

  app.get('/', (c) => {
    const entries = readOutbox(outboxFolder).map(
      ({ name, mail }) =>
        html`<li>
          <time>${mail.sentAt}</time> to ${mail.to}<br />
          <a href="/mails/${name}">${mail.subject || 'Without subject'}</a>
        </li>`,
    );
    const list =
      entries.length === 0
        ? html`<p>No mails yet.</p>`
        : html`<ul>
            ${entries}
          </ul>`;
    return c.html(
      page(
        'Mailbox',
        html`<h1>Mailbox</h1>
          ${list}`,
      ),
      200,
      {
        'Content-Security-Policy': PAGE_POLICY,
      },
    );
  });

  app.get('/mails/:name', (c) => {
    const mail = mailOf(c.req.param('name'))?.mail;
    if (mail === undefined) return c.notFound();
    const headers = Object.entries(mail.headers ?? {}).map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    );
    const body = html`<p><a href="/">All mails</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>sent</dt>
        <dd>${mail.sentAt}</dd>
        <dt>to</dt>
        <dd>${mail.to}</dd>
        ${headers}
      </dl>
      <pre>${linked(mail.text ?? '')}</pre>
      ${mail.html === undefined ? '' : html`<iframe sandbox title="The mail as HTML" src="/mails/${c.req.param('name')}/html"></iframe>`}`;
    return c.html(page(mail.subject, body), 200, { 'Content-Security-Policy': PAGE_POLICY });
  });

  app.get('/mails/:name/html', (c) => {
    const mail = mailOf(c.req.param('name'))?.mail;
    if (mail?.html === undefined) return c.notFound();
    return c.html(mail.html, 200, { 'Content-Security-Policy': MAIL_POLICY });
  });
  return app;
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
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
}

/** Makes the links of a text mail clickable. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part,
    );
}
