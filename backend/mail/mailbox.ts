import { Hono } from 'hono';
import { html } from 'hono/html';
import type { AnsweringSite } from '@talent/mails/mail';
import { defaultSite } from '@talent/sdk/site';
import { answerMail, answerPage, linked } from './mailbox-page.ts';
import { readOutbox } from './outbox.ts';
import { createPreviews } from './previews.ts';
import { serve, type ServerType } from '@hono/node-server';

/** Names of this machine. Another name that resolves to it may belong to a DNS rebinding attack. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Shows the mails of an outbox: a list, and each mail as text and as HTML. `/previews` shows every mail of the product with
 * sample values.
 */
export function createMailbox(outboxFolder: string, site: AnsweringSite = defaultSite): Hono {
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
    const body = html`<h1>Mailbox</h1>
      <p><a href="/previews">Every mail of the site, with sample values</a></p>
      ${list}`;
    return answerPage(c, 'Mailbox', body);
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
    return answerPage(c, mail.subject, body);
  });

  app.get('/mails/:name/html', (c) => {
    const mail = mailOf(c.req.param('name'))?.mail;
    if (mail?.html === undefined) return c.notFound();
    return answerMail(c, mail.html);
  });
  app.route('/previews', createPreviews(site));
  return app;
}

/** Number of ports that are tried before the system chooses one. */
const TRIES = 20;

/**
 * Serves an outbox on 127.0.0.1, on the first free port from `firstPort` on.
 * @param site - named in the previews of mails
 */
export async function serveMailbox(
  outboxFolder: string,
  firstPort: number,
  site?: AnsweringSite,
): Promise<{ url: string; close(): Promise<void> }> {
  const { fetch } = createMailbox(outboxFolder, site);
  for (let attempt = 0; ; attempt += 1) {
    const next = firstPort + attempt;
    const port = attempt === TRIES || next > 65_535 ? 0 : next;
    try {
      const { server, port: taken } = await listen(fetch, port);
      return {
        url: `http://localhost:${taken}`,
        close: () => new Promise((resolve) => server.close(() => resolve())),
      };
    } catch (error) {
      if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

function listen(
  fetch: ReturnType<typeof createMailbox>['fetch'],
  port: number,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ server, port: info.port }),
    );
    server.once('error', reject);
  });
}
