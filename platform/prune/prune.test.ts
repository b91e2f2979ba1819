import type { Manifest } from '@talent/artifact/manifest';
import { expect, it, vi } from 'vitest';
import { BLOG_APP, createStandardSite } from '../gateway/testing/standard-site.ts';
import { releaseKey } from '../registry/release.ts';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { prune, pruneResult } from './prune.ts';
import { markForDeletion, keepFromPrune } from '../registry/reservations.ts';

const DAY = 24 * 60 * 60 * 1000;
const PICTURE = 'a'.repeat(32);

/** A site that was released some days ago, with a blog of which other versions were live before. */
async function setUp() {
  const clock = { now: Date.now() - 30 * DAY };
  const pass = (days: number): void => void (clock.now += days * DAY);
  const now = (): Date => new Date(clock.now);
  const site = await createStandardSite(now);
  const { store, apps } = site;

  async function releaseBlog(number: number) {
    const [version, route] = [`1.0.${number}`, { prerender: 'entries' } as const];
    const blog = await site.publish({ ...BLOG_APP, version, route });
    await site.compose(apps.shell, blog, [
      { path: '/blog/post', pattern: '/blog/:slug', text: `Post, version ${number}` },
    ]);
    await site.release([apps.shell, apps.marketing, apps.admin, blog]);
    return blog;
  }
  /** So often that no tab of the releases before counts. */
  async function releaseOften(blog: Manifest): Promise<void> {
    for (let count = 0; count < 21; count++) {
      await site.release([apps.shell, apps.marketing, apps.admin, blog]);
    }
  }
  const keysOf = async (version: string): Promise<string[]> =>
    (await store.list('')).filter((key) => key.includes(`mfe-blog/${version}`));
  const run = async (dryRun = false) => {
    const pruned = await prune({ store, dryRun, now });
    checkPrinted(pruneResult, { ...pruned, dryRun });
    return pruned;
  };
  return { ...site, now, pass, releaseBlog, releaseOften, keysOf, run };
}

