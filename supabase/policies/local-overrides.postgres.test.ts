import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addAdmin, startMigratedServer } from './testing/migrated-server.ts';

const ORIGIN = 'http://localhost:5173';

let admin: string;
let session: string;

const server = await startMigratedServer();
const { client } = server;
afterAll(() => server.stop());
beforeEach(async () => {
  await signOut();
  admin = await addAdmin(client);
  session = await addSession(admin);
  await signIn(admin, session);
});

async function addSession(userId: string): Promise<string> {
  const id = randomUUID();
  await client.query('insert into auth.sessions (id, user_id) values ($1, $2)', [id, userId]);
  return id;
}

/** Gives the connection the claims of a session that was proved that many minutes ago. */
async function signIn(userId: string, sessionId: string | null, minutes = 1): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60;
  const claims = {
    role: 'authenticated',
    sub: userId,
    session_id: sessionId,
    amr: [{ method: 'password', timestamp }],
  };
  await client.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify(claims),
  ]);
}

const signOut = () => client.query("select set_config('request.jwt.claims', '', false)");

let links = 0;
/** A link that no test has used. */
function newLink(): string {
  links += 1;
  return `${'A'.repeat(24)}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[links]}2`;
}

async function call<Answer>(sql: string, values: unknown[]): Promise<Answer> {
  const { rows } = await client.query<{ answer: Answer }>(`select ${sql} as answer`, values);
  return rows[0]?.answer as Answer;
}

const begin = (link = newLink(), origin = ORIGIN, app = 'mfe-blog') =>
  call<{ id: string; expires_at: string }>('public.begin_local_override($1, $2, $3)', [
    app,
    origin,
    link,
  ]);
const isOpen = (id: string) => call<boolean>('public.local_override_is_open($1)', [id]);
const end = (id: string | null) => call<boolean | null>('public.end_local_override($1)', [id]);

async function entries(): Promise<unknown[]> {
  const { rows } = await client.query(
    "select action, subject, actor, details ->> 'origin' as origin from public.audit_log where action like 'override.%' and actor = $1 order by id",
    [admin],
  );
  return rows;
}

test('an admin begins an override of half an hour, and the log says so', async () => {
  const { id, expires_at: until } = await begin();
  const minutes = (Date.parse(until) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(await isOpen(id)).toBe(true);
  expect(await entries()).toEqual([
    { action: 'override.begun', subject: 'app:mfe-blog', actor: admin, origin: ORIGIN },
  ]);
});

test('it ends once, for good, with an entry in the name of the person, also without a token', async () => {
  const { id } = await begin();
  await signOut();
  expect(await end(id)).toBe(true);
  expect(await isOpen(id)).toBe(false);
  expect(await end(id)).toBe(false);
  expect(await end(null)).toBeNull();
  expect(await call('auth.uid()', [])).toBeNull();
  expect(await entries()).toMatchObject([
    { action: 'override.begun' },
    { action: 'override.ended', subject: 'app:mfe-blog', actor: admin, origin: ORIGIN },
  ]);
});

test('a second one ends the first of the same session, and none of another', async () => {
  const first = await begin();
  await signIn(admin, await addSession(admin));
  const elsewhere = await begin();
  await signIn(admin, session);
  const second = await begin(newLink(), 'http://127.0.0.1:4870', 'mfe-admin');
  expect(await isOpen(first.id)).toBe(false);
  expect(await isOpen(elsewhere.id)).toBe(true);
  expect(await isOpen(second.id)).toBe(true);
});

test('a link works once', async () => {
  const link = newLink();
  await begin(link);
  await expect(begin(link)).rejects.toMatchObject({ code: 'PT409', detail: 'used-link' });
});

test('a sign-in of more than ten minutes ago has to be confirmed', async () => {
  await signIn(admin, session, 11);
  await expect(begin()).rejects.toMatchObject({ code: 'PT403' });
});

test('nobody else begins one: no role, no session, an ended session', async () => {
  const { rows } = await client.query<{ id: string }>(
    "insert into auth.users (email) values (gen_random_uuid() || '@example.com') returning id",
  );
  const visitor = rows[0]?.id ?? '';
  await signIn(visitor, await addSession(visitor));
  await expect(begin()).rejects.toMatchObject({ code: '42501' });
  await signIn(admin, null);
  await expect(begin()).rejects.toMatchObject({ code: '42501' });
  await signIn(admin, randomUUID());
  await expect(begin()).rejects.toMatchObject({ code: '42501' });
});

test('it is over once it has expired, the session has ended, or the role is gone', async () => {
  const expired = await begin();
  await client.query('update private.local_overrides set expires_at = now() where id = $1', [
    expired.id,
  ]);
  expect(await isOpen(expired.id)).toBe(false);
  expect(await end(expired.id)).toBe(false);

  const signedOut = await begin();
  await client.query('delete from auth.sessions where id = $1', [session]);
  expect(await isOpen(signedOut.id)).toBe(false);

  await signIn(admin, await addSession(admin));
  const revoked = await begin();
  expect(await isOpen(revoked.id)).toBe(true);
  await signOut();
  await addAdmin(client);
  await client.query('delete from public.user_roles where user_id = $1', [admin]);
  expect(await isOpen(revoked.id)).toBe(false);
});

test.each([
  'https://localhost:5173',
  'http://localhost',
  'http://evil.example:5173',
  'http://localhost.evil.example:5173',
  'http://localhost:5173/path',
])('the database refuses the origin %s', async (origin) => {
  await expect(begin(newLink(), origin)).rejects.toMatchObject({ code: '23514' });
});
