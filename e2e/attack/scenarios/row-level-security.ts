import { createAccount } from '@talent/backend/auth/testing/create-account';
import { EXECUTABLE, TABLES } from '@talent/supabase/policies/testing/expected-grants';
import { expect } from 'vitest';
import { contactForm, type AttackedSite } from '../attacked-site.ts';

/** Tables that a visitor may ask for, and those that then hold rows. */
const PUBLIC = [
  'blog_authors',
  'blog_posts',
  'blog_slug_history',
  'exchange_rates',
  'jobs',
  'market_series',
  'market_sources',
  'pay_places',
  'place_parities',
  'place_pay',
  'salary_bands',
  'salary_bins',
  'salary_roles',
  'salary_sources',
  'title_occupations',
];
const WITH_ROWS = PUBLIC.filter((table) => table !== 'blog_slug_history');
const member = { email: 'member@example.com', password: 'a password of a member' };

/** Reads, writes, changes and deletes every table through REST, as a visitor and as someone without a role. */
export async function attack(site: AttackedSite): Promise<void> {
  const { ask, port, secrets } = site;
  const backend = { url: `http://127.0.0.1:${port}`, secretKey: secrets['secretKey'] ?? '' };
  await createAccount(backend, member);
  const session = await site.post('/auth/v1/token?grant_type=password', member);
  const { access_token: token = '' } = JSON.parse(session.text) as { access_token?: string };
  // A row that no one may see, so that an empty answer proves something.
  expect((await site.post('/functions/v1/contact', contactForm())).status).toBe(201);
  const before = await counts(site);
  for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
    const { read, written } = await tryTables(site, headers);
    expect(read).toEqual(WITH_ROWS);
    expect(written).toEqual([]);
    expect(await callFunctions(site, headers)).toEqual([]);
  }
  expect(await counts(site)).toBe(before);
  const made = 'sb_secret_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_BBBBBBBB';
  const forged = tokenOf({ role: 'service_role', iss: 'supabase', exp: 4_000_000_000 });
  for (const headers of [
    { apikey: made },
    { Authorization: `Bearer ${forged}.` },
    { Authorization: `Bearer ${forged}.AAAA` },
  ])
    expect((await ask('/rest/v1/contact_requests', { headers })).status).toBe(401);
}

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
    const { status } = await site.post(`/rest/v1/rpc/${name}`, {}, headers);
    if (status < 400 || status >= 500) worked.push(`${name}: ${status}`);
  }
  return worked;
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
