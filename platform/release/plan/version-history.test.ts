import { expect, it } from 'vitest';
import type { Release } from '../../registry/release.ts';
import { versionHistory } from './version-history.ts';

/** `promote 1`, `rollback 1` … as the releases of one app, newest first. */
function releases(steps: string): Release[] {
  const made = steps.split(', ').map((step, index) => {
    const [action, version = ''] = step.split(' ');
    return { revision: index + 1, apps: { blog: version }, action } as Partial<Release>;
  });
  return made.toReversed() as Release[];
}

it.each([
  ['without repetitions in a row', 'promote 1, promote 2, promote 2, promote 3', '3 2 1'],
  ['again where it was promoted again', 'promote 1, promote 2, promote 1', '1 2 1'],
  ['without those that a rollback gave up', 'promote 1, promote 2, promote 3, rollback 2', '2 1'],
  ['further back', 'promote 1, promote 2, promote 3, rollback 2, rollback 1', '1'],
  ['of what came after a rollback', 'promote 1, promote 2, rollback 1, promote 3', '3 1'],
])('the versions that led to the live one, %s', (_, steps, line) => {
  const history = versionHistory(releases(steps), 'blog');
  expect(history.map(({ version }) => version).join(' ')).toBe(line);
});

it('names the release that made the live one live, and nothing of an app that was never live', () => {
  const steps = releases('promote 1, promote 2, rollback 1, promote 1');
  expect(versionHistory(steps, 'blog')[0]?.since.revision).toBe(3);
  expect(versionHistory(steps, 'other')).toEqual([]);
});
