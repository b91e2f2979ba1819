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
  return { ...site, home, releaseWith, releaseNext: () => releaseWith(home) };
}

describe('a preview channel', () => {
  it('is shown to a browser with its cookie, to nobody else, and to no search engine or shared cache', async () => {
    const { store, releaseNext } = await createPreviewedSite();
    await releaseNext();
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
    const { store, releaseNext } = await createPreviewedSite();
    await releaseNext();
    const { request } = await startGateway(store);
    expect((await request('/about-ai-talent-experts', preview)).status).toBe(404);
    expect((await request('/about-ai-talent-experts')).status).toBe(200);
  });

  it('appears while the gateway runs, and follows its releases', async () => {
    const { store, releaseNext, releaseWith, apps, compose, publish } = await createPreviewedSite();
    const { request } = await startGateway(store);
    expect((await request('/', preview)).body.toString()).not.toContain('The next home page');
    await releaseNext();
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
    const { store, releaseNext } = await createPreviewedSite();
    await releaseNext();
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
      const { store, releaseNext } = await createPreviewedSite();
      await releaseNext();
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

describe('the link to a revision', () => {
  const pinnedTo = (revision: number) => ({
    headers: { Cookie: `talent_channel=stable.${revision}` },
  });

  /** The standard site as revision 1, and another home page as revision 2. */
  async function createChangedSite() {
    const site = await createPreviewedSite();
    const { shell, blog, admin } = site.apps;
    await site.release([shell, site.home, blog, admin], 'stable');
    return site;
  }

  it('shows that set as it was, as a preview that names the revision, and others what is live', async () => {
    const { store } = await createChangedSite();
    const { request } = await startGateway(store);
    const link = await request('/_channel/stable.1?to=/blog/first-post');
    expect(link.headers['location']).toBe('/blog/first-post');
    expect(link.headers['set-cookie']?.[0]).toContain('talent_channel=stable.1; ');

    const pinned = await request('/', pinnedTo(1));
    expect(pinned.body.toString()).not.toContain('The next home page');
    expect(pinned.body.toString()).toContain('"channel":"stable","revision":1,');
    expect(pinned.body.toString()).toContain('"pinned":true');
    expect(pinned.headers['x-robots-tag']).toBe('noindex');
    expect(pinned.headers['cache-control']).toBe('private, no-cache');

    const live = await request('/');
    expect(live.body.toString()).toContain('The next home page');
    expect(live.body.toString()).toContain('"revision":2,');
    expect(live.body.toString()).not.toContain('"pinned"');
    expect(live.headers['x-robots-tag']).toBeUndefined();
  });

  it('shows the live revision without touching what is kept of it for visitors', async () => {
    const { store } = await createChangedSite();
    const { request } = await startGateway(store);
    expect((await request('/', pinnedTo(2))).body.toString()).toContain('"pinned":true');
    expect((await request('/')).body.toString()).not.toContain('"pinned"');
  });

  it('is no address for a revision that is not there, and a cookie with one shows what is live', async () => {
    const { store } = await createChangedSite();
    const { request } = await startGateway(store);
    for (const path of ['/_channel/stable.3', '/_channel/stable.0', '/_channel/nobody.1']) {
      expect((await request(path)).status, path).toBe(404);
    }
    const live = await request('/', pinnedTo(3));
    expect(live.body.toString()).toContain('The next home page');
    expect(live.headers['x-robots-tag']).toBeUndefined();
  });
});
