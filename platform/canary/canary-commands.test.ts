import { expect, it } from 'vitest';
import { readLatest } from '../registry/registry.ts';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import {
  blog,
  jobs,
  releaseFixture,
  shell,
  version,
  type ReleaseFixture,
} from '../release/testing/release-fixture.ts';
import { promote } from '../release/promote.ts';
import { checkPrinted } from '@talent/node/testing/check-printed';
import { readVerdict } from '../registry/canary-verdict.ts';
import { writeCounts } from './canary-files.ts';
import { canaryResult, canaryState } from './canary-result.ts';
import { readCanaryStatus, type CanaryStatus } from './canary-status.ts';
import { endCanary, promoteCanary, stopIfWorse } from './end-canary.ts';
import { startCanary } from './start-canary.ts';
import { createTally, type Tally } from './comparison/tally.ts';

const fixture = releaseFixture(async ({ promoteAll, publish }) =>
  promoteAll(await publish(shell, blog)),
);
const start = new Date('2026-11-21T12:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

async function tryApp(given: Parameters<ReleaseFixture['publish']>[0], percent: number) {
  const [[app, published] = ['', '']] = Object.entries(await fixture.publish(given));
  const { store, compose } = fixture;
  return startCanary({ store, compose, app, version: published, percent, now: start });
}
const tryBlog = (number: number, percent: number) => tryApp(version(blog, number), percent);

async function status(): Promise<CanaryStatus> {
  const found = await readCanaryStatus(fixture.store);
  if (found === null) throw new Error('no canary');
  checkPrinted(canaryResult, canaryState(found));
  return found;
}

async function count(fill: (tally: Tally) => void): Promise<void> {
  const tally = createTally();
  fill(tally);
  const revision = (await status()).revisions.at(-1) ?? 0;
  const counts = { hearsBrowsers: false, measures: tally.sums() };
  await writeCounts(fixture.store, { revision, instance: 'one' }, counts);
}

function answers(tally: Tally, side: 'canary' | 'stable', trials: number, failing = 0): void {
  for (let trial = 0; trial < trials; trial += 1) tally.rate('answers', side, trial < failing);
}

const canary = async () => (await readLatest(fixture.store, 'canary')).release;

it('starting a canary gives the live set with one other version, composed, and leaves stable alone', async () => {
  fixture.composed.length = 0;
  const started = await tryBlog(1, 10);
  expect(started).toMatchObject({ status: 'started', revision: 1 });
  expect(fixture.composed).toEqual(['mfe-blog']);
  const live = await fixture.live();
  expect(await canary()).toMatchObject({ action: 'canary', percent: 10, changed: ['mfe-blog'] });
  expect(Object.keys((await canary())?.apps ?? {})).toEqual(Object.keys(live));
  expect(live['mfe-blog']).toMatch(/^1\.0\.0-/);
  expect(await status()).toMatchObject({ percent: 10, moved: [], verdict: null });
});

it('starting a canary again with another share continues the same canary and keeps its counts', async () => {
  await tryBlog(1, 10);
  await count((tally) => answers(tally, 'canary', 30));
  expect(await tryBlog(1, 25)).toMatchObject({ status: 'changed', revision: 2 });
  expect(await tryBlog(1, 25)).toMatchObject({ status: 'unchanged', revision: 2 });
  expect(await status()).toMatchObject({ revisions: [1, 2], percent: 25 });
});

it('starting a canary refuses a set that could not be promoted, a version that all visitors get, and a second app beside the first', async () => {
  const refused = tryApp({ ...version(shell, 1), contract: '9.0.0' }, 5);
  await expect(refused).rejects.toMatchObject({ code: 'release-refused' });
  expect(await canary()).toBeNull();
  await expect(tryBlog(0, 10)).rejects.toMatchObject({ code: 'canary-refused' });
  await tryBlog(1, 10);
  await expect(tryApp(jobs, 5)).rejects.toThrow('A canary of mfe-blog is running');
});

it('ending a canary by promotion is refused with advice when stable has changed', async () => {
  await tryBlog(1, 10);
  await fixture.promoteAll(await fixture.publish(jobs));
  const running = await status();
  expect(running).toMatchObject({ percent: 10, moved: ['mfe-jobs'] });
  await expect(promoteCanary(fixture.store, running, later(1))).rejects.toThrow(
    /mfe-jobs changed on stable since the canary began: start it again on top of that with "pnpm release canary mfe-blog@1\.0\.1-/,
  );
  expect(await tryBlog(1, 10)).toMatchObject({ status: 'started', revision: 2 });
  expect(await status()).toMatchObject({ moved: [], revisions: [2] });
});

it('ending a canary needs no key, and the same set can be tried again', async () => {
  await tryBlog(1, 10);
  const keyless = withTrust(fixture.store, { ...testTrust, signs: null });
  const verdict = { status: 'stopped' as const, reason: 'by command', at: later(1) };
  expect(await endCanary(keyless, await status(), verdict)).toBe(true);
  expect(await canary()).toMatchObject({ percent: 10 });
  expect((await status()).percent).toBe(0);
  expect(await tryBlog(1, 10)).toMatchObject({ status: 'started', revision: 3 });
  expect(await status()).toMatchObject({ percent: 10, revisions: [3], verdict: null });
});

it('checking a canary lets one go on that is no worse, stops one that is, in the registry as well, and keeps the first reason', async () => {
  await tryBlog(1, 10);
  await count((tally) => {
    answers(tally, 'canary', 3000, 4);
    answers(tally, 'stable', 27_000, 30);
  });
  expect(await stopIfWorse(fixture.store, await status(), later(30))).toBeNull();
  expect(await canary()).toMatchObject({ percent: 10 });
  await count((tally) => {
    answers(tally, 'canary', 3000, 90);
    answers(tally, 'stable', 27_000, 270);
  });
  const seen = await status();
  expect(await stopIfWorse(fixture.store, seen, later(30))).toMatch(/^answers with a server error/);
  expect(await canary()).toMatchObject({ percent: 0 });
  await endCanary(fixture.store, seen, { status: 'worse', reason: 'later', at: later(31) });
  expect((await readVerdict(fixture.store, 1))?.reason).toMatch(
    /^answers with a server error: 3% of 3,000 in the canary, 1% of 27,000 in stable \(evidence /,
  );
});

it('a version that a canary found worse is released and tried again only where someone says that they know', async () => {
  const versions = await fixture.publish(version(blog, 1));
  const tried = { app: 'mfe-blog', version: versions['mfe-blog'] ?? '', percent: 10, now: start };
  const begin = (again = false) => startCanary({ ...fixture, ...tried, again });
  await begin();
  await endCanary(fixture.store, await status(), {
    status: 'worse',
    reason: 'it fails',
    at: start,
  });
  const why = 'was undone on 2026-11-21 12:00 UTC, because it was worse as a canary: it fails;';
  await expect(fixture.promoteAll(versions)).rejects.toThrow(why);
  await expect(begin()).rejects.toThrow(
    `${why} release a version that fixes it, or this one knowingly: pnpm release canary mfe-blog@${tried.version} --again`,
  );
  expect(await promote({ ...fixture, versions, channel: 'next' })).toMatchObject({
    status: 'released',
  });
  expect(await begin(true)).toMatchObject({ status: 'started' });
  await promote({ ...fixture, versions, again: true });
  await fixture.promoteAll(await fixture.publish(version(blog, 2)));
  expect(await fixture.promoteAll(versions)).toMatchObject({ status: 'released' });
});
