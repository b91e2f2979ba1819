import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { readOutbox } from '@talent/backend/mail/outbox';
import type { AttackedSite } from '../attacked-site.ts';
import { contactForm } from '../contact-form.ts';
import { countOf, until } from '../many.ts';
import { fateOfLarge } from '../raw-http.ts';
import type { Notes, Scenario } from '../scenario.ts';

const CONTACT = '/functions/v1/contact';

/** Fills forms as robots and floods do, and with what should not come out of them again. */
export const scenario: Scenario = {
  name: 'forms',
  site: 'own',
  async attack(site, notes) {
    const stored = async () =>
      ((await site.asOwner('GET', 'contact_requests?select=reference')) as unknown[]).length;
    const robot = await site.post(CONTACT, contactForm({ website: 'https://spam.example' }));
    notes.same(
      'the hidden field filled in: told 201, rows stored',
      [201, 0],
      [robot.status, await stored()],
    );
    await reverseNames(site, notes);
    const same = contactForm();
    const twenty = await countOf(20, async () => (await site.post(CONTACT, same)).status);
    notes.same(
      'one form sent 20 times at once',
      [{ 200: 19, 201: 1 }, 2],
      [twenty, await stored()],
    );
    await oddBodies(site, notes, stored);
    const email = `${randomUUID()}@company.example`;
    const ofEmail = await countOf(
      12,
      async () => (await site.post(CONTACT, contactForm({ email }))).status,
      4,
    );
    notes.same('12 forms of one email address', { 201: 5, 429: 7 }, ofEmail);
    const one = await countOf(
      60,
      async () => (await site.post(CONTACT, contactForm(), '192.0.2.30')).status,
      8,
    );
    notes.same('60 forms from one address behind the proxy', { 201: 30, 429: 30 }, one);
    const others = await countOf(
      20,
      async () => (await site.post(CONTACT, contactForm())).status,
      8,
    );
    notes.same('20 people behind the same proxy afterwards', { 201: 20 }, others);
    notes.same('rows stored of all that', 57, await stored());
    await scripts(site, notes);
    await redirects(site, notes);
  },
};

/** Characters that turn the text after them around: staff decide by the subject what to open. */
async function reverseNames(site: AttackedSite, notes: Notes): Promise<void> {
  const company = 'Exa\u202Emple gpj.exe\u2066 R\u200Bobotics';
  const { status } = await site.post(CONTACT, contactForm({ company }));
  const subjects = () => readOutbox(join(site.dataDir, 'outbox')).map(({ mail }) => mail.subject);
  await until(() => subjects().some((subject) => subject.startsWith('Contact ')));
  const subject = subjects()
    .find((one) => one.startsWith('Contact '))
    ?.replace(/C-\w+/, 'C-');
  notes.same(
    'U+202E, U+2066 and U+200B in a company: the subject for staff',
    [201, 'Contact C-: Example gpj.exe Robotics'],
    [status, subject],
  );
}

async function oddBodies(
  site: AttackedSite,
  notes: Notes,
  stored: () => Promise<number>,
): Promise<void> {
  const before = await stored();
  const json = { 'Content-Type': 'application/json' };
  // A connection of its own for each: the site closes one whose body it does not read to the end.
  const agent = new Agent({ keepAlive: false });
  const chunked = { ...json, 'Transfer-Encoding': 'chunked' };
  const ask = (body: string | Uint8Array, headers: Record<string, string> = json) =>
    site.ask(CONTACT, { method: 'POST', headers, body, agent });
  const send = async (body: string | Uint8Array, headers?: Record<string, string>) =>
    (await ask(body, headers)).status;
  const large = new Uint8Array(7 * 1024 * 1024).fill(32);
  const tried: [string, unknown, unknown][] = [
    ['7 MB of JSON', 'refused', await fateOfLarge(ask(large))],
    ['70 KB of JSON', 413, await send(JSON.stringify({ message: 'x'.repeat(70_000) }))],
    ['7 MB without a length', 'refused', await fateOfLarge(ask(large, chunked))],
    ['half of JSON', 400, await send('{"name":')],
    ['a list', 400, await send('[]')],
    ['10,000 nested lists', 400, await send('['.repeat(10_000))],
    ['plain text', 415, await send('name=Ada', { 'Content-Type': 'text/plain' })],
    ['XML', 415, await send('<a/>', { 'Content-Type': 'application/xml' })],
    [
      'broken multipart',
      400,
      await send('x', { 'Content-Type': 'multipart/form-data; boundary=y' }),
    ],
    ['a wrong charset of bytes', 422, await send(Buffer.from('{"name":"\xff\xfe"}', 'latin1'))],
    [
      '__proto__ and constructor',
      422,
      await send('{"__proto__":{"consent":true},"constructor":{"prototype":{"name":"x"}}}'),
    ],
    [
      'numbers for texts',
      422,
      await send(JSON.stringify(contactForm({ name: 1, message: {}, roles: 'x' }))),
    ],
    ['GET', 405, (await site.ask(CONTACT)).status],
  ];
  notes.same(
    `${tried.length} odd bodies: statuses`,
    tried.map(([name, status]) => `${name} ${status}`).join('; '),
    tried.map(([name, , seen]) => `${name} ${seen}`).join('; '),
  );
  notes.same('rows stored of them', before, await stored());
}

