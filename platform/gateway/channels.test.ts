import { describe, expect, it, vi } from 'vitest';
import type { Manifest } from '../artifact/manifest.ts';
import { createStandardSite } from './testing/standard-site.ts';
import { startGateway } from './testing/start-gateway.ts';

const preview = { headers: { Cookie: 'other=1; talent_channel=next' } };

/** The standard site, and a channel `next` with another home page. */
async function createPreviewedSite() {
  const site = await createStandardSite();
  const { shell, blog, admin } = site.apps;
  const home = await site.publish({ name: 'mfe-marketing', patterns: ['/'], version: '1.1.0' });
  await site.compose(shell, home, [{ path: '/', pattern: '/', text: 'The next home page' }]);
  const releaseWith = (marketing: Manifest) =>
    site.release([shell, marketing, blog, admin], 'next');
  return { ...site, releaseWith, release: () => releaseWith(home) };
}

describe('a preview channel', () => {
  it('is shown to a browser with its cookie, to nobody else, and to no search engine or shared cache', async () => {
    const { store, release } = await createPreviewedSite();
    await release();
    const { request } = await startGateway(store);
    const shown = await request('/', preview);
    expect(shown.body.toString()).toContain('The next home page');
    expect(shown.body.toString()).toContain('"channel":"next"');
    expect(shown.headers['x-robots-tag']).toBe('noindex');
    expect(shown.headers['cache-control']).toBe('private, no-cache');
    expect(shown.headers['vary']).toContain('Cookie');

    const live = await request('/');
    expect(live.body.toString()).not.toContain('The next home page');
    expect(live.headers['x-robots-tag']).toBeUndefined();
    expect(live.headers['cache-control']).toBe('no-cache');
  });

  it('answers with its own paths alone', async () => {
    const { store, release } = await createPreviewedSite();
    await release();
    const { request } = await startGateway(store);
    expect((await request('/about-ai-talent-experts', preview)).status).toBe(404);
    expect((await request('/about-ai-talent-experts')).status).toBe(200);
  });

  it('appears while the gateway runs, and follows its releases', async () => {
    const { store, release, releaseWith, apps, compose, publish } = await createPreviewedSite();
    const { request } = await startGateway(store);
    expect((await request('/', preview)).body.toString()).not.toContain('The next home page');
    await release();
    const shown = async () => (await request('/', preview)).body.toString();
    await vi.waitFor(async () => expect(await shown()).toContain('The next home page'), 5000);

    const later = await publish({ name: 'mfe-marketing', patterns: ['/'], version: '1.2.0' });
    await compose(apps.shell, later, [{ path: '/', pattern: '/', text: 'A later home page' }]);
    await releaseWith(later);
    await vi.waitFor(async () => expect(await shown()).toContain('A later home page'), 5000);
  });
});

describe('the link to a channel', () => {
  it('sets the cookie and leads to a page of this site', async () => {
    const { store, release } = await createPreviewedSite();
    await release();
    const { request } = await startGateway(store);
    const { status, headers } = await request('/_channel/next?to=/blog/first-post');
    expect(status).toBe(303);
    expect(headers['location']).toBe('/blog/first-post');
    expect(headers['set-cookie']).toEqual([
      'talent_channel=next; HttpOnly; SameSite=Lax; Path=/; Max-Age=604800',
    ]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a\r\nSet-Cookie:x'])(
    'leads to the home page in place of %j',
    async (to) => {
      const { store, release } = await createPreviewedSite();
      await release();
      const { request } = await startGateway(store);
      const { headers } = await request(`/_channel/next?to=${encodeURIComponent(to)}`);
      expect(headers['location']).toBe('/');
    },
  );

  it('ends the preview with the name of the public channel', async () => {
    const { store } = await createStandardSite();
    const { request } = await startGateway(store);
    const { headers } = await request('/_channel/stable');
    expect(headers['set-cookie']?.[0]).toContain('talent_channel=; ');
    expect(headers['set-cookie']?.[0]).toContain('Max-Age=0');
  });

  it('is no address for a channel that has had no release', async () => {
    const { store } = await createStandardSite();
    const { request } = await startGateway(store);
    for (const path of ['/_channel/nobody', '/_channel/..%2Fstable', '/_channel/']) {
      const { status, headers, body } = await request(path);
      expect(status, path).toBe(404);
      expect(headers['set-cookie'], path).toBeUndefined();
      expect(body.toString(), path).toContain('Oops! Page not found');
    }
  });
});
