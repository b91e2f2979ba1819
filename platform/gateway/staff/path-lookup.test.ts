import { describe, expect, it } from 'vitest';
import { createGuardCookie } from '../guard/guard-cookie.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { ABOUT, createStandardSite } from '../testing/standard-site.ts';
import { startGateway, TEST_SECRET } from '../testing/start-gateway.ts';

const ADMIN_ID = '7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b';

/** A backend with one admin and one signed-in user without the role. */
async function backendFetch(request: Request): Promise<Response> {
  const token = request.headers.get('Authorization');
  const status = token === 'Bearer admin-token' ? 'allowed' : 'denied';
  return Response.json({ user_id: ADMIN_ID, status });
}

async function setUp() {
  const now = () => new Date(Date.UTC(2025, 5, 1));
  const site = await createStandardSite(now);
  const backend = {
    url: 'http://backend.example',
    publishableKey: 'publishable-key',
    fetch: backendFetch,
  };
  const started = await startGateway(site.store, { now, backend });
  const cookie = createGuardCookie({ secret: TEST_SECRET, secure: false, now });
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    Authorization: 'Bearer admin-token',
    Cookie: (await cookie.issue(ADMIN_ID)).split(';')[0] ?? '',
  };
  const ask = (path: string) =>
    started.request(`/_hop?path=${encodeURIComponent(path)}`, { headers });
  return { ...started, ask };
}

describe('the lookup of a path', () => {
  it('gives an admin the status and target of a redirect without following it', async () => {
    const { ask } = await setUp();
    const { status, body, headers } = await ask('/about?from=mail');
    expect(status).toBe(200);
    expect(JSON.parse(String(body))).toEqual({ status: 301, location: `${ABOUT}?from=mail` });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reports pages and missing ones as visitors see them', async () => {
    const { ask } = await setUp();
    const hop = async (path: string) => JSON.parse(String((await ask(path)).body)) as unknown;
    expect(await hop('/')).toEqual({ status: 200, location: null });
    expect(await hop('/no-such-path')).toEqual({ status: 404, location: null });
    // The admin's cookie opens this page; a visitor has none.
    expect(await hop('/seo-dashboard')).toEqual({ status: 404, location: null });
  });

  it.each(['', 'about', '//other.example/', 'https://other.example/'])(
    'refuses “%s”',
    async (path) => {
      const { ask } = await setUp();
      expect((await ask(path)).status).toBe(422);
    },
  );

  it('is not found for everyone else', async () => {
    const { request } = await setUp();
    const unknown = fingerprint(await request('/no-such-path'));
    const asMember = { 'Sec-Fetch-Site': 'same-origin', Authorization: 'Bearer user-token' };
    for (const headers of [{}, asMember]) {
      const answer = await request('/_hop?path=/about', { headers });
      expect(fingerprint(answer)).toEqual(unknown);
    }
  });
});
