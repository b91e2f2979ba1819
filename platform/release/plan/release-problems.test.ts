import { afterEach, beforeEach, expect, it } from 'vitest';
import { commitRelease, readLatest } from '../../registry/registry.ts';
import { promote } from '../promote.ts';
import {
  blog,
  jobs,
  shell,
  version,
  createReleaseFixture,
  type ReleaseFixture,
} from '../testing/release-fixture.ts';

let fixture: ReleaseFixture;
beforeEach(async () => {
  fixture = await createReleaseFixture();
});
afterEach(() => fixture.remove());

const wide = '^1.0.0 || ^2.0.0';

/** Gives visitors a second set: what is live, with a shell of contract 2 in it. */
async function releaseBeside(channel: string, percent: number): Promise<void> {
  const versions = await fixture.publish({ ...version(shell, 9), contract: '2.0.0' });
  await commitRelease(fixture.store, {
    ...{ channel, percent, action: 'canary', changed: ['shell'], at: new Date() },
    apps: { ...(await fixture.live()), ...versions },
    expectedRevision: (await readLatest(fixture.store, channel)).highestRevision,
  });
}

it('refuses to promote what could not stay live while another app is rolled back', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 1), contract: wide }));
  const next = await fixture.publish({ ...version(shell, 1), contract: '2.0.0' });
  await expect(fixture.promoteAll(next)).rejects.toMatchObject({
    problems: [
      { rule: 'rollback-contract', message: expect.stringContaining('would restore 1.0.0') },
    ],
  });
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 2), contract: wide }));
  expect(await fixture.promoteAll(next)).toMatchObject({ status: 'released' });
});

it('refuses what does not fit the shell of the running canary, and nothing once that is over', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  await releaseBeside('canary', 10);
  const narrow = await fixture.publish(version(jobs, 1));
  await expect(fixture.promoteAll(narrow)).rejects.toMatchObject({
    problems: [{ rule: 'live-contract', message: expect.stringContaining('channel canary too') }],
  });
  expect(
    await fixture.promoteAll(await fixture.publish({ ...version(jobs, 2), contract: wide })),
  ).toMatchObject({ status: 'released' });
  await releaseBeside('canary', 0);
  expect(await fixture.promoteAll(narrow)).toMatchObject({ status: 'released' });
});

it('asks a canary to fit what all other visitors have, and a preview only itself', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  const versions = await fixture.publish(
    { ...version(shell, 1), contract: '2.0.0' },
    { ...version(blog, 1), contract: '^2.0.0' },
  );
  const release = (channel: string) =>
    promote({ store: fixture.store, channel, versions, compose: fixture.compose });
  await expect(release('canary')).rejects.toMatchObject({ problems: [{ rule: 'live-contract' }] });
  expect(await release('next')).toMatchObject({ status: 'released' });
});
