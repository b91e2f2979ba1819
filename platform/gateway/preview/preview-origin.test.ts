import { expect, it } from 'vitest';
import {
  cookieFor,
  cookieOf,
  createPreviewedSite,
  guardCookie,
  pathOfLink,
  press,
  pressLink,
} from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { startGateway } from '../testing/start-gateway.ts';

const HOST = 'preview.example.com';

/** A gateway with a separate origin for previews; `onPreview` sends requests there. */
async function startWithOrigin() {
  const site = await createPreviewedSite();
  await site.releaseNext();
  const gateway = await startGateway(site.store, { previewOrigin: `http://${HOST}` });
  const there = { Host: HOST };
  return {
    gateway,
    onPreview: (path: string, headers: Record<string, string> = {}) =>
      gateway.request(path, { headers: { ...there, ...headers } }),
    open: async () =>
      pressLink(gateway, await pathOfLink('next'), { ...there, Origin: `http://${HOST}` }),
  };
}

it('an origin for previews shows them without search engines, and the site does not: there links are not found and cookies have no effect', async () => {
  const { gateway, onPreview, open } = await startWithOrigin();
  const link = await pathOfLink('next');
  expect((await onPreview(link)).text).toContain('Open preview next');
  const opened = await open();
  expect(opened.status).toBe(303);
  const Cookie = cookieOf(opened);
  const shown = await onPreview('/', { Cookie });
  expect(shown.text).toContain('The next home page');

  const unknown = fingerprint(await gateway.request('/nowhere'));
  expect(fingerprint(await gateway.request(link))).toEqual(unknown);
  expect(await cookieFor(gateway, 'next')).toBe('');
  const staff = { Cookie: `${Cookie}; ${await guardCookie()}` };
  for (const path of ['/_channel/next', '/_channel/stable', '/_channel/stable.1']) {
    expect((await gateway.request(path, { headers: staff })).status, path).toBe(404);
  }
  expect((await press(gateway, '/_channel', {}, staff)).status).toBe(404);
  const live = await gateway.request('/', { headers: { Cookie } });
  expect(live.text).not.toContain('The next home page');
  expect(live.headers['x-robots-tag']).toBeUndefined();
  expect((await onPreview('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await onPreview('/sitemap.xml')).status).toBe(404);
  for (const path of ['/', '/nowhere', '/robots.txt', '/healthz', '/rest/v1/posts']) {
    expect((await onPreview(path)).headers['x-robots-tag'], path).toBe('noindex');
  }
  expect((await gateway.request('/robots.txt')).text).toContain('Allow: /');
  expect((await gateway.request('/sitemap.xml')).status).toBe(200);
});

it('an origin for previews accepts the button of its own pages only, is no other host, and shares no kept answer with the site', async () => {
  const { gateway, onPreview } = await startWithOrigin();
  const link = await pathOfLink('next');
  for (const from of ['same-site', '']) {
    const headers = { Host: HOST, Origin: 'http://www.example.com', 'Sec-Fetch-Site': from };
    expect((await pressLink(gateway, link, headers)).status).toBe(403);
  }
  for (const host of [`${HOST}.`, `${HOST}:81`, `x.${HOST}`, 'example.com']) {
    const headers = { Host: host };
    expect((await gateway.request(link, { headers })).status, host).toBe(404);
    const home = await gateway.request('/', { headers });
    expect(home.headers['x-robots-tag'], host).toBe(undefined);
  }
  for (const path of ['/', '/robots.txt']) {
    const first = fingerprint(await onPreview(path));
    for (let time = 0; time < 3; time += 1) {
      expect((await gateway.request(path)).headers['x-robots-tag'], path).toBeUndefined();
      expect(fingerprint(await onPreview(path)), path).toEqual(first);
    }
  }
});
