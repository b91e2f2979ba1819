import { expect, it, vi } from 'vitest';
import { sha384Integrity } from '@talent/artifact/hash';
import { artifactKey } from '../../store/published-artifacts.ts';
import type { Manifest } from '@talent/artifact/manifest';
import { pageIndexKey } from '../../compose/page-index.ts';
import type { GatewayStatus } from './gateway-status.ts';
import type { RecomposeRequest } from '../recompose/recompose-queue.ts';
import { guardCookie } from '../testing/preview-site.ts';
import { STAFF_HEADERS, staffBackend } from '../testing/staff-backend.ts';
import { ADMIN_APP, BLOG_APP, createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { FRAMES } from '../testing/test-site.ts';

const POST = '/blog/first-post';

/** The standard site with a second version of its blog live; the first one is still published. */
async function setUp() {
  const site = await createStandardSite();
  const { shell, marketing, admin } = site.apps;
  const route = { prerender: 'entries' } as const;
  const newBlog = await site.publish({ ...BLOG_APP, route, version: '2.0.0' });
  await site.compose(shell, newBlog, [
    { path: POST, pattern: '/blog/:slug', text: 'First post, second version' },
  ]);
  await site.release([shell, marketing, newBlog, admin]);
  const { backend } = staffBackend();
  const started = await startGateway(site.store, { backend });
  const health = async () => {
    const { status, body } = await started.request('/healthz');
    expect(status).toBe(200);
    return JSON.parse(body.toString()) as Extract<GatewayStatus, { status: 'ok' }>;
  };
  const page = async (path: string) => (await started.request(path)).text;
  await vi.waitFor(async () => expect((await health()).apps['mfe-blog']).toBe(newBlog.version));
  const keyOf = ({ name, version }: Manifest, path: string) => artifactKey(name, version, path);
  return { ...site, ...started, newBlog, health, page, keyOf };
}

type SetUp = Awaited<ReturnType<typeof setUp>>;

const fileOf =
  (path: string) =>
  ({ newBlog, keyOf }: SetUp): string =>
    keyOf(newBlog, path);
const indexOf = ({ newBlog, apps }: SetUp): string =>
  pageIndexKey(apps.shell.version, 'mfe-blog', newBlog.version);

it.each<[string, (site: SetUp) => string, string | null, RegExp]>([
  ['a browser file is missing', fileOf('client/page.js'), null, /client\/page\.js is missing/],
  ['the manifest is missing', fileOf('manifest.json'), null, /manifest\.json is missing/],
  ['the page index is missing', indexOf, null, /has no pages with shell/],
  ['the page index is damaged', indexOf, '{', /is not a page index/],
])(
  'a live version that becomes damaged is replaced by the previous version when %s',
  async (_, keyIn, text, reason) => {
    const site = await setUp();
    const { newBlog, apps, health, page, request, log, store } = site;
    await (text === null ? store.remove(keyIn(site)) : store.write(keyIn(site), text));
    await vi.waitFor(async () => expect((await health()).degraded).toBe(true));
    expect(await health()).toMatchObject({
      revision: 2,
      apps: { 'mfe-blog': apps.blog.version, 'mfe-marketing': apps.marketing.version },
      registry: { status: 'ok' },
      fallbacks: [
        {
          app: 'mfe-blog',
          wanted: newBlog.version,
          served: apps.blog.version,
          since: expect.stringMatching(/^20.*Z$/) as unknown,
          reason: expect.stringMatching(reason) as unknown,
        },
      ],
    });

    const html = await page(POST);
    expect(html).toContain('First post</p>');
    expect(html).toContain(`"version":"${apps.blog.version}"`);
    expect(html).toContain(`"fallbackFor":"${newBlog.version}"`);
    expect(html).not.toContain(`"version":"${newBlog.version}"`);
    const asset = `/assets/mfe-blog/${apps.blog.version}/page.js`;
    expect((await request(asset)).status).toBe(200);
    expect(log.filter(({ subject }) => subject === 'app mfe-blog')).toMatchObject([
      { level: 'error', served: apps.blog.version },
    ]);
  },
);

it('a live version that becomes damaged is replaced at once when a request meets a changed file, and served again when it is restored', async () => {
  const { store, newBlog, keyOf, health, request, page, log } = await setUp();
  const key = keyOf(newBlog, 'client/page.js');
  // Long after the first verification, and long before the next one.
  await vi.waitFor(() => expect(store.reads).toContain(key));
  const body = (await store.read(key))?.body ?? '';
  await store.write(key, 'changed');
  expect((await request(`/assets/mfe-blog/${newBlog.version}/page.js`)).status).toBe(500);
  await vi.waitFor(async () => expect((await health()).fallbacks).toHaveLength(1));
  await store.write(key, 'not what it was');
  await vi.waitFor(async () =>
    expect((await health()).fallbacks[0]?.reason).toContain('is changed'),
  );
  await store.write(key, body);
  await vi.waitFor(async () => expect((await health()).degraded).toBe(false));
  expect((await health()).apps['mfe-blog']).toBe(newBlog.version);
  expect(await page(POST)).toContain('second version');
  expect(log).toContainEqual(
    expect.objectContaining({ level: 'info', message: 'recovered', subject: 'app mfe-blog' }),
  );
});

it('a live version that becomes damaged stays, with a log line, when there is no previous version', async () => {
  const { store, apps, keyOf, health, request } = await setUp();
  await store.remove(keyOf(apps.marketing, 'client/page.js'));
  await vi.waitFor(async () => expect((await health()).degraded).toBe(true));
  expect((await health()).fallbacks).toMatchObject([
    { app: 'mfe-marketing', wanted: apps.marketing.version, served: null },
  ]);
  expect((await request('/')).status).toBe(200);
  expect((await request('/')).text).not.toContain('fallbackFor');
});

it('a live version that becomes damaged is never named in public when it is guarded', async () => {
  const { store, apps, publish, release, keyOf, request, health, newBlog, log } = await setUp();
  const { shell, marketing, admin } = apps;
  const newAdmin = await publish({ ...ADMIN_APP, version: '2.0.0' });
  await release([shell, marketing, newBlog, newAdmin]);
  await vi.waitFor(async () => expect((await health()).revision).toBe(3));
  await store.remove(keyOf(newAdmin, 'client/page.js'));
  await vi.waitFor(async () => expect((await health()).degraded).toBe(true));
  const { body } = await request('/healthz');
  expect(body.toString()).not.toContain('admin');
  expect((await health()).fallbacks).toEqual([]);
  expect(log).toContainEqual(expect.objectContaining({ subject: 'app mfe-admin' }));

  const headers = { ...STAFF_HEADERS, Cookie: await guardCookie() };
  const report = await request('/_platform/status', { headers });
  expect(JSON.parse(report.text)).toMatchObject({
    fallbacks: [{ app: 'mfe-admin', served: admin.version, guarded: true }],
  });
});

it('a version without pages under the live shell has them composed when it is needed as a replacement', async () => {
  const site = await createStandardSite();
  const { shell, marketing, blog, admin } = site.apps;
  const newShell = await site.publish({ name: 'shell', patterns: ['/login'], version: '2.0.0' });
  const newBlog = await site.publish({ ...BLOG_APP, version: '2.0.0' });
  const post = { path: POST, pattern: '/blog/:slug' };
  for (const under of [shell, newShell]) {
    await site.compose(under, newBlog, [{ ...post, text: 'Second version' }]);
  }
  await site.compose(newShell, newShell, FRAMES);
  await site.compose(newShell, marketing, [{ path: '/', pattern: '/', text: 'Home' }]);
  await site.release([shell, marketing, newBlog, admin]);
  await site.release([newShell, marketing, newBlog, admin]);
  await site.store.remove(artifactKey('mfe-blog', newBlog.version, 'client/page.js'));
  const ordered: RecomposeRequest[] = [];
  const { request } = await startGateway(site.store, {
    async recompose(order) {
      ordered.push(order);
      await site.compose(newShell, blog, [{ ...post, text: 'First version, new shell' }]);
    },
  });
  await vi.waitFor(async () =>
    expect((await request(POST)).text).toContain('First version, new shell'),
  );
  const order = { shell: newShell, app: blog, paths: [], lookUpEntries: false };
  expect(ordered).toEqual([order]);
});

it('a damaged shell is replaced by the previous one, with the remotes that have pages composed with it', async () => {
  const { store, apps, publish, compose, release, keyOf, newBlog, health, page } = await setUp();
  const { marketing, admin, shell } = apps;
  const newShell = await publish({ name: 'shell', patterns: ['/login'], version: '2.0.0' });
  await compose(newShell, newShell, FRAMES);
  await compose(newShell, marketing, [{ path: '/', pattern: '/', text: 'Home, new shell' }]);
  await compose(newShell, newBlog, []);
  await release([newShell, marketing, newBlog, admin]);
  await vi.waitFor(async () => expect((await health()).apps['shell']).toBe(newShell.version));
  expect(await page('/')).toContain('Home, new shell');

  await store.remove(keyOf(newShell, 'client/entry.js'));
  await vi.waitFor(async () => expect((await health()).apps['shell']).toBe(shell.version));
  const html = await page('/');
  expect(html).toContain('Home</p>');
  expect(html).toContain(`"shellFallbackFor":"${newShell.version}"`);
  expect(await page(POST)).toContain('second version');
});

it('a gateway that starts while a version is damaged serves the previous one, also where the manifest was changed together with its files', async () => {
  const { store, newBlog, keyOf, apps, page } = await setUp();
  const evil = 'export const page = "somebody else\'s";\n';
  const integrity = await sha384Integrity(new TextEncoder().encode(evil));
  const files = { ...newBlog.files, 'client/page.js': { size: evil.length, integrity } };
  await store.write(keyOf(newBlog, 'client/page.js'), evil);
  await store.write(keyOf(newBlog, 'manifest.json'), JSON.stringify({ ...newBlog, files }));
  const { request, status } = await startGateway(store);
  expect(await status()).toMatchObject({
    revision: 2,
    apps: { 'mfe-blog': apps.blog.version },
    degraded: true,
  });
  const html = (await request(POST)).text;
  expect(html).toContain(`"version":"${apps.blog.version}"`);
  expect(html).toContain(`"fallbackFor":"${newBlog.version}"`);
  expect(await page(POST)).not.toContain("somebody else's");
});
