import { describe, expect, it } from 'vitest';
import { artifactKey } from '../../store/published-artifacts.ts';
import { pageIndexKey } from '../../compose/page-index.ts';
import { releaseKey } from '../../registry/release.ts';
import { removeChannel } from '../../registry/revision-files.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { createArtifactReader } from './artifact-reader.ts';
import { createLiveSource } from './live-source.ts';
import type { LogLine } from '../log/log.ts';
import { createStandardSite } from '../testing/standard-site.ts';

function createSource(store: ReleaseStore, now = () => new Date(), channel = 'stable') {
  const log: LogLine[] = [];
  const artifacts = createArtifactReader(store);
  const options = {
    store,
    artifacts,
    channel,
    mayBeRemoved: channel !== 'stable',
    publishableKey: 'key',
    collectAnalytics: false,
    now,
    log: (entry: LogLine) => log.push(entry),
  };
  const source = createLiveSource(options);
  return { source, errors: () => log.filter(({ level }) => level === 'error'), log };
}

async function setUp() {
  const site = await createStandardSite();
  const created = createSource(site.store);
  await created.source.refresh();
  const { shell, marketing, blog, admin } = site.apps;
  const publishBlog = () =>
    site.publish({ name: 'mfe-blog', patterns: ['/blog/:slug'], version: '1.1.0' });
  return {
    ...created,
    site,
    publishBlog,
    release: (of = blog, channel = 'stable') =>
      site.release([shell, marketing, of, admin], channel),
  };
}

