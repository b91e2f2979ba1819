import { expect, it } from 'vitest';
import { writeReleaseCounts } from '../canary/after-release/release-counts.ts';
import { createVerdict } from '../registry/canary-verdict.ts';
import { addBlock, emptySums } from '../canary/comparison/evidence.ts';
import { readLatest } from '../registry/registry.ts';
import { blog, shell, releaseFixture, version } from '../release/testing/release-fixture.ts';
import { runLine } from './testing/run-line.ts';

let next: Record<string, string>;
const fixture = releaseFixture(async ({ promoteAll, publish }) => {
  await promoteAll(await publish(shell, blog));
  next = await publish(version(blog, 1));
});

async function platform(line: string) {
  const { store, compose } = fixture;
  return runLine(line.split(' '), () => ({ store, compose, root: '/' }));
}

it('canary goes from a share to all visitors, and shows its status', async () => {
  expect((await platform('canary')).out).toBe(
    'No canary has run yet. Start one, such as: pnpm release canary mfe-blog 10%\n',
  );
  const started = await platform('canary mfe-blog 10%');
  expect(started).toMatchObject({ code: 0, trouble: '' });
  expect(started.out).toMatch(
    /^composed the pages of mfe-blog@1\.0\.1-.+\nmfe-blog@1\.0\.1-\w+ is given to 10% of the visitors\.\n/,
  );
  const stands = (await platform('canary')).out;
  expect(stands).toContain('nothing to compare yet');
  expect((await platform('status')).out).toMatch(
    /\n\ncanary: mfe-blog@1\.0\.1-\w+ for 10% of the visitors since /,
  );
  expect((await platform('canary promote')).out).toMatch(/^stable is at revision 2/);
  expect((await platform('status')).out).toMatch(/canary: mfe-blog@1\.0\.1-\w+ was promoted on /);
  expect((await fixture.live())['mfe-blog']).toMatch(/^1\.0\.1-/);
});

it('canary updates the registry after a stop by a gateway without the key', async () => {
  await platform('canary mfe-blog');
  const { store } = fixture;
  const at = new Date().toISOString();
  await createVerdict(store, 1, { status: 'worse', reason: 'answers failed', at });
  expect((await platform('canary')).out).toContain('was worse and has been stopped by itself');
  expect((await readLatest(store, 'canary')).release?.percent).toBe(0);
});

it('canary stop gives all visitors stable again', async () => {
  await platform('canary mfe-blog');
  expect((await platform('canary stop')).out).toBe(
    'The canary is stopped: all visitors get stable again.\n',
  );
  expect(JSON.parse((await platform('canary --json')).out)).toMatchObject({
    status: 'over',
    percent: 0,
    verdict: { status: 'stopped' },
    comparisons: [],
  });
});

it.each([
  ['canary stop', 1, 'No canary is running'],
  ['canary mfe-blog 100%', 2, 'it must be more than 0% and less than 100%'],
  ['canary mfe-blog 0', 2, '"0" is no share'],
  ['canary promote 10%', 2, '"canary promote" takes nothing else'],
  ['canary mfe-blgo 10%', 2, 'there is no app "mfe-blgo": did you mean "mfe-blog"?'],
  ['canary stp', 2, 'did you mean "stop"?'],
])('%s: exits with %i and says why', async (line, code, reason) => {
  const result = await platform(line);
  expect(result).toMatchObject({ code, out: '', trouble: expect.stringContaining(reason) });
});

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
    'a release after which errors rise raises an alert\nNo release of the last hour has a version before it.',
  );
  await fixture.promoteAll(next);
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
  await fixture.promoteAll(next);
  await countFailures();
  expect((await platform('after-release step')).out).toBe(
    'Nothing is undone: a release after which errors rise raises an alert\n',
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
