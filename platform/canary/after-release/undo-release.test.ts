import { beforeEach, describe, expect, it } from 'vitest';
import { history, readLatest } from '../../registry/registry.ts';
import {
  blog,
  jobs,
  releaseFixture,
  shell,
  version,
} from '../../release/testing/release-fixture.ts';
import { undoRelease } from './undo-release.ts';
import { readRecentReleases, watchedReleases } from './watched-releases.ts';

const fixture = releaseFixture();

const numberOf = async (app: string) => (await fixture.live())[app]?.split('-')[0];
const recent = async () =>
  watchedReleases(await readRecentReleases(fixture.store, 'stable', new Date()));
const watchedOf = async (app: string) => {
  const found = (await recent()).find((one) => one.app === app);
  if (found === undefined) throw new Error(`${app} is not watched`);
  return found;
};
const undo = async (app: string, given = watchedOf(app)) => {
  const { store, compose } = fixture;
  return undoRelease({ store, release: await given, reason: 'it fails', compose, now: new Date() });
};

describe('undoing a release', () => {
  beforeEach(async () => {
    await fixture.promoteAll(await fixture.publish(shell, blog, jobs));
    await fixture.promoteAll(await fixture.publish(version(blog, 1)));
  });

  it('takes back the app alone, with the reason in the signed revision', async () => {
    await fixture.promoteAll(await fixture.publish(version(jobs, 1)));
    expect(await undo('mfe-blog')).toMatchObject({
      action: 'rollback',
      changed: ['mfe-blog'],
      reason: 'it fails',
    });
    expect([await numberOf('mfe-blog'), await numberOf('mfe-jobs')]).toEqual(['1.0.0', '1.0.1']);
    const { release, damaged } = await readLatest(fixture.store, 'stable');
    expect([release?.reason, damaged]).toEqual(['it fails', []]);
  });

  it('does nothing once another version is live, and once it was undone', async () => {
    const first = watchedOf('mfe-blog');
    await first;
    await fixture.promoteAll(await fixture.publish(version(blog, 2)));
    expect(await undo('mfe-blog', first)).toBeNull();
    expect(await numberOf('mfe-blog')).toBe('1.0.2');
    const second = watchedOf('mfe-blog');
    expect(
      (await Promise.all([undo('mfe-blog', second), undo('mfe-blog', second)])).filter(Boolean),
    ).toHaveLength(1);
    expect(await numberOf('mfe-blog')).toBe('1.0.1');
    expect(await history(fixture.store, 'stable')).toHaveLength(4);
  });

  it('takes back what went live with it where the former version does not fit alone', async () => {
    // The new shell provides another contract, which the former blog does not know.
    const next = { ...version(shell, 1), contract: '2.0.0' };
    const fitting = { ...version(blog, 2), contract: '^1.0.0 || ^2.0.0' };
    for (const number of [1, 2]) {
      const both = { ...version(jobs, number), contract: '^1.0.0 || ^2.0.0' };
      await fixture.promoteAll(await fixture.publish(both));
    }
    await fixture.promoteAll(await fixture.publish(next, fitting));
    expect(await undo('mfe-blog')).toMatchObject({ changed: ['shell', 'mfe-blog'] });
    expect([await numberOf('shell'), await numberOf('mfe-blog')]).toEqual(['1.0.0', '1.0.1']);
    expect(await numberOf('mfe-jobs')).toBe('1.0.2');
  });
});

it('the releases that are watched are those that a person made, of apps with a version before', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  expect(await recent()).toEqual([]);
  await fixture.promoteAll(await fixture.publish(version(blog, 1), jobs));
  expect(await recent()).toMatchObject([
    { app: 'mfe-blog', revision: 2, together: ['mfe-blog', 'mfe-jobs'] },
  ]);
  await fixture.rollBack('mfe-blog');
  expect(await recent()).toEqual([]);
});

it('the releases that are watched do not count a version that was given up, nor themselves, as a version before', async () => {
  const { 'mfe-blog': first = '' } = await fixture.publish(blog);
  await fixture.promoteAll({ ...(await fixture.publish(shell)), 'mfe-blog': first });
  const { 'mfe-blog': second = '' } = await fixture.publish(version(blog, 1));
  await fixture.promoteAll({ 'mfe-blog': second });
  await fixture.rollBack('mfe-blog');
  const { 'mfe-blog': third = '' } = await fixture.publish(version(blog, 2));
  await fixture.promoteAll({ 'mfe-blog': third });
  expect(await recent()).toMatchObject([{ version: third, earlier: [first] }]);
  await fixture.promoteAll({ 'mfe-blog': first });
  expect(await recent()).toMatchObject([{ version: first, earlier: [third] }]);
});
