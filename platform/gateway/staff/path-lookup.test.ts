import { expect, it } from 'vitest';
import { guardCookie } from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { ABOUT } from '../testing/standard-site.ts';
import { startStandardGateway } from '../testing/start-gateway.ts';

async function setUp() {
  const { request } = await startStandardGateway({ backend: staffBackend().backend });
  const headers = { ...STAFF_HEADERS, Cookie: await guardCookie() };
  const ask = (path: string) => request(`/_hop?path=${encodeURIComponent(path)}`, { headers });
  return { request, ask };
}

it('an admin learns the status and target of a path as visitors get it; everyone else learns nothing', async () => {
  const { ask, request } = await setUp();
  expect((await ask('/')).headers['cache-control']).toBe('no-store');
  for (const [path, status, location] of [
    ['/', 200, null],
    ['/about?from=mail', 301, `${ABOUT}?from=mail`],
    ['/no-such-path', 404, null],
    // The admin's cookie opens this page; a visitor has none.
    ['/seo-dashboard', 404, null],
  ] as const) {
    expect(JSON.parse(String((await ask(path)).body)), path).toEqual({ status, location });
  }
  for (const path of ['', 'about', '//other.example/', 'https://other.example/']) {
    expect((await ask(path)).status, path).toBe(422);
  }
  const unknown = fingerprint(await request('/no-such-path'));
  const member = { 'Sec-Fetch-Site': 'same-origin', Authorization: 'Bearer user-token' };
  for (const headers of [{}, member]) {
    expect(fingerprint(await request('/_hop?path=/about', { headers }))).toEqual(unknown);
  }
});
