import { expect, it, onTestFinished, vi } from 'vitest';
import { createArtifactReader } from '../live/artifact-reader.ts';
import { loadLiveSite } from '../live/live-site.ts';
import { readLatest } from '../../registry/registry.ts';
import type { EntryLook, Recompose } from '../recompose/recompose-queue.ts';
import { fingerprint } from '../testing/raw-request.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';
import { createFirstVisits } from './first-visits.ts';

/** A site whose blog can publish posts: the composer finds them when it looks. */
async function setUp() {
  const time = Date.UTC(2025, 5, 1);
  const now = () => new Date(time);
  const site = await createStandardSite(now);
  const { shell, blog } = site.apps;
  const published: string[] = [];
  const recompose = vi.fn<Recompose>(async ({ paths }) => {
    const found = published.filter((path) => paths.includes(path));
    const pages = found.map((path) => ({ path, pattern: '/blog/:slug', text: 'New post' }));
    if (pages.length > 0) await site.compose(shell, blog, pages);
  });
  const started = await startGateway(site.store, { recompose, now, proxies: 1 });
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
  const data = `/_pages/${shell.version}/mfe-blog/${blog.version}/root/blog/new/data.json`;
  return { ...site, ...started, published, recompose, from, data };
}

it('the first visit of a new page gets the page, which the sitemap names from then on', async () => {
  const { request, published, recompose, apps } = await setUp();
  published.push('/blog/new');
  expect((await request('/sitemap.xml')).text).not.toContain('/blog/new<');
  expect((await request('/blog/new', { method: 'POST' })).status).toBe(404);
  const { status, body } = await request('/blog/new');
  expect([status, body.toString().includes('<p>New post</p>')]).toEqual([200, true]);
  expect((await request('/sitemap.xml')).text).toContain('/blog/new<');
  const pair = { shell: apps.shell, app: apps.blog };
  const look = { paths: ['/blog/new'], lookUpEntries: false, onlyNewEntries: true };
  expect(recompose.mock.calls).toEqual([[{ ...pair, ...look }]]);
});

it.each([
  ['HEAD', '/blog/new', 200],
  ['GET', '/blog/new/', 301],
  ['GET', 'the data of /blog/new, for a tab that navigates to it', 200],
])('the first visit of a new page answers %s %s with %s', async (method, path, status) => {
  const { request, published, data } = await setUp();
  published.push('/blog/new');
  const answer = await request(path.startsWith('/') ? path : data, { method });
  expect(answer.status).toBe(status);
  if (path.startsWith('/')) return;
  expect(JSON.parse(answer.text)).toEqual({ head: {}, data: 'New post' });
});

it('a page that waits for its first visit is in the sitemap, and no limit of a visitor holds it back', async () => {
  const { request, published, compose, apps, from } = await setUp();
  const paths = Array.from({ length: 20 }, (_each, index) => `/blog/old-${index}`);
  const waiting = ['/blog/gone', ...paths].map((path) => ({ path, pattern: '/blog/:slug' }));
  await compose(apps.shell, apps.blog, [], waiting);
  published.push(...paths);
  // The gateway may have read the index before.
  await expect
    .poll(async () => (await request('/sitemap.xml')).text.match(/blog\/old-\d+</g))
    .toHaveLength(20);
  const answers = await Promise.all(paths.map((path) => request(path, from('203.0.113.9'))));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  // The look found no such page, so the list is old.
  expect((await request('/blog/gone')).status).toBe(404);
});

it('the first visit of a job that is over answers 410', async () => {
  const { request, published, recompose, compose, apps } = await setUp();
  published.push('/blog/over');
  recompose.mockImplementation(async () => {
    const page = { path: '/blog/over', pattern: '/blog/:slug', text: 'Over', status: 410 } as const;
    await compose(apps.shell, apps.blog, [page]);
  });
  expect((await request('/blog/over')).status).toBe(410);
});

it('the first visit of a page that is not composed in time asks for a retry, not for oblivion', async () => {
  const { request, recompose } = await setUp();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  recompose.mockReturnValue(promise);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    resolve(undefined);
  });
  const answer = request('/blog/new');
  await vi.waitFor(() => expect(recompose).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(4500);
  expect(await answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
});

it('the first visit of a new page is answered while a stranger requests paths that do not exist', async () => {
  const { request, published, recompose, from } = await setUp();
  const guesses = Array.from({ length: 40 }, (_each, index) =>
    request(`/blog/guess-${index}`, from('203.0.113.9')),
  );
  await vi.waitFor(() => expect(recompose).toHaveBeenCalled());
  published.push('/blog/new');
  expect((await request('/blog/new', from('198.51.100.4'))).status).toBe(200);
  const answers = await Promise.all(guesses);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
});

