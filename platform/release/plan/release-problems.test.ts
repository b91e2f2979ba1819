import { expect, it } from 'vitest';
import { commitRelease, readLatest } from '../../registry/registry.ts';
import { promote } from '../promote.ts';
import { blog, jobs, shell, releaseFixture, version } from '../testing/release-fixture.ts';

const fixture = releaseFixture();
const wide = '^1.0.0 || ^2.0.0';

it('refuses a shell that could not stay live if another app is rolled back', async () => {
  await fixture.promoteAll(await fixture.publish(shell, blog));
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 1), contract: wide }));
  const next = await fixture.publish({ ...version(shell, 1), contract: '2.0.0' });
  await expect(fixture.promoteAll(next)).rejects.toMatchObject({
    problems: [
      {
        rule: 'rollback-contract',
        message: expect.stringMatching(
          /a rollback of mfe-blog would restore 1\.0\.0-.*needs contract \^1\.0\.0, shell@.* provides 2\.0\.0/,
        ),
      },
    ],
  });
  await fixture.promoteAll(await fixture.publish({ ...version(blog, 2), contract: wide }));
  expect(await fixture.promoteAll(next)).toMatchObject({ status: 'released' });
});

it('refuses a version that does not fit the shell of the running canary, until the canary has ended', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  /** Gives a share of the visitors what is live, with a shell of contract 2 in it. */
  const canary = async (percent: number) => {
    const versions = await fixture.publish({ ...version(shell, 9), contract: '2.0.0' });
    await commitRelease(fixture.store, {
      channel: 'canary',
      percent,
      action: 'canary',
      changed: ['shell'],
      at: new Date(),
      apps: { ...(await fixture.live()), ...versions },
      expectedRevision: (await readLatest(fixture.store, 'canary')).highestRevision,
    });
  };
  await canary(10);
  const narrow = await fixture.publish(version(jobs, 1));
  await expect(fixture.promoteAll(narrow)).rejects.toMatchObject({
    problems: [{ rule: 'live-contract', message: expect.stringContaining('channel canary too') }],
  });
  await fixture.promoteAll(await fixture.publish({ ...version(jobs, 2), contract: wide }));
  await canary(0);
  expect(await fixture.promoteAll(narrow)).toMatchObject({ status: 'released' });
});

it('requires a canary to fit stable, and a preview to fit only itself', async () => {
  await fixture.promoteAll(await fixture.publish(shell, { ...blog, contract: wide }));
  const versions = await fixture.publish(
    { ...version(shell, 1), contract: '2.0.0' },
    { ...version(blog, 1), contract: '^2.0.0' },
  );
  const release = (channel: string) => promote({ ...fixture, channel, versions });
  await expect(release('canary')).rejects.toMatchObject({ problems: [{ rule: 'live-contract' }] });
  expect(await release('next')).toMatchObject({ status: 'released' });
});
