import { describe, expect, it } from 'vitest';
import { BLOG, LINK, ORDER, startOverridableSite } from '../testing/override-site.ts';
import { compositionOf, fingerprint, type RawResponse } from '../testing/raw-request.ts';

const textOf = ({ status, body }: RawResponse) => [status, body.toString()];
const refused = (reason: string) => `{"status":"refused","reason":"${reason}"}`;

describe('an order to begin an override', () => {
  it('is recorded by the database with the token of the person, once for each link', async () => {
    const { begin, asked } = await startOverridableSite();
    const { status, headers, text } = await begin();
    const until = '2026-11-27T14:30:00.000Z';
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'begun', until, to: '/' }]);
    // No script and no other site reads or sends the cookie.
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^talent_override=[\w-]+\.[\w-]+; HttpOnly; SameSite=Strict; Path=\/; Max-Age=1800$/,
      ),
    ]);
    expect(asked).toEqual([
      'begin_local_override {"app":"mfe-blog","origin":"http://localhost:5173","link":"ABCDEFGHIJKLMNOPQRSTUVWXYZ"}',
    ]);
    const again = await begin();
    expect(textOf(again)).toEqual([409, refused('used-link')]);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is a POST of an admin: every other request is for an unknown path', async () => {
    const { request, send, signIn, asked } = await startOverridableSite();
    const body = JSON.stringify(ORDER);
    for (const Authorization of ['', 'Bearer e30.e30.x']) {
      const ask = (path: string) => send(path, 'ada', 'one', { body, headers: { Authorization } });
      const answer = await ask('/_override');
      expect(fingerprint(answer)).toEqual(fingerprint(await ask('/nowhere')));
      expect(answer.status).toBe(404);
    }
    const Cookie = await signIn('ada', 'one');
    const query = `?app=mfe-blog&from=http://localhost:5173&link=${LINK}`;
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const headers of [{}, { Cookie }]) {
        const answer = await request(`/_override${query}`, { method, headers });
        const unknown = await request('/nowhere', { method, headers });
        expect(fingerprint(answer), method).toEqual(fingerprint(unknown));
      }
    }
    expect(asked).toEqual([]);
  });

  it('is refused where the settings do not allow it, which only admins are told; one begun before has no effect', async () => {
    const { begin, asked, get } = await startOverridableSite({ localOverrides: false });
    expect(textOf(await begin())).toEqual([403, refused('turned-off')]);
    expect(asked).toEqual([]);
    expect((await begin(ORDER, 'eve')).status).toBe(404);
    const Cookie = await (await startOverridableSite()).cookies();
    expect(fingerprint(await get(BLOG, Cookie))).toEqual(fingerprint(await get(BLOG)));
  });

  it('waits for a fresh sign-in where the last one is old', async () => {
    const { begin, state } = await startOverridableSite();
    state.isFresh = false;
    expect(textOf(await begin())).toEqual([403, refused('fresh-sign-in')]);
    state.isFresh = true;
    expect((await begin()).status).toBe(200);
  });

  it('is refused for an app that is not live, for what is not understood, and while the database does not answer', async () => {
    const { begin, asked, state } = await startOverridableSite();
    for (const [difference, reason] of [
      [{ app: 'shell' }, 'unknown-app'],
      [{ app: 'mfe-nothing' }, 'unknown-app'],
      [{ app: '../mfe-blog' }, 'not-understood'],
      [{ from: 'http://evil.example:5173' }, 'not-understood'],
      [{ from: 'http://localhost.evil.example:1' }, 'not-understood'],
      [{ from: 'http://192.168.1.2:5173' }, 'not-understood'],
      [{ from: 'http://localhost:5173/x' }, 'not-understood'],
      [{ from: 'http://localhost:5173; script-src *' }, 'not-understood'],
      [{ from: 'http://a:b@localhost:5173' }, 'not-understood'],
      [{ from: 'http://localhost' }, 'not-understood'],
      [{ from: 'ws://localhost:5173' }, 'not-understood'],
      [{ link: '../../../../../../../../..' }, 'not-understood'],
      [{ until: '2099-01-01' }, 'not-understood'],
    ] as const) {
      const answer = await begin({ ...ORDER, ...difference });
      expect(textOf(answer), JSON.stringify(difference)).toEqual([422, refused(reason)]);
    }
    expect(asked).toEqual([]);
    state.isDown = true;
    const answer = await begin();
    expect(answer.status).toBe(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

it('the end of an override is a form of the site: it tells the database and leads back to the page, and never to another site', async () => {
  const { cookies, end, get, asked } = await startOverridableSite();
  const Cookie = await cookies();
  expect(compositionOf(await get(BLOG, Cookie)).override).toBeDefined();
  const ended = await end(Cookie, { to: `${BLOG}?a=b` });
  expect([ended.status, ended.headers['location']]).toEqual([303, '/blog/first-post?a=b']);
  expect(ended.headers['set-cookie']).toEqual([
    'talent_override=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0',
  ]);
  expect(asked.at(-1)).toBe('end_local_override {"id":"00000000-0000-4000-8000-000000000001"}');
  // A kept copy of the cookie is worth nothing.
  expect(compositionOf(await get(BLOG, Cookie)).override).toBeUndefined();
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nX: y']) {
    expect((await end(Cookie, { to })).headers['location'], to).toBe('/');
  }
});

it('the end of an override needs neither a session nor an answer of the database, because it only takes something away', async () => {
  const { cookies, end, request, open, state, log } = await startOverridableSite();
  // Browsers without an override have no such path.
  expect((await end('theme=dark')).status).toBe(404);
  expect((await request('/_override/end')).status).toBe(404);
  const [, first = ''] = (await cookies()).split('; ');
  expect((await end(first)).status).toBe(303);
  expect([...open]).toEqual([]);
  state.isDown = true;
  const ended = await end(first);
  expect(ended.headers['set-cookie']?.[0]).toContain('Max-Age=0');
  expect(log.at(-1)).toMatchObject({
    level: 'error',
    message: 'the end of a local override could not be recorded',
  });
});

it('the cookie of an override is over after half an hour, and needs a guard cookie that is valid until then', async () => {
  const { get, cookies, signIn, clock } = await startOverridableSite();
  const both = await cookies();
  const overridden = async (Cookie: string) =>
    compositionOf(await get(BLOG, Cookie)).override !== undefined;
  clock.time += 601_000;
  expect(await overridden(both)).toBe(false);
  clock.time += 1_198_000;
  const renewed = `${await signIn('ada', 'one')}; ${both.split('; ')[1]}`;
  expect(await overridden(renewed)).toBe(true);
  clock.time += 1000;
  expect(await overridden(renewed)).toBe(false);
});

it('the cookie of an override is worth nothing once the database says so, or says nothing', async () => {
  const { get, cookies, clock, open, state, log } = await startOverridableSite();
  const Cookie = await cookies();
  const isShown = async () => {
    clock.time += 2001;
    return compositionOf(await get(BLOG, Cookie)).override !== undefined;
  };
  expect(await isShown()).toBe(true);
  state.isDown = true;
  expect(await isShown()).toBe(false);
  state.isDown = false;
  expect(await isShown()).toBe(true);
  open.clear();
  expect(await isShown()).toBe(false);
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
});
