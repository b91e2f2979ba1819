import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccount } from '../auth/testing/create-account.ts';
import { startTestStack, type TestStack } from '../testing/test-stack.ts';
import { refusalOf } from './refuse-bad-requests.ts';

/** Requests that once stopped the whole database, when it had one connection, each with its refusal. */
const STOPPED_IT = [
  { path: '/salary_bins?counts=eq.1', body: null },
  { path: '/jobs?requirements=cs.1', body: null },
  { path: '/jobs', body: { responsibilities: {} } },
] as const;

describe('the embedded backend', () => {
  let stack: TestStack;
  let token = '';
  beforeAll(async () => {
    // Refusals are printed by the backend.
    vi.spyOn(console, 'error').mockReturnValue();
    stack = await startTestStack();
    const account = { email: 'member@example.com', password: 'long enough 1' };
    await createAccount(stack, account);
    const signedIn = await send('/auth/v1/token?grant_type=password', JSON.stringify(account));
    ({ access_token: token } = (await signedIn.json()) as { access_token: string });
  });
  afterAll(() => stack.stop());

  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${stack.url}${path}`, {
      ...init,
      headers: { apikey: stack.publishableKey, ...init.headers },
    });
  const send = (path: string, body: string, type = 'application/json'): Promise<Response> =>
    ask(path, { method: 'POST', body, headers: { 'content-type': type } });
  const codeOf = async (response: Response): Promise<[number, string]> => {
    const { code } = (await response.json()) as { code: string };
    return [response.status, code];
  };

  test('a value that is no array is refused, and the next request is answered', async () => {
    for (const { path, body } of STOPPED_IT) {
      const refused =
        body === null
          ? await ask(`/rest/v1${path}`)
          : await send(`/rest/v1${path}`, JSON.stringify(body));
      expect(refused.status, path).toBe(400);
      expect((await ask('/rest/v1/jobs?select=slug&limit=1')).status, `after ${path}`).toBe(200);
    }
  });

  test('the longest address is answered, although escaping makes it longer', async () => {
    const colons = ':'.repeat(7000);
    expect((await ask(`/rest/v1/jobs?select=slug&title=eq.${colons}`)).status).toBe(200);
    const link = `/auth/v1/verify?token=${'0'.repeat(64)}&type=recovery&redirect_to=${colons}`;
    expect((await ask(link, { redirect: 'manual' })).status).toBeLessThan(500);
  });

  test('an unreadable request is refused in the form of its interface', async () => {
    const deep = `${'['.repeat(101)}${']'.repeat(101)}`;
    const query = `or=${'(and'.repeat(101)}(id.is.null)${')'.repeat(101)}`;
    for (const [path, status, code] of [
      ['jobs?slug=eq.a%00b', 400, '22021'],
      ['%zz', 400, 'PGRST125'],
      [`jobs?slug=eq.${'a'.repeat(8192)}`, 414, 'PGRST100'],
      [`jobs?${query}`, 400, 'PGRST100'],
    ] as const) {
      expect(await codeOf(await ask(`/rest/v1/${path}`))).toEqual([status, code]);
    }
    expect(await codeOf(await send('/rest/v1/jobs', deep))).toEqual([400, 'PGRST102']);
    const nul = await send('/rest/v1/jobs', '{"slug":"a\\u0000b"}');
    expect(await codeOf(nul)).toEqual([400, '22021']);
    const half = await send('/rest/v1/jobs', '{"slug":"a\\ud800","title":"\\ud83d\\ude00"}');
    expect([half.status, await half.json()]).toEqual([
      400,
      {
        code: '22021',
        message:
          'The body contains half of a character (an unpaired surrogate). Send whole characters.',
        details: null,
        hint: null,
      },
    ]);
    const file = await send('/storage/v1/bucket', '{"id":"\\ude00"}');
    expect(await file.json()).toMatchObject({ error: '22021' });
    const auth = await send('/auth/v1/user', '{"email":"\\u0000"}');
    expect([auth.status, await auth.json()]).toEqual([
      400,
      { code: 400, error_code: 'validation_failed', msg: 'The body contains NUL.' },
    ]);
    const form = await send('/auth/v1/callback', 'no form', 'multipart/form-data; boundary=x');
    expect(form.status).toBe(400);
    const storage = await send('/storage/v1/bucket', 'id,name\n1', 'application/json');
    expect([storage.status, await storage.json()]).toEqual([
      400,
      { statusCode: '400', error: 'PGRST102', message: 'Malformed JSON in request body' },
    ]);
  });

  test('a body of more than 64 KB is refused, unless its sender has the secret key or a session', async () => {
    const large = JSON.stringify({ slug: 'a'.repeat(65_536) });
    const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwic2Vzc2lvbl9pZCI6IjEifQ.AAAA';
    const post = (path: string, bearer: string) =>
      ask(path, {
        method: 'POST',
        body: large,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      });
    for (const none of [stack.publishableKey, forged]) {
      expect((await post('/rest/v1/jobs', none)).status).toBe(413);
      expect((await post('/storage/v1/object/applications/a.pdf', none)).status).toBe(413);
    }
    for (const known of [stack.secretKey, token]) {
      expect((await post('/rest/v1/jobs', known)).status).not.toBe(413);
    }
  });

  test('a short address gets no rows inside of embedded rows, and no column twice', async () => {
    const nested = '/blog_posts?select=slug,blog_authors(name,blog_posts(slug))';
    for (const path of [
      nested,
      '/rpc/salary_bins?select=a:body,b:body',
      '/jobs?select=a&select=b,b',
    ]) {
      expect(await codeOf(await ask(`/rest/v1${path}`)), path).toEqual([400, 'PGRST100']);
    }
    const own = { authorization: `Bearer ${stack.secretKey}`, apikey: stack.secretKey };
    expect((await ask(`/rest/v1${nested}`, { headers: own })).status).toBe(200);
    const single = '/blog_posts?select=slug,author:blog_authors!inner(slug,name)';
    expect((await ask(`/rest/v1${single}`)).status).toBe(200);
  });

  test('OPTIONS on a sign-in address does not fail, also with a session', async () => {
    const headers = { authorization: `Bearer ${token}` };
    for (const name of ['user', 'settings', 'verify', 'token', 'factors']) {
      const { status } = await ask(`/auth/v1/${name}`, { method: 'OPTIONS', headers });
      expect(status, name).toBeLessThan(500);
    }
  });

  test('a statement of a visitor may take 3 s, and one of an account 8 s', async () => {
    const { connection, database } = stack.database;
    await database.exec(`
      create function public.own_limit() returns text language sql volatile as
        $$ select current_setting('statement_timeout') $$;
      grant execute on function public.own_limit() to anon, authenticated`);
    await connection.clearSchemaCache();
    const authorization = `Bearer ${token}`;
    expect(await (await ask('/rest/v1/rpc/own_limit', { method: 'POST' })).json()).toBe('3s');
    const own = await ask('/rest/v1/rpc/own_limit', { method: 'POST', headers: { authorization } });
    expect(await own.json()).toBe('8s');
    // For no longer than its request.
    const { rows } = await database.query<{ statement_timeout: string }>('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });

  test('a body that is larger than a function reads is refused, and not waited for', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 4; part += 1) controller.enqueue(new Uint8Array(50_000).fill(32));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    };
    const { status } = await ask('/functions/v1/assessment', init);
    expect(status).toBe(413);
  });
});

const failure = (code: string) => Object.assign(new Error('A reason.'), { code });

test.each([
  [400, ['54001', '22003', '08P01', '23514', 'P0001', '55000']],
  [504, ['57014']],
])('%i answers errors of the database that are the fault of the request', (status, codes) => {
  for (const code of codes) expect(refusalOf(failure(code))).toMatchObject({ status, code });
});

test('other errors of the database are not the fault of the request', () => {
  for (const code of ['53300', '40001', 'XX000', '57P01', '08006', 'EPIPE', '42P17']) {
    expect(refusalOf(failure(code)), code).toBeNull();
  }
  expect(refusalOf(failure('CONNECTION_CLOSED'))).toBeNull();
});

test('an error of our own code is not the fault of the request', () => {
  expect(refusalOf(new TypeError('x is not a function'))).toBeNull();
});
