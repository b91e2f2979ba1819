import { expect, it } from 'vitest';
import type { Release } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { rollbackOf, versionHistory } from './plan/version-history.ts';
import { promote } from './promote.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { blog, jobs, shell, releaseFixture, version } from './testing/release-fixture.ts';

const fixture = releaseFixture();

const number = async (app = 'mfe-blog') => (await fixture.live())[app]?.split('-')[0];
const promoteVersions = async (...numbers: number[]) => {
  for (const one of numbers) await fixture.promoteAll(await fixture.publish(version(blog, one)));
};

it('goes back step by step, never forth, and says when there is nothing left', async () => {
  await fixture.promoteAll(await fixture.publish(shell, jobs));
  await promoteVersions(1, 2, 3);
  fixture.composed.length = 0;
  await fixture.rollBack('mfe-blog');
  expect(await number()).toBe('1.0.2');
  await fixture.rollBack('mfe-blog');
  expect(await number()).toBe('1.0.1');
  expect(fixture.composed).toEqual([]);
  await expect(fixture.rollBack('mfe-blog')).rejects.toMatchObject({
    code: 'nothing-to-roll-back',
    message: expect.stringContaining('is the first version it has there'),
  });
  await expect(fixture.rollBack('mfe-nothing')).rejects.toThrow(
    'it is not live there (live are: mfe-blog, mfe-jobs, shell)',
  );
});

it('leaves other apps alone and composes only pages that are missing', async () => {
  await fixture.promoteAll(await fixture.publish(shell, jobs));
  await promoteVersions(1, 2);
  await fixture.promoteAll(await fixture.publish(version(shell, 1)));
  fixture.composed.length = 0;
  expect(await fixture.rollBack('mfe-blog')).toMatchObject({
    release: { action: 'rollback', changed: ['mfe-blog'] },
  });
  expect(fixture.composed).toEqual(['mfe-blog']);
  expect(await number('shell')).toBe('1.0.1');
});

it('refuses where the earlier version does not fit the others any more', async () => {
  await fixture.promoteAll(await fixture.publish(shell, version(blog, 1)));
  const wide = (one: number) => ({ ...version(blog, one), contract: '^1.0.0 || ^2.0.0' });
  await fixture.promoteAll(await fixture.publish(wide(2)));
  await fixture.promoteAll(await fixture.publish(wide(3)));
  await fixture.promoteAll(await fixture.publish({ ...shell, contract: '2.0.0' }));
  await fixture.rollBack('mfe-blog');
  await expect(fixture.rollBack('mfe-blog')).rejects.toMatchObject({
    problems: [{ rule: 'contract-mismatch' }],
  });
  expect(await number()).toBe('1.0.2');
});

it('by two people at once goes back one step only', async () => {
  await fixture.promoteAll(await fixture.publish(shell));
  await promoteVersions(1, 2, 3);
  let isFirst = true;
  const overtaken: ReleaseStore = {
    ...fixture.store,
    create: async (key, body) => {
      if (isFirst) await fixture.rollBack('mfe-blog');
      isFirst = false;
      return fixture.store.create(key, body);
    },
  };
  const later = await rollback({ ...fixture, store: overtaken, app: 'mfe-blog' });
  expect(later.status).toBe('unchanged');
  expect(await number()).toBe('1.0.2');
});

it('retiring takes a remote off a channel and leaves the others, and a rollback brings back what was live before', async () => {
  const versions = await fixture.publish(shell, blog, jobs);
  await fixture.promoteAll(versions);
  const { 'mfe-jobs': retired, ...others } = versions;
  expect(await retire(fixture.store, 'stable', 'mfe-jobs', { dryRun: true })).toMatchObject({
    release: null,
  });
  expect(await fixture.live()).toEqual(versions);
  expect(await retire(fixture.store, 'stable', 'mfe-jobs')).toMatchObject({
    version: retired,
    release: { revision: 2, changed: ['mfe-jobs'] },
  });
  expect(await fixture.live()).toEqual(others);
  await expect(retire(fixture.store, 'stable', 'mfe-jobs')).rejects.toThrow(
    'it is not live there (live are: mfe-blog, shell)',
  );
  const code = 'not-retired';
  await expect(retire(fixture.store, 'stable', 'shell')).rejects.toMatchObject({ code });
  await fixture.rollBack('mfe-jobs');
  expect(await fixture.live()).toEqual(versions);
});