/** Markup in everything that is shown again. */
async function scripts(site: AttackedSite, notes: Notes): Promise<void> {
  const evil = [
    '"><script>alert(1)</script>',
    `'"><img src=x onerror=alert(1)>`,
    '</textarea><svg onload=alert(1)>',
  ];
  const shown: string[] = [];
  const look = (where: string, text: string): void => {
    if (/<script>alert|<img src=x|<svg onload/.test(text)) shown.push(where);
  };
  for (const text of evil) {
    const escaped = encodeURIComponent(text);
    for (const path of [
      '/',
      '/nowhere',
      '/ai-hiring-insights-blog',
      '/functions/v1/blog-search',
      '/functions/v1/newsletter-confirm',
      '/functions/v1/newsletter-unsubscribe',
      '/functions/v1/salary-alert-confirm',
      '/functions/v1/salary-alert-unsubscribe',
      '/functions/v1/salary-bands',
    ]) {
      const headers = { Accept: 'text/html' };
      look(
        path,
        (await site.ask(`${path}?q=${escaped}&token=${escaped}&page=${escaped}`, { headers })).text,
      );
    }
    look('a path', (await site.ask(`/${escaped}`)).text);
    for (const name of ['contact', 'newsletter', 'apply', 'salary-access', 'salary-alert']) {
      const body = new URLSearchParams({
        name: text,
        email: text,
        company: text,
        message: text,
        user_role: text,
        role: text,
        country: text,
        page: text,
      }).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
      look(name, (await site.ask(`/functions/v1/${name}`, { method: 'POST', headers, body })).text);
    }
    const report = {
      'csp-report': { 'document-uri': text, 'violated-directive': text, 'blocked-uri': text },
    };
    const sent = await site.ask('/functions/v1/csp-report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report' },
      body: JSON.stringify(report),
    });
    if (sent.status >= 500) shown.push(`csp-report ${sent.status}`);
  }
  notes.same(
    '3 pieces of markup through 10 addresses, 5 forms, reports: shown as markup',
    [],
    shown,
  );
}

/** Every way to be led on, with an address of another site. */
async function redirects(site: AttackedSite, notes: Notes): Promise<void> {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '%2f%2fevil.example',
    '/%5cevil.example',
    'https://evil.example',
    '/%09/evil.example',
    '///evil.example/..',
  ];
  const left: string[] = [];
  let count = 0;
  const look = async (path: string, headers: Record<string, string> = {}): Promise<void> => {
    count += 1;
    const { status, headers: answered } = await site.ask(path, { headers });
    const location = answered.location;
    if (location === undefined) return;
    const to = URL.parse(location, `http://localhost:${site.port}`);
    if (status >= 300 && !['localhost', '127.0.0.1'].includes(to?.hostname ?? ''))
      left.push(`${path}: ${location}`);
  };
  for (const to of evil) {
    for (const path of [
      '/about',
      '/blog',
      '/contact',
      '/_channel/next',
      '/admin-login-xyz123',
      '/auth/v1/verify',
      '/auth/v1/authorize',
      '/auth/v1/logout',
      '/functions/v1/newsletter-confirm',
      '/functions/v1/salary-alert-confirm',
      '/functions/v1/linkedin-connection',
    ]) {
      await look(
        `${path}?to=${to}&next=${to}&redirect_to=${to}&type=recovery&token=x&provider=google`,
      );
    }
    for (const path of [
      `/${to}`,
      `/${to}/about`,
      `/about/${to}`,
      `/about?${to}`,
      to.startsWith('/') ? to : `/${to}`,
    ])
      await look(path);
    await look('/about', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' });
  }
  notes.same(`${count} addresses with another site in them: led there`, [], left);
}
