import { expect, it } from 'vitest';
import { addBlock, emptySums } from '../canary/comparison/evidence.ts';
import { writeReleaseCounts } from '../canary/after-release/release-counts.ts';
import { blog, shell, releaseFixture, version } from '../release/testing/release-fixture.ts';
import { runLine } from './testing/run-line.ts';

const fixture = releaseFixture(async ({ promoteAll, publish }) => {
  await promoteAll(await publish(shell, blog));
});

async function platform(line: string) {
  const { store, compose } = fixture;
  return runLine(line.split(' '), () => ({ store, compose, root: '/nowhere' }));
}

/** Counts of a gateway: 12 of 40 views failed since the release, 1 of 80 before it, none of 40 of other apps. */
async function countFailures(): Promise<void> {
  const none = { before: emptySums(1), others: emptySums(1), hasOthers: false, senders: 0 };
  const views = {
    before: addBlock(emptySums(1), { trials: [40, 80], beyond: [[12, 1]] }),
    others: addBlock(emptySums(1), { trials: [40, 40], beyond: [[12, 0]] }),
    hasOthers: true,
    senders: 12,
  };
  const release = { revision: 2, app: 'mfe-blog' };
  await writeReleaseCounts(fixture.store, release, 'one', { answers: none, views });
}

it('shows what was counted after a release, and the setting', async () => {
  expect((await platform('after-release')).out).toContain(
    'A release after which errors rise raises an alert.\nNo release of the last hour has a version before it.',
  );
  await fixture.promoteAll(await fixture.publish(version(blog, 1)));
  await countFailures();
  const { out } = await platform('after-release');
  expect(out).toMatch(/mfe-blog@1\.0\.1-\w+ since .+, before it 1\.0\.0-\w+: to be undone\n/);
  expect(out).toContain(
    '  worse     page views with a script error or a missing part: 30% of 40 since the release, 1.25% of 80 before it, 0% of 40 of the other apps since then',
  );
  expect(JSON.parse((await platform('after-release --json')).out)).toMatchObject({
    status: 'shown',
    mode: 'tell',
    releases: [
      { app: 'mfe-blog', revision: 2, comparisons: [{ measure: 'views', verdict: 'worse' }] },
    ],
  });
});

it('undoes what gateways without a key have found, with the setting to undo alone', async () => {
  await fixture.promoteAll(await fixture.publish(version(blog, 1)));
  await countFailures();
  expect((await platform('after-release step')).out).toBe(
    'Nothing is undone: A release after which errors rise raises an alert.\n',
  );
  await platform('channel stable --after-release undo');
  expect((await platform('after-release step')).out).toMatch(
    /^mfe-blog@1\.0\.1-\w+ is undone, revision 3: page views /,
  );
  expect((await platform('after-release step --json')).out).toContain('"waiting"');
  expect((await platform('status')).out).toMatch(
    /\nwent back automatically to mfe-blog@1\.0\.0-\w+: page views with a script error/,
  );
  expect((await platform('releases mfe-blog')).out).toMatch(
    /\nrevision 3 was made automatically: page views with a script error/,
  );
});

it('refuses what it does not know, and a channel that is not watched', async () => {
  expect(await platform('after-release stop')).toMatchObject({ code: 2 });
  expect(await platform('channel stable --after-release maybe')).toMatchObject({
    code: 2,
    trouble: expect.stringContaining('Allowed choices are off, tell, undo') as unknown,
  });
  expect(await platform('channel new-header --after-release off')).toMatchObject({ code: 2 });
  expect((await platform('channel stable --after-release off')).out).toContain(
    'no release is watched',
  );
});
