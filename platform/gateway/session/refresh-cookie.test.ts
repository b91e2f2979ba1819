import { expect, test } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';

const FIRST = '01a202f4-8c7f-76b3-8a53-9e185e16bbf4';
const SECOND = '01a202f4-8c7f-76b3-8a53-9e185e16bbf5';
const BROWSER = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

/** A gateway with a backend that has one session, and the requests that reached it. */
async function setUp() {
  const reached: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    reached.push(`${pathname}${search} ${body}`);
    if (pathname === '/auth/v1/logout')
      return new Response(null, { status: search.includes('refused') ? 401 : 204 });
    if (request.method === 'GET') {
      const Location = `http://site.example/login#access_token=a&refresh_token=${FIRST}&type=recovery`;
      return new Response(null, { status: 303, headers: { Location } });
    }
    const refresh_token = search.includes('refresh') ? SECOND : FIRST;
    return Response.json({ access_token: 'access', refresh_token, expires_in: 3600 });
  };
  const { request } = await startStandardGateway({ fetch });
  const post = async (path: string, body: object, headers: Record<string, string> = BROWSER) => {
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const { status, headers: answered, body: bytes } = await request(path, sent);
    const cookie = answered['set-cookie']?.[0] ?? null;
    return { status, cookie, text: bytes.toString() };
  };
  return { request, post, reached };
}

const SIGN_IN = '/auth/v1/token?grant_type=password';
const REFRESH = '/auth/v1/token?grant_type=refresh_token';

test('a browser gets no refresh token that a script could read, a program other than a browser does', async () => {
  const { post } = await setUp();
  for (const path of [SIGN_IN, '/auth/v1/verify', '/auth/v1/factors/7f1c2a34/verify']) {
    const { cookie, text } = await post(path, { email: 'ada@example.com' });
    expect(JSON.parse(text)).toEqual({
      access_token: 'access',
      refresh_token: 'kept-in-a-cookie',
      expires_in: 3600,
    });
    expect(cookie).toBe(
      `talent_refresh=${FIRST}; HttpOnly; SameSite=Strict; Path=/auth/v1/token; Max-Age=2592000`,
    );
  }
  // Another spelling of the address reveals no token either.
  expect((await post('/auth/v1/%74oken', { email: 'ada@example.com' })).text).not.toContain(FIRST);
  const plain = { 'Content-Type': 'application/json' };
  const { cookie, text } = await post(SIGN_IN, { email: 'ada@example.com' }, plain);
  expect(JSON.parse(text)).toMatchObject({ refresh_token: FIRST });
  expect(cookie).toBeNull();
});

test('the cookie continues the session, and is replaced with its token', async () => {
  const { post, reached } = await setUp();
  const headers = { ...BROWSER, Cookie: `other=1; talent_refresh=${FIRST}` };
  const { cookie, text } = await post(REFRESH, { refresh_token: 'kept-in-a-cookie' }, headers);
  expect(reached).toEqual([`${REFRESH} {"refresh_token":"${FIRST}"}`]);
  expect(text).not.toContain(SECOND);
  expect(cookie).toContain(`talent_refresh=${SECOND};`);
});

test('a body of a type that forms can send begins no session', async () => {
  const { post, reached } = await setUp();
  const form = 'application/x-www-form-urlencoded';
  for (const type of ['text/plain', form, 'text/plain; application/json', '']) {
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type };
    const { status, cookie, text } = await post(SIGN_IN, { email: 'ada@example.com' }, headers);
    expect([status, cookie], type).toEqual([415, null]);
    expect(JSON.parse(text)).toEqual({
      code: 415,
      error_code: 'unsupported_media_type',
      msg: 'Send the body as application/json.',
    });
  }
  expect(reached).toEqual([]);
});

test('a link with a token, from another program, puts no refresh token into the address', async () => {
  const { request } = await setUp();
  const opened = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
  const sent = { 'Sec-Fetch-Site': 'none', ...opened };
  const { headers } = await request('/auth/v1/verify?type=recovery&token=t', { headers: sent });
  expect(headers['location']).toBe(
    'http://site.example/login#access_token=a&refresh_token=kept-in-a-cookie&type=recovery',
  );
  expect(headers['set-cookie']?.[0]).toContain(`talent_refresh=${FIRST};`);
});

test('a sign-out deletes the cookie; one of other browsers, and one that is refused, does not', async () => {
  const { post, request } = await setUp();
  expect((await post('/auth/v1/logout?scope=local', {})).cookie).toBe(
    'talent_refresh=; HttpOnly; SameSite=Strict; Path=/auth/v1/token; Max-Age=0',
  );
  expect((await post('/auth/v1/logout?scope=others', {})).cookie).toBeNull();
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie: `talent_refresh=${FIRST}` };
  for (const method of ['GET', 'HEAD', 'POST']) {
    const answer = await request('/auth/v1/logout?scope=refused', { method, headers });
    expect([answer.status, answer.headers['set-cookie']], method).toEqual([401, undefined]);
  }
});
