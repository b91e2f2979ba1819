import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { history, readLatest } from '../registry/registry.ts';
import { promote } from './promote.ts';
import {
  admin,
  blog,
  jobs,
  shell,
  version,
  createReleaseFixture,
  type ReleaseFixture,
} from './testing/release-fixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.remove());

describe('promoting', () => {
  it('makes a first set live and composes the pages of the shell and of public remotes', async () => {
    const versions = await fixture.publish(shell, blog, admin);
    const result = await fixture.promoteAll(versions);
    expect(result).toMatchObject({ status: 'released', release: { revision: 1, apps: versions } });
    expect(fixture.composed.sort()).toEqual(['mfe-blog', 'shell']);
  });

  it('composes the pages of the promoted remote and of no other', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
    fixture.composed.length = 0;
    const result = await fixture.promoteAll(await fixture.publish(version(blog, 1)));
    expect(fixture.composed).toEqual(['mfe-blog']);
    expect(result).toMatchObject({ release: { changed: ['mfe-blog'] } });
  });

  it('composes the missing pages of the promoted apps, live or not, and of no other app', async () => {
    const versions = await fixture.publish(shell, blog, jobs);
    await fixture.promoteAll(versions);
    fixture.composed.length = 0;
    for (const key of await fixture.store.list('pages')) await fixture.store.remove(key);
    await fixture.promoteAll({ 'mfe-blog': versions['mfe-blog'] ?? '' });
    expect(fixture.composed).toEqual(['mfe-blog']);
    await fixture.promoteAll({ shell: versions['shell'] ?? '' });
    expect(fixture.composed.sort()).toEqual(['mfe-blog', 'mfe-jobs', 'shell']);
  });

  it('composes every public remote again under a new shell', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs, admin));
    fixture.composed.length = 0;
    await fixture.promoteAll(await fixture.publish(version(shell, 1)));
    expect(fixture.composed.sort()).toEqual(['mfe-blog', 'mfe-jobs', 'shell']);
  });

  it('is a no-op for what is live already', async () => {
    const versions = await fixture.publish(shell, blog);
    await fixture.promoteAll(versions);
    expect(await fixture.promoteAll(versions)).toMatchObject({ status: 'unchanged', composed: [] });
    expect(await history(fixture.store, fixture.channel)).toHaveLength(1);
  });

  it('refuses a set that does not fit together, with every problem, and composes nothing', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog));
    fixture.composed.length = 0;
    const before = await fixture.live();
    const versions = await fixture.publish({
      ...version(jobs, 1),
      patterns: ['/blog/:id'],
      contract: '^2.0.0',
    });
    await expect(
      fixture.promoteAll({ ...versions, shell: '9.9.9-0000000000' }),
    ).rejects.toMatchObject({
      code: 'release-refused',
      problems: [{ rule: 'artifact-missing' }, { rule: 'pattern-owned' }],
    });
    await expect(fixture.promoteAll(versions)).rejects.toMatchObject({
      problems: [
        { rule: 'contract-mismatch', message: expect.stringContaining('widen the range') },
        {},
      ],
    });
    expect(fixture.composed).toEqual([]);
    expect(await fixture.live()).toEqual(before);
  });

  it('refuses remotes without a shell', async () => {
    await expect(fixture.promoteAll(await fixture.publish(blog))).rejects.toMatchObject({
      problems: [{ rule: 'shell-missing' }],
    });
  });

  it('leaves the channel as it is where pages cannot be composed', async () => {
    const versions = await fixture.publish(shell, blog);
    const failing = () => Promise.reject(new Error('database is down'));
    await expect(
      promote({ store: fixture.store, channel: fixture.channel, versions, compose: failing }),
    ).rejects.toMatchObject({
      code: 'composition-failed',
      message: expect.stringContaining('database is down'),
    });
    expect(await readLatest(fixture.store, fixture.channel)).toMatchObject({
      release: null,
      highestRevision: 0,
    });
  });

  it('starts a new channel from what visitors see', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
    const next = await fixture.publish(version(blog, 1));
    await promote({
      store: fixture.store,
      channel: 'canary',
      versions: next,
      compose: fixture.compose,
    });
    expect((await readLatest(fixture.store, 'canary')).release?.apps).toEqual({
      ...(await fixture.live()),
      ...next,
    });
  });

  it('makes a new channel even where it is the same as what visitors see', async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog));
    await promote({
      store: fixture.store,
      channel: 'preview',
      versions: await fixture.publish(blog),
      compose: fixture.compose,
    });
    expect((await readLatest(fixture.store, 'preview')).release?.apps).toEqual(
      await fixture.live(),
    );
  });
});
