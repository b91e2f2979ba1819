import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { call, client, lists, query, openDatabase, value } from './testing/database.ts';
import { addAccount, addAdmin, setClaims } from './testing/migrated-server.ts';

await openDatabase();

const ORIGIN = 'http://localhost:5173';

let admin: string;
let session: string;

beforeEach(async () => {
  await signOut();
  admin = await addAdmin(client);
  session = await addSession(admin);
  await signIn(admin, session);
});

const addSession = (userId: string): Promise<string> =>
  value(
    'insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1) returning id',
    userId,
  );

/** Gives the connection the claims of a session that was proved that many minutes ago. */
function signIn(userId: string, session_id: string | null, minutes = 1): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1000) - minutes * 60;
  return setClaims(client, userId, { session_id, amr: [{ method: 'password', timestamp }] });
}

const signOut = () => setClaims(client, null);

let links = 0;
/** A link that no test has used. */
function newLink(): string {
  links += 1;
  return `${'A'.repeat(24)}${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[links]}2`;
}

const begin = (link = newLink(), origin = ORIGIN, app = 'mfe-blog') =>
  call<{ id: string; expires_at: string }>('begin_local_override', app, origin, link);
const isOpen = (id: string) => call('local_override_is_open', id);
const end = (id: string | null) => call('end_local_override', id);

const entries = () =>
  lists(
    "select action, subject, actor, details ->> 'origin' from public.audit_log where action like 'override.%' and actor = $1 order by id",
    admin,
  );

test('an admin begins an override of half an hour, and the log says so', async () => {
  const { id, expires_at: until } = await begin();
  const minutes = (Date.parse(until) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(await isOpen(id)).toBe(true);
  expect(await entries()).toEqual([['override.begun', 'app:mfe-blog', admin, ORIGIN]]);
});

test('it ends once, for good, with an entry in the name of the person, also without a token', async () => {
  const { id } = await begin();
  await signOut();
  expect(await end(id)).toBe(true);
  expect(await isOpen(id)).toBe(false);
  expect(await end(id)).toBe(false);
  expect(await end(null)).toBeNull();
  expect(await value('select auth.uid()')).toBeNull();
  expect(await entries()).toEqual([
    ['override.begun', 'app:mfe-blog', admin, ORIGIN],
    ['override.ended', 'app:mfe-blog', admin, ORIGIN],
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
  const visitor = await addAccount(client);
  for (const [user, of] of [
    [visitor, await addSession(visitor)],
    [admin, null],
    [admin, randomUUID()],
  ] as const) {
    await signIn(user, of);
    await expect(begin()).rejects.toMatchObject({ code: '42501' });
  }
});

test('it is over once it has expired, the session has ended, or the role is gone', async () => {
  const expired = await begin();
  await query('update private.local_overrides set expires_at = now() where id = $1', expired.id);
  expect(await isOpen(expired.id)).toBe(false);
  expect(await end(expired.id)).toBe(false);

  const signedOut = await begin();
  await query('delete from auth.sessions where id = $1', session);
  expect(await isOpen(signedOut.id)).toBe(false);

  await signIn(admin, await addSession(admin));
  const revoked = await begin();
  expect(await isOpen(revoked.id)).toBe(true);
  await signOut();
  await addAdmin(client);
  await query('delete from public.user_roles where user_id = $1', admin);
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