describe('the live source', () => {
  it('adopts a release of one app at the next poll, and reads only the new version', async () => {
    const { source, site, publishBlog, release } = await setUp();
    const { shell } = site.apps;
    const before = source.current();
    const blog = await publishBlog();
    await site.compose(shell, blog, []);
    await release(blog);
    site.store.reads.length = 0;
    await source.poll();
    expect(source.current()?.release.revision).toBe(2);
    expect(before?.release.revision).toBe(1);
    expect(site.store.reads).toEqual([
      releaseKey('stable', 2),
      artifactKey('mfe-blog', blog.version, 'manifest.json'),
      pageIndexKey(shell.version, 'mfe-blog', blog.version),
    ]);
  });

  it('keeps the last good release when a newer revision file is damaged, and logs it once', async () => {
    const { source, site, release, errors } = await setUp();
    await site.store.create(releaseKey('stable', 2), '{"schema":1,');
    await source.poll();
    await source.refresh();
    await source.refresh();
    expect(source.current()?.release.revision).toBe(1);
    const restarted = createSource(site.store).source;
    await restarted.refresh();
    expect(restarted.current()?.release.revision).toBe(1);
    expect(source.registry()).toEqual({ status: 'damaged', files: [releaseKey('stable', 2)] });
    expect(errors()).toHaveLength(1);

    await release();
    await source.poll();
    expect(source.current()?.release.revision).toBe(3);
    expect(source.registry()).toEqual({ status: 'ok' });
    // Where that is damaged or deleted, it goes on from memory.
    const damaged = { status: 'damaged', files: [releaseKey('stable', 3)] };
    await site.store.remove(releaseKey('stable', 2));
    await site.store.write(releaseKey('stable', 3), 'rubbish');
    await source.refresh();
    expect([source.current()?.release.revision, source.registry()]).toEqual([3, damaged]);
    await site.store.remove(releaseKey('stable', 3));
    await source.refresh();
    expect([source.current()?.release.revision, source.registry()]).toEqual([3, damaged]);
  });

  it("keeps the previous version of an app until the new one's pages are composed", async () => {
    const { source, site, errors, publishBlog, release } = await setUp();
    const { shell } = site.apps;
    const blog = await publishBlog();
    await release(blog);
    await source.poll();
    await source.refresh();
    const versionOf = () =>
      source.current()?.manifests.find(({ name }) => name === 'mfe-blog')?.version;
    expect(source.current()?.release.revision).toBe(2);
    expect(versionOf()).toBe(site.apps.blog.version);
    expect(errors()).toEqual([
      expect.objectContaining({
        subject: 'app mfe-blog',
        reason: expect.stringContaining(`mfe-blog ${blog.version} has no pages`),
      }),
    ]);

    await site.compose(shell, blog, []);
    await source.refresh();
    expect(versionOf()).toBe(blog.version);
    expect(source.registry()).toEqual({ status: 'ok' });
  });

  it('starts with an older release when the newest names an app that was never published', async () => {
    const { site } = await setUp();
    const { shell, marketing } = site.apps;
    const gone = await site.publish({ name: 'mfe-jobs', patterns: ['/jobs'] });
    await site.release([shell, marketing, gone]);
    await site.store.remove(artifactKey('mfe-jobs', gone.version, 'manifest.json'));
    const { source, errors } = createSource(site.store);
    await source.refresh();
    expect(source.current()?.release.revision).toBe(1);
    expect(source.registry()).toEqual({ status: 'rejected', revision: 2 });
    expect(errors()[0]?.error).toContain(`mfe-jobs ${gone.version} is not published`);
  });

  it('adopts new page indexes as one new snapshot, and keeps the old one when an index is damaged', async () => {
    const { source, site, errors } = await setUp();
    const { shell, blog } = site.apps;
    const before = source.current();
    await source.refresh();
    expect(source.current()).toBe(before);

    await site.compose(shell, blog, [
      { path: '/blog/second', pattern: '/blog/:slug', text: 'Second' },
    ]);
    await source.refresh();
    const after = source.current();
    expect(after?.apps.some(({ pair }) => pair.pages.has('/blog/second'))).toBe(true);
    expect(before?.apps.some(({ pair }) => pair.pages.has('/blog/second'))).toBe(false);

    await site.store.write(pageIndexKey(shell.version, blog.name, blog.version), 'rubbish');
    await source.refresh();
    await source.refresh();
    expect(source.current()).toBe(after);
    expect(errors()).toHaveLength(1);
  });

  it('verifies the served files once a minute, and reads nothing in between', async () => {
    const { site, publishBlog, release } = await setUp();
    const { shell, blog } = site.apps;
    const next = await publishBlog();
    await site.compose(shell, next, []);
    await release(next);
    let now = new Date('2026-06-01T12:00:00Z');
    const { source } = createSource(site.store, () => now);
    await source.refresh();
    await source.verify();
    await site.store.write(artifactKey('mfe-blog', next.version, 'manifest.json'), '{}');
    site.store.reads.length = 0;
    await source.verify();
    expect(site.store.reads).toEqual([]);
    now = new Date(now.getTime() + 60_000);
    await source.verify();
    const damage = { app: 'mfe-blog', wanted: next.version, instead: { version: blog.version } };
    expect(source.current()?.replacements).toMatchObject([
      { ...damage, reason: expect.stringContaining('not the one that was signed') as unknown },
    ]);
  });

  it('keeps the site and reports no damage while the store cannot be reached, and goes on afterwards', async () => {
    const { source, site, errors, release } = await setUp();
    const { store } = site;
    const { has, read, list } = store;
    const unreachable = () => Promise.reject(new Error('unreachable'));
    Object.assign(store, { has: unreachable });
    await source.poll();
    await source.poll();
    expect(errors()).toHaveLength(1);
    Object.assign(store, { read: unreachable, list: unreachable });
    await source.verify();
    await source.refresh();
    expect(source.current()?.replacements).toEqual([]);
    expect(source.current()?.release.revision).toBe(1);
    Object.assign(store, { has, read, list });
    await release();
    await source.poll();
    expect(source.current()?.release.revision).toBe(2);
  });

  it('forgets the site of a removed preview, and serves one that was created again', async () => {
    const { site, release } = await setUp();
    const again = () => release(undefined, 'pr-7');
    const { source, errors } = createSource(site.store, undefined, 'pr-7');
    const revision = () => source.current()?.release.revision;
    await again();
    await again();
    await source.refresh();
    expect(revision()).toBe(2);
    expect(await removeChannel(site.store, 'pr-7')).toBe(2);
    await source.refresh();
    expect(source.current()).toBeNull();
    const code = 'channel-of-visitors';
    await expect(removeChannel(site.store, 'stable')).rejects.toMatchObject({ code });
    expect(source.registry()).toEqual({ status: 'ok' });
    await again();
    await source.poll();
    expect(revision()).toBe(1);
    // Removed and created again while nobody looked.
    await again();
    await source.poll();
    await removeChannel(site.store, 'pr-7');
    await again();
    await source.refresh();
    expect(revision()).toBe(1);
    expect(errors()).toEqual([]);
  });
});
