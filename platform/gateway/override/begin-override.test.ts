import { describe, expect, it } from 'vitest';
import {
  BLOG,
  compositionOf,
  LINK,
  ORDER,
  startOverridableSite,
} from '../testing/override-site.ts';
import { fingerprint } from '../testing/raw-request.ts';

describe('an order to begin an override', () => {
  it('is recorded by the database with the token of the person, once for each link', async () => {
    const { begin, asked } = await startOverridableSite();
    expect((await begin()).status).toBe(200);
    expect(asked).toEqual([
      'begin_local_override {"app":"mfe-blog","origin":"http://localhost:5173","link":"ABCDEFGHIJKLMNOPQRSTUVWXYZ"}',
    ]);
    const again = await begin();
    expect([again.status, again.body.toString()]).toEqual([
      409,
      '{"status":"refused","reason":"used-link"}',
    ]);
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a visitor', { Authorization: '' }],
    ['someone without the role', { Authorization: 'Bearer e30.e30.x' }],
  ])('is an unknown path for %s', async (_, headers) => {
    const { send, asked } = await startOverridableSite();
    const ask = (path: string) =>
      send(path, 'ada', 'one', {
        body: JSON.stringify(ORDER),
        headers,
      });
    const answer = await ask('/_override');
    expect(fingerprint(answer)).toEqual(fingerprint(await ask('/nowhere')));
    expect(answer.status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['another host of the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused for %s', async (_, headers) => {
    const { send, asked } = await startOverridableSite();
    const body = JSON.stringify(ORDER);
    expect((await send('/_override', 'ada', 'one', { body, headers })).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it('is a POST: every other request is for an unknown path, also with a guard cookie', async () => {
    const { request, signIn } = await startOverridableSite();
    const Cookie = await signIn('ada', 'one');
    const query = `?app=mfe-blog&from=http://localhost:5173&link=${LINK}`;
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
      for (const headers of [{}, { Cookie }]) {
        const answer = await request(`/_override${query}`, { method, headers });
        const unknown = await request('/nowhere', { method, headers });
        expect(fingerprint(answer), method).toEqual(fingerprint(unknown));
      }
    }
  });

  it('is refused where the settings do not allow it, which only admins are told', async () => {
    const { begin, asked } = await startOverridableSite({ localOverrides: false });
    const answer = await begin();
    expect([answer.status, answer.body.toString()]).toEqual([
      403,
      '{"status":"refused","reason":"turned-off"}',
    ]);
    expect(asked).toEqual([]);
    expect((await begin(ORDER, 'eve')).status).toBe(404);
  });

  it('waits for a fresh sign-in where the last one is old', async () => {
    const { begin, state } = await startOverridableSite();
    state.isFresh = false;
    const answer = await begin();
    expect([answer.status, answer.body.toString()]).toEqual([
      403,
      '{"status":"refused","reason":"fresh-sign-in"}',
    ]);
    state.isFresh = true;
    expect((await begin()).status).toBe(200);
  });

  it.each([
    ['the shell', { app: 'shell' }, 'unknown-app'],
    ['an app that is not live', { app: 'mfe-nothing' }, 'unknown-app'],
    ['a name that is none', { app: '../mfe-blog' }, 'not-understood'],
    ['another machine', { from: 'http://evil.example:5173' }, 'not-understood'],
    ['a host that begins alike', { from: 'http://localhost.evil.example:1' }, 'not-understood'],
    ['another machine of the network', { from: 'http://192.168.1.2:5173' }, 'not-understood'],
    ['an origin with a path', { from: 'http://localhost:5173/x' }, 'not-understood'],
    ['more than an origin', { from: 'http://localhost:5173; script-src *' }, 'not-understood'],
    ['a name and password', { from: 'http://a:b@localhost:5173' }, 'not-understood'],
    ['no port', { from: 'http://localhost' }, 'not-understood'],
    ['a scheme that is not http', { from: 'ws://localhost:5173' }, 'not-understood'],
    ['a link that is none', { link: '../../../../../../../../..' }, 'not-understood'],
    ['something more', { until: '2099-01-01' }, 'not-understood'],
  ])('is refused for %s', async (_, difference, reason) => {
    const { begin, asked } = await startOverridableSite();
    const answer = await begin({ ...ORDER, ...difference });
    expect([answer.status, answer.body.toString()]).toEqual([
      422,
      JSON.stringify({ status: 'refused', reason }),
    ]);
    expect(asked).toEqual([]);
  });

  it('begins nothing while the database does not answer', async () => {
    const { begin, state } = await startOverridableSite();
    state.isDown = true;
    const answer = await begin();
    expect(answer.status).toBe(500);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('the end of an override', () => {
  it('is a form of the site: it tells the database and leads back to the page', async () => {
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
  });

  it('needs no session, because it only takes something away', async () => {
    const { cookies, end, open } = await startOverridableSite();
    const [, override = ''] = (await cookies()).split('; ');
    expect((await end(override)).status).toBe(303);
    expect([...open]).toEqual([]);
  });

  it('takes the cookie away also while the database does not answer', async () => {
    const { cookies, end, state, log } = await startOverridableSite();
    const Cookie = await cookies();
    state.isDown = true;
    const ended = await end(Cookie);
    expect(ended.headers['set-cookie']?.[0]).toContain('Max-Age=0');
    expect(log.at(-1)).toMatchObject({
      level: 'error',
      message: 'the end of a local override could not be recorded',
    });
  });

  it('is refused for other sites, and an unknown path for browsers without an override', async () => {
    const { cookies, end, request, open } = await startOverridableSite();
    const Cookie = await cookies();
    const elsewhere = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await end(Cookie, {}, elsewhere)).status).toBe(403);
    expect([...open]).toHaveLength(1);
    expect((await end('theme=dark')).status).toBe(404);
    expect((await request('/_override/end')).status).toBe(404);
  });

  it('never leads to another site', async () => {
    const { cookies, end } = await startOverridableSite();
    const Cookie = await cookies();
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nX: y']) {
      expect((await end(Cookie, { to })).headers['location'], to).toBe('/');
    }
  });
});
