import { expect, it, vi } from 'vitest';
import { cookieFor, createPreviewedSite, staffCookieFor } from '../testing/preview-site.ts';
import { asPreview } from './previews.ts';
import { startGateway } from '../testing/start-gateway.ts';

const withCookie = (cookie: string) => ({ headers: { Cookie: `other=1; ${cookie}` } });

it('a preview channel is shown to a browser with its cookie only, and to no search engine or shared cache', async () => {
  const { store, releaseNext } = await createPreviewedSite();
  await releaseNext();
  const gateway = await startGateway(store);
  const preview = withCookie(await cookieFor(gateway, 'next'));
  const shown = await gateway.request('/', preview);
  expect(shown.text).toContain('The next home page');
  expect(shown.text).toContain('"channel":"next"');
  expect(shown.headers['x-robots-tag']).toBe('noindex');
  expect(shown.headers['cache-control']).toBe('private, no-cache');
  expect(shown.headers['vary']).toContain('Cookie');

  expect((await gateway.request('/about-ai-talent-experts', preview)).status).toBe(404);

  const live = await gateway.request('/');
  expect(live.text).not.toContain('The next home page');
  expect(live.headers['x-robots-tag']).toBeUndefined();
  expect(live.headers['cache-control']).toBe('no-cache');
  expect((await gateway.request('/about-ai-talent-experts')).status).toBe(200);
});

it('a preview channel appears while the gateway runs, follows its releases, and is shown by a gateway that did not know it', async () => {
  const { store, releaseNext, releaseWith, apps, compose, publish } = await createPreviewedSite();
  const gateway = await startGateway(store);
  const other = await startGateway(store, { pollMs: null });
  expect(await cookieFor(gateway, 'next')).toBe('');
  await releaseNext();
  const preview = withCookie(await cookieFor(gateway, 'next'));
  const shown = async () => (await gateway.request('/', preview)).text;
  expect(await shown()).toContain('The next home page');
  expect((await other.request('/', preview)).text).toContain('The next home page');

  const later = await publish({ name: 'mfe-marketing', patterns: ['/'], version: '1.2.0' });
  await compose(apps.shell, later, [{ path: '/', pattern: '/', text: 'A later home page' }]);
  await releaseWith(later);
  await vi.waitFor(async () => expect(await shown()).toContain('A later home page'));
});

it.each([
  ['max-age=300', 'private, no-cache'],
  ['no-cache', 'private, no-cache'],
  ['no-store', 'no-store'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
])('an answer of a preview that the site sends with %s has %s', (usual, expected) => {
  const { headers } = asPreview(new Response('{}', { headers: { 'Cache-Control': usual } }));
  expect(headers.get('Cache-Control')).toBe(expected);
});

it('a pinned revision shows the revision as it was, named as a preview, and everyone else the live site, as does one that does not exist', async () => {
  // The standard site as revision 1, and another home page as revision 2.
  const { store, releaseWith, home } = await createPreviewedSite();
  await releaseWith(home, 'stable');
  const gateway = await startGateway(store);
  const cookie = await staffCookieFor(gateway, 'stable.1');

  const pinned = await gateway.request('/', withCookie(cookie));
  expect(pinned.text).not.toContain('The next home page');
  expect(pinned.text).toContain('"channel":"stable","revision":1,');
  expect(pinned.text).toContain('"pinned":true');
  expect(pinned.headers['x-robots-tag']).toBe('noindex');
  expect(pinned.headers['cache-control']).toBe('private, no-cache');

  // The live revision, pinned, does not affect cached pages of visitors.
  const second = withCookie(await staffCookieFor(gateway, 'stable.2'));
  expect((await gateway.request('/', second)).text).toContain('"pinned":true');
  const live = await gateway.request('/');
  expect(live.text).toContain('The next home page');
  expect(live.text).toContain('"revision":2,');
  expect(live.text).not.toContain('"pinned"');
  expect(live.headers['x-robots-tag']).toBeUndefined();

  await store.remove('registry/stable/00000001.json');
  const missing = await (await startGateway(store)).request('/', withCookie(cookie));
  expect(missing.text).toContain('The next home page');
  expect(missing.headers['x-robots-tag']).toBeUndefined();
});
