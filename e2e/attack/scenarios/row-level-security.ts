import { createAccount } from '@talent/backend/auth/testing/create-account';
import { EXECUTABLE, TABLES } from '@talent/supabase/policies/testing/expected-grants';
import type { AttackedSite } from '../attacked-site.ts';
import type { Scenario } from '../scenario.ts';

/** Tables that a visitor may ask for, and those that then hold rows. */
const PUBLIC = [
  'blog_authors',
  'blog_posts',
  'blog_slug_history',
  'exchange_rates',
  'jobs',
  'market_series',
  'market_sources',
  'salary_bands',
  'salary_bins',
  'salary_roles',
  'salary_sources',
];
const WITH_ROWS = PUBLIC.filter((table) => table !== 'blog_slug_history');
const member = { email: 'member@example.com', password: 'a password of a member' };

/**
 * Reads, writes, changes and deletes every table through REST, as a visitor and as someone without a role. The policy suite of
 * `npm test` compares the list of tables with the database.
 */
export const scenario: Scenario = {
  name: 'row-level-security',
  site: 'shared',
  async attack(site, notes) {
    const { port, secrets } = site;
    const backend = { url: `http://127.0.0.1:${port}`, secretKey: secrets['secretKey'] ?? '' };
    await createAccount(backend, member);
    const session = await site.post('/auth/v1/token?grant_type=password', member);
    const { access_token: token = '' } = JSON.parse(session.text) as { access_token?: string };
    await seedSecrets(site);
    const before = await counts(site);
    for (const [who, headers] of [
      ['a visitor', {}],
      ['a member without a role', { Authorization: `Bearer ${token}` }],
    ] as const) {
      const found = await tryTables(site, headers);
      notes.same(
        `${who} reads ${TABLES.length} tables: rows of`,
        WITH_ROWS.join(),
        found.read.join(),
      );
      notes.same(
        `${who} inserts into, changes and empties ${TABLES.length} tables: worked`,
        [],
        found.written,
      );
      const called = await callFunctions(site, headers);
      notes.same(
        `${who} calls ${called.tried} functions of the service role: worked`,
        [],
        called.worked,
      );
    }
    notes.same('rows of every table afterwards', before, await counts(site));
    const secretAsVisitor = await site.ask('/rest/v1/contact_requests', {
      headers: { apikey: 'sb_secret_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_BBBBBBBB' },
    });
    notes.same('a made-up secret key', 401, secretAsVisitor.status);
    const forged = tokenOf({ role: 'service_role', iss: 'supabase', exp: 4_000_000_000 });
    for (const [name, text] of [
      ['alg none', `${forged}.`],
      ['another signature', `${forged}.AAAA`],
    ] as const) {
      const answer = await site.ask('/rest/v1/contact_requests', {
        headers: { Authorization: `Bearer ${text}` },
      });
      notes.same(`a token of the service role with ${name}`, 401, answer.status);
    }
  },
};

async function tryTables(site: AttackedSite, headers: Record<string, string>) {
  const read: string[] = [];
  const written: string[] = [];
  for (const table of TABLES) {
    const path = `/rest/v1/${table}`;
    const rows = await site.ask(`${path}?limit=3`, { headers });
    if (rows.status === 429) throw new Error(`${table} was not tried: a limit stood before it.`);
    if (rows.status === 200 && rows.text !== '[]') read.push(table);
    const [row = {}] =
      rows.status === 200 ? (JSON.parse(rows.text) as Record<string, unknown>[]) : [];
    const [column = 'id'] = Object.keys(row);
    const send = {
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      ...headers,
    };
    for (const [method, query, body] of [
      ['POST', '', '{}'],
      ['POST', '', JSON.stringify([row])],
      ['POST', '?on_conflict=id', JSON.stringify([row])],
      ['PATCH', `?${column}=not.is.null`, JSON.stringify({ [column]: row[column] ?? null })],
      ['DELETE', `?${column}=not.is.null`, ''],
      ['DELETE', '', ''],
    ] as const) {
      const answer = await site.ask(path + query, {
        method,
        headers: send,
        ...(body === '' ? {} : { body }),
      });
      if (answer.status === 429)
        throw new Error(`${table} was not tried: a limit stood before it.`);
      const changed = answer.status < 300 && answer.text !== '[]' && answer.text !== '';
      if (changed) written.push(`${method} ${table}${query}: ${answer.status}`);
    }
  }
  return { read, written };
}

async function callFunctions(site: AttackedSite, headers: Record<string, string>) {
  const open = EXECUTABLE.filter((line) => !line.startsWith('service_role')).map(
    (line) => line.split(' ')[1],
  );
  const sealed = EXECUTABLE.map((line) => line.split(' ')[1] ?? '').filter(
    (name) => !open.includes(name),
  );
  const worked: string[] = [];
  for (const name of sealed) {
    const { status } = await site.post(`/rest/v1/rpc/${name}`, {}, undefined, headers);
    if (status < 400 || status >= 500) worked.push(`${name}: ${status}`);
  }
  return { tried: sealed.length, worked };
}

/** A row that no one may see, so that an empty answer proves something. */
async function seedSecrets(site: AttackedSite): Promise<void> {
  await site.post('/functions/v1/contact', {
    name: 'Ada Example',
    email: 'ada@company.example',
    company: 'Example Robotics',
    need: 'contract',
    roles: [],
    timeline: 'now',
    message: 'We need two engineers for our platform.',
    consent: true,
  });
}

/** Rows of each table that the owner may read. Limits and mails go on counting. */
async function counts(site: AttackedSite): Promise<string> {
  const found: string[] = [];
  for (const table of TABLES) {
    if (['rate_limit_hits', 'mail_queue', 'security_events', 'audit_log'].includes(table)) continue;
    const rows = await site.asOwner('GET', `${table}?select=count`).catch(() => null);
    if (rows !== null) found.push(`${table} ${JSON.stringify(rows)}`);
  }
  return found.length > 30 ? found.join() : `only ${found.length} tables could be counted`;
}

function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}`;
}
