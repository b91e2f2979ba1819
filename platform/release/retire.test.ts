import { afterEach, beforeEach, expect, it } from 'vitest';
import { retire } from './retire.ts';
import {
  blog,
  jobs,
  shell,
  createReleaseFixture,
  type ReleaseFixture,
} from './testing/release-fixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.remove());

it('takes a remote off a channel and leaves the others, and a promotion brings it back', async () => {
  const versions = await fixture.publish(shell, blog, jobs);
  await fixture.promoteAll(versions);
  const { 'mfe-jobs': retired, ...others } = versions;
  expect(await retire(fixture.store, 'stable', 'mfe-jobs')).toMatchObject({
    revision: 2,
    changed: ['mfe-jobs'],
  });
  expect(await fixture.live()).toEqual(others);
  await fixture.promoteAll({ 'mfe-jobs': retired ?? '' });
  expect(await fixture.live()).toEqual(versions);
});

it('gives the reason when it cannot', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  await expect(retire(fixture.store, 'stable', 'mfe-jobs')).rejects.toThrow(
    'it is not live there (live are: mfe-blog, shell)',
  );
  await expect(retire(fixture.store, 'stable', 'shell')).rejects.toMatchObject({
    code: 'not-retired',
  });
});