it('a rollback after retirements follows the history, one state after the other', async () => {
  await fixture.promoteAll(await fixture.publish(shell, jobs));
  await promoteVersions(1, 2);
  await retire(fixture.store, 'stable', 'mfe-blog');
  await promoteVersions(3);
  const seen: unknown[] = [];
  for (let step = 0; step < 3; step += 1) {
    await fixture.rollBack('mfe-blog');
    seen.push(await number());
  }
  expect(seen).toEqual([undefined, '1.0.2', '1.0.1']);
  await expect(fixture.rollBack('mfe-blog')).rejects.toThrow(
    'is the first version it has there. Take it off: pnpm release retire mfe-blog',
  );
});

/** `promote 1`, `rollback 1` … as the releases of one app, newest first. */
function releases(steps: string): Release[] {
  const made = steps.split(', ').map((step, index) => {
    const [action, version = ''] = step.split(' ');
    const apps = version === 'off' ? {} : { blog: version };
    return { revision: index + 1, apps, action } as Partial<Release>;
  });
  return made.toReversed() as Release[];
}

it.each([
  ['without repetitions in a row', 'promote 1, promote 2, promote 2, promote 3', '3 2 1'],
  ['again where it was promoted again', 'promote 1, promote 2, promote 1', '1 2 1'],
  ['without those that a rollback gave up', 'promote 1, promote 2, promote 3, rollback 2', '2 1'],
  ['further back', 'promote 1, promote 2, promote 3, rollback 2, rollback 1', '1'],
  ['of what came after a rollback', 'promote 1, promote 2, rollback 1, promote 3', '3 1'],
  ['with the times when it was off', 'promote off, promote 1, promote off, promote 2', '2 off 1'],
  ['off once where it stayed off', 'promote 1, promote off, promote off', 'off 1'],
  ['from off to the one before', 'promote 1, promote 2, promote off, rollback 2', '2 1'],
  ['off again, as it was', 'promote 1, promote off, promote 2, rollback off', 'off 1'],
  ['without a first one that was taken back', 'promote off, promote 1, rollback off', 'off'],
  ['after a first one that was taken back', 'promote 1, rollback off, promote 2', '2 off'],
])('the versions that led to the live one, %s', (_, steps, line) => {
  const history = versionHistory(releases(steps), 'blog');
  expect(history.map(({ version }) => version ?? 'off').join(' ')).toBe(line);
});

it('names the release that made the live one live, and nothing of an app that was never live', () => {
  const steps = releases('promote 1, promote 2, rollback 1, promote 1');
  expect(versionHistory(steps, 'blog')[0]?.since.revision).toBe(3);
  expect(versionHistory(steps, 'other')).toEqual([]);
});

it.each([
  ['promote 1, promote 2, rollback 1', '2'],
  ['promote 1, promote 2, promote 3, rollback 2, rollback 1', '2 3'],
  ['promote 1, rollback off', '1'],
  ['promote 1, promote 2, rollback 1, promote 3', '2'],
  ['promote 1, promote 2, rollback 1, promote 2', ''],
  ['promote 1, promote 2, promote off, promote 1', ''],
])('of %s, those that were given up are %s', (steps, given) => {
  const made = releases(steps);
  const found = ['1', '2', '3'].filter((one) => rollbackOf(made, 'blog', one) !== null);
  expect(found.join(' ')).toBe(given);
});

it('a version that was rolled back is refused with the reason, until someone says that they know', async () => {
  await fixture.promoteAll(await fixture.publish(shell, jobs));
  await promoteVersions(1, 2);
  const live = await fixture.live();
  const versions = { 'mfe-blog': live['mfe-blog'] ?? '' };
  await rollback({ ...fixture, app: 'mfe-blog', reason: 'errors have risen' });
  const way = `pnpm promote mfe-blog@${versions['mfe-blog']} --again`;
  await expect(fixture.promoteAll(versions)).rejects.toMatchObject({
    problems: [{ rule: 'rolled-back', message: expect.stringContaining(way) }],
  });
  await expect(fixture.promoteAll(versions)).rejects.toThrow('automatically: errors have risen;');
  await promote({ ...fixture, versions, again: true });
  expect(await fixture.live()).toEqual(live);
  await fixture.rollBack('mfe-blog');
  await expect(fixture.promoteAll(versions)).rejects.toThrow('UTC by a person;');
});
