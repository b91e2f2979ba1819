import { expect, it } from 'vitest';
import { previewTrust } from '../../registry/testing/test-trust.ts';
import { withTrust } from '../../registry/release-store.ts';
import { assetUrl } from '../../store/asset-url.ts';
import { artifactKey } from '../../store/published-artifacts.ts';
import { guardCookie } from '../testing/preview-site.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { createContentSite, urlOf } from '../testing/content-site.ts';
import { ADMIN_APP, BLOG_APP, createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { createTestSite } from '../testing/test-site.ts';

const FIRST = 'export const release = 1;\n';
const SECOND = 'export const release = 2;\n';

/** Two releases of a blog, and the gateway that serves them. */
async function setUp() {
  const site = await createContentSite();
  const [first, second] = [await site.releaseBlog(FIRST), await site.releaseBlog(SECOND)];
  return { ...site, ...(await startGateway(site.store)), first, second };
}

it('files at URLs of their content have the same URL in every release that did not change them; those of earlier ones are served to open tabs, those of previews and other names are not', async () => {
  const { request, first, second, apps, store, releaseBlog } = await setUp();
  expect(urlOf(second, 'entry')).toMatch(/^\/assets\/mfe-blog\/entry-[\w-]{8}\.js$/);
  expect(urlOf(second, 'entry')).toBe(urlOf(first, 'entry'));
  expect(urlOf(second, 'page')).not.toBe(urlOf(first, 'page'));
  const { status, headers } = await request(urlOf(second, 'entry'));
  const forever = 'public, max-age=31536000, immutable';
  expect([status, headers['cache-control']]).toEqual([200, forever]);
  const textOf = async (path: string) => (await request(path)).text;
  const before = urlOf(first, 'page');
  expect(await textOf(before)).toBe(FIRST);
  expect(await textOf(urlOf(second, 'page'))).toBe(SECOND);
  // After a retry, and under their version.
  expect(await textOf(before.replace('mfe-blog/', 'mfe-blog/~1/'))).toBe(FIRST);
  expect(await textOf(before.replace('mfe-blog/', `mfe-blog/${first.version}/`))).toBe(FIRST);
  // Files that the build did not name by their content have no such URL.
  const marketing = `/assets/mfe-marketing/${apps.marketing.version}/page.js`;
  expect((await request(marketing)).status).toBe(200);
  expect((await request('/assets/mfe-marketing/page.js')).status).toBe(404);
  const theirs = createTestSite(undefined, withTrust(store, previewTrust));
  const files = { 'client/page-01234567.js': 'export const by = "a preview";' };
  const preview = await theirs.publish({ ...BLOG_APP, contentNames: true, files });
  expect(Object.keys(preview.files)).toContain('client/page-01234567.js');
  expect((await request('/assets/mfe-blog/page-01234567.js')).status).toBe(404);
  const name = urlOf(second, 'page').split('/').at(-1) ?? '';
  for (const path of ['page.js', `~1/~1/${name}`, `deep/${name}`, `~0/${name}`, `${name}%00`]) {
    expect((await request(`/assets/mfe-blog/${path}`)).status, path).toBe(404);
  }
  for (const app of ['mfe-marketing', 'mfe-admin', '..%2fartifacts', '__proto__']) {
    expect((await request(`/assets/${app}/${name}`)).status, app).toBe(404);
  }
  const third = await releaseBlog('export const release = 3;\n');
  // Those of earlier ones as long as any published version has them.
  await store.remove(artifactKey('mfe-blog', first.version, 'manifest.json'));
  // An unchanged file is that of the live version now.
  expect((await request(urlOf(first, 'entry'))).status).toBe(200);
  expect(urlOf(third, 'entry')).toBe(urlOf(first, 'entry'));
  const gateway = await startGateway(store);
  expect((await gateway.request(before)).status).toBe(404);
});

it('files at URLs of their content of guarded apps do not exist, even for an admin: the answer is that of any unknown path', async () => {
  const site = await createStandardSite();
  const { shell, marketing, blog } = site.apps;
  const admin = await site.publish({ ...ADMIN_APP, contentNames: true });
  await site.release([shell, marketing, blog, admin]);
  const { request } = await startGateway(site.store);
  const unknown = fingerprint(await request('/no-such-path'));
  const file = Object.keys(admin.files).find((path) => path.startsWith('client/page-')) ?? '';
  const name = file.replace('client/', '');
  const Cookie = await guardCookie();
  for (const headers of [{}, { Cookie }]) {
    const answer = await request(`/assets/mfe-admin/${name}`, { headers });
    expect(fingerprint(answer)).toEqual(unknown);
  }
  expect(assetUrl(admin, file)).toBe(`/assets/mfe-admin/${admin.version}/${name}`);
  expect((await request(assetUrl(admin, file))).status).toBe(404);
  expect((await request(assetUrl(admin, file), { headers: { Cookie } })).status).toBe(200);
  expect(await site.store.list('content')).toEqual([]);
});