it('pruning announces and deletes unneeded files, what marks them as complete first, and keeps the others and what is being released', async () => {
  const { store, apps, pass, releaseBlog, releaseOften, keysOf, run } = await setUp();
  const { version } = apps.blog;
  await store.write(`builds/mfe-blog/${version}.json`, '{}');
  await store.write(`approvals/mfe-blog/${version}/stable/0123456789abcdef.json`, '{}');
  pass(1);
  const second = await releaseBlog(2);
  pass(1);
  const third = await releaseBlog(3);
  await releaseOften(third);
  pass(8);
  const before = await store.entries('');

  await keepFromPrune(store, [`mfe-blog@${version}`], async () => {
    expect((await run(true)).versions).toEqual([]);
  });
  const planned = await run(true);
  expect(await store.entries('')).toEqual(before);
  expect(planned.versions.map(({ name }) => name)).toEqual([`mfe-blog@${version}`]);

  const remove = vi.spyOn(store, 'remove');
  expect(await run()).toEqual(planned);
  const removed = remove.mock.calls.map(([key]) => key);
  const firstBelow = (prefix: string) => removed.find((key) => key.startsWith(prefix));
  expect(firstBelow(`artifacts/mfe-blog/${version}`)).toMatch(/manifest\.json$/);
  expect(firstBelow('pages/')).toMatch(/pages\.json$/);
  const after = await store.entries('');
  const gone = before.filter(({ key }) => !after.some((entry) => entry.key === key));
  expect(gone).toHaveLength(planned.files);
  expect(gone.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(planned.bytes);
  expect(await keysOf(version)).toEqual([]);
  expect(gone.every(({ key }) => key.includes(version))).toBe(true);
  for (const kept of [second, third]) expect(await keysOf(kept.version)).not.toEqual([]);
  expect((await run()).files).toBe(0);
});

it('pruning deletes the notes and deltas of the browser files of a version, and keeps those of a file that another one has', async () => {
  const { store, apps, publish, compose, release, releaseOften, pass, run } = await setUp();
  // A smaller file has no deltas.
  const fileOf = (text: string) => text.padEnd(256);
  const publishText = (text: string) =>
    publish({ ...BLOG_APP, contentNames: true, files: { 'client/page.js': fileOf(text) } });
  const releaseText = async (text: string) => {
    const blog = await publishText(text);
    await compose(apps.shell, blog, [{ path: '/blog/a', pattern: '/blog/:slug', text }]);
    await release([apps.shell, apps.marketing, apps.admin, blog]);
    return blog;
  };
  await publishText('zero');
  const first = await releaseText('one');
  const others = [await releaseText('two'), await releaseText('three')] as const;
  await releaseOften(others[1]);
  pass(8);
  const deltas = await store.list('deltas');
  await run();
  const notes = await store.list('content');
  const filesOf = (keys: readonly string[]) => new Set(keys.map((key) => key.split('/')[2]));
  const before = filesOf(deltas);
  expect(before.size).toBe(filesOf(await store.list('deltas')).size + 2);
  const noted = filesOf(notes);
  const left = [...filesOf(await store.list('deltas'))];
  expect(left.filter((file) => !noted.has(file))).toEqual([]);
  expect(notes.filter((key) => key.endsWith(first.version))).toEqual([]);
  const versionsOf = (stem: string) =>
    notes.filter((key) => key.includes(`/${stem}-`)).map((key) => key.split('/').at(-1));
  const versions = others.map(({ version }) => version).sort();
  expect(versionsOf('entry').sort()).toEqual(versions);
  expect(versionsOf('page').sort()).toEqual(versions);
});

it('pruning deletes nothing when a channel cannot be read', async () => {
  const { store, pass, releaseBlog, run } = await setUp();
  await releaseBlog(2);
  await releaseBlog(3);
  pass(8);
  await store.write(releaseKey('preview', 1), 'rubbish');
  const before = await store.list('');
  await expect(run()).rejects.toMatchObject({ code: 'registry-unreadable' });
  expect(await store.list('')).toEqual(before);
});

it('pruning deletes a picture when no page has named it for seven days', async () => {
  const site = await setUp();
  const { store, pass, run } = site;
  const key = `social/${PICTURE}.png`;
  await store.write(key, 'png');
  const { shell, marketing } = site.apps;
  const compose = (text: string) =>
    site.compose(shell, marketing, [{ path: '/', pattern: '/', text }]);
  await compose(`<meta content="https://www.example.com/_social/${PICTURE}.png">`);
  await run();
  pass(20);
  await compose('Home');
  expect((await run()).waiting).toBe(1);
  pass(6);
  await run();
  expect(await store.has(key)).toBe(true);
  pass(2);
  await run();
  expect(await store.has(key)).toBe(false);
});

it('a release beside a prune is refused while the version is being pruned, and not made', async () => {
  const { store, apps, release } = await createStandardSite();
  const withdraw = await markForDeletion(store, [`mfe-blog@${apps.blog.version}`]);
  const { shell, marketing, admin, blog } = apps;
  await expect(release([shell, marketing, admin, blog])).rejects.toMatchObject({
    code: 'being-pruned',
  });
  expect(await store.has(releaseKey('stable', 2))).toBe(false);
  await withdraw();
  await release([shell, marketing, admin, blog]);
  expect(await store.has(releaseKey('stable', 2))).toBe(true);
  expect(await store.list('pruning')).toEqual([]);
});

it('a release beside a prune is refused when its version was pruned while its pages were composed', async () => {
  const { store, apps, release } = await setUp();
  await store.remove(`artifacts/mfe-blog/${apps.blog.version}/manifest.json`);
  const { shell, marketing, admin, blog } = apps;
  await expect(release([shell, marketing, admin, blog])).rejects.toMatchObject({
    code: 'artifact-damaged',
  });
  expect(await store.has(releaseKey('stable', 2))).toBe(false);
});