it('a path without a page gets the same answer as any other unknown path, and starts one look', async () => {
  const { request, recompose } = await setUp();
  const unknown = fingerprint(await request('/no-such-path'));
  expect(fingerprint(await request('/blog/nothing'))).toEqual(unknown);
  expect(fingerprint(await request('/blog/nothing'))).toEqual(unknown);
  expect(recompose).toHaveBeenCalledTimes(1);
});

it('a path without a page is answered at once where no look can find it', async () => {
  const { publish, compose, release, apps, request, status, recompose } = await setUp();
  const later = await publish({ name: 'mfe-later', patterns: ['/later'] });
  await compose(apps.shell, later, []);
  await release([apps.shell, apps.marketing, apps.blog, apps.admin, later]);
  await vi.waitFor(async () => expect(await status()).toMatchObject({ revision: 2 }));
  const unknown = fingerprint(await request('/nothing'));
  const version = '1.0.0-0123456789';
  for (const path of [
    '/seo-dashboard',
    '/no-such-path',
    '/blog//new',
    `/_pages/${version}/mfe-blog/${version}/root/blog/new/data.json`,
    `/_pages/${version}/mfe-admin/${version}/root/seo-dashboard/data.json`,
    `/blog/${'x'.repeat(500)}`,
    // A pattern without entries.
    '/later',
  ]) {
    expect(fingerprint(await request(path)), path).toEqual(unknown);
  }
  expect(recompose).not.toHaveBeenCalled();
});

it('a path without a page gets that answer at once while the composer fails', async () => {
  const { request, recompose, published, log } = await setUp();
  published.push('/blog/new');
  recompose.mockRejectedValue(new Error('no database'));
  const unknown = fingerprint(await request('/no-such-path'));
  expect(fingerprint(await request('/blog/new'))).toEqual(unknown);
  expect(fingerprint(await request('/blog/other'))).toEqual(unknown);
  expect(recompose).toHaveBeenCalledTimes(1);
  expect(log).toContainEqual(
    expect.objectContaining({ level: 'error', app: 'mfe-blog', error: 'Error: no database' }),
  );
});

/** Visits to a site that has no new page, with a clock that the test moves. */
async function visits(lookUp: (look: EntryLook) => Promise<boolean> = async () => true) {
  const { store } = await createStandardSite();
  const { release } = await readLatest(store, 'stable');
  if (release === null) throw new Error('The standard site is released.');
  const site = await loadLiveSite(release, {
    store,
    artifacts: createArtifactReader(store),
    publishableKey: 'key',
    collectAnalytics: false,
    previous: null,
    readAgain: true,
  });
  const clock = { ms: 1000 };
  const looked = vi.fn(lookUp);
  const firstVisit = createFirstVisits({
    queue: { lookUp: looked, now: async () => {}, request: () => {} },
    proxies: 0,
    clock: () => clock.ms,
    waitMs: 1,
  });
  const visit = (path: string, address = '203.0.113.9') =>
    firstVisit(new Request(`http://site.example${path}`), { address }, () => site);
  let guesses = 0;
  const guess = async (times: number, address?: string) => {
    for (let time = 0; time < times; time++) await visit(`/blog/guess-${guesses++}`, address);
  };
  return { clock, looked, visit, guess };
}

it('visits to paths without a page wait ten times at once for one visitor, and once more every five seconds', async () => {
  const { clock, looked, guess } = await visits();
  await guess(50);
  expect(looked).toHaveBeenCalledTimes(10);
  clock.ms += 5000;
  await guess(50);
  expect(looked).toHaveBeenCalledTimes(11);
  await guess(1, '198.51.100.4');
  expect(looked).toHaveBeenCalledTimes(12);
});

it('visits to paths without a page wait 500 at the same time, and others as soon as these are answered', async () => {
  const { looked, visit } = await visits(() => new Promise(() => {}));
  const all = Array.from({ length: 501 }, (_each, index) =>
    visit(`/blog/guess-${index}`, `10.0.${index >> 8}.${index & 255}`),
  );
  expect(looked).toHaveBeenCalledTimes(500);
  await Promise.all(all);
  await visit('/blog/nothing');
  expect(looked).toHaveBeenCalledTimes(501);
});

it('visits to paths without a page wait again for the same path after five seconds', async () => {
  const { clock, looked, visit } = await visits();
  await visit('/blog/nothing');
  clock.ms += 4999;
  await visit('/blog/nothing', '198.51.100.4');
  expect(looked).toHaveBeenCalledTimes(1);
  clock.ms += 1;
  await visit('/blog/nothing');
  expect(looked).toHaveBeenCalledTimes(2);
});

it.each([
  ['no look was made', async () => false],
  [
    'a look takes too long, which does not say that there is no page',
    () => new Promise<never>(() => {}),
  ],
])('visits to paths without a page wait again for a path where %s', async (_, look) => {
  const { looked, visit } = await visits(look);
  await visit('/blog/nothing');
  await visit('/blog/nothing');
  expect(looked).toHaveBeenCalledTimes(2);
});
