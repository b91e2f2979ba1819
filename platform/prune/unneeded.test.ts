import { describe, expect, it } from 'vitest';
import type { Release } from '../registry/release.ts';
import type { ChannelHistory } from '../registry/registry.ts';
import { versionsInUse, findUnneeded } from './unneeded.ts';
import type { StoredPair, StoredVersion } from './prune-facts.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY);

function channel(
  name: string,
  ...sets: readonly [days: number, apps: Record<string, string>, action?: Release['action']][]
): ChannelHistory {
  const releases = sets.map(([days, apps, action = 'promote'], index) => {
    const facts = { channel: name, revision: index + 1, at: ago(days).toISOString() };
    return { ...facts, apps, action } as Release;
  });
  return { releases: releases.reverse(), damaged: [], highestRevision: sets.length };
}

function version(name: string, days: number, isComplete = true): StoredVersion {
  const file = {
    key: `artifacts/${name.replace('@', '/')}/manifest.json`,
    bytes: 10,
    modifiedAt: ago(days),
  };
  return { name, isComplete, files: [file], bytes: 10, newest: ago(days) };
}

function pair(shell: string, app: string): StoredPair {
  return { shell, app, files: [], bytes: 0, newest: ago(90) };
}

/** A set that was released so often that no tab of the releases before it counts. */
const often = (days: number, apps: Record<string, string>) =>
  Array.from({ length: 21 }, () => [days, apps] as [number, Record<string, string>]);

it('the versions in use are those that are live anywhere, or were within seven days', () => {
  const stable = channel(
    'stable',
    [60, { shell: '1', blog: '1' }],
    [30, { shell: '1', blog: '2' }],
    [6, { shell: '1', blog: '3' }],
    [2, { shell: '1', blog: '4' }],
  );
  const preview = channel('new-header', [40, { shell: '9', blog: '1' }]);
  expect([...versionsInUse([stable, preview], NOW)].sort()).toEqual([
    'blog@1',
    'blog@2',
    'blog@3',
    'blog@4',
    'shell@1',
    'shell@9',
  ]);
});

it('the versions in use include the version that a rollback restores, however old', () => {
  const stable = channel(
    'stable',
    [90, { shell: '1', blog: '1' }],
    [80, { shell: '1', blog: '2' }],
    [70, { shell: '1', blog: '3' }],
    // Three was given up: a rollback now leads to one.
    [60, { shell: '1', blog: '2' }, 'rollback'],
    ...often(60, { shell: '1', blog: '2' }),
  );
  expect([...versionsInUse([stable], NOW)].sort()).toEqual(['blog@1', 'blog@2', 'shell@1']);
});

it('the versions in use include those of a visitor’s tab that is 20 releases old, however old these are, and none before', () => {
  const versions = Array.from({ length: 22 }, (_, index) => `${index}`);
  const sets = versions.map((blog): [number, Record<string, string>] => [90, { blog }]);
  const used = versionsInUse([channel('stable', ...sets)], NOW);
  expect(used).toEqual(new Set(versions.slice(1).map((blog) => `blog@${blog}`)));
  // Of a preview, which few people open, what is live and what a rollback restores.
  const preview = versionsInUse([channel('new-header', ...sets)], NOW);
  expect(preview).toEqual(new Set(['blog@21', 'blog@20']));
});

it('the versions in use are unknown when the newest revision is damaged, or one that was live within seven days', () => {
  const stable = channel('stable', [60, { shell: '1' }], [30, { shell: '2' }], [2, { shell: '3' }]);
  const damaged = (revision: number) => [{ key: `r${revision}`, reason: 'not JSON', revision }];
  const read = (releases: readonly Release[], revision: number) =>
    versionsInUse([{ ...stable, releases, damaged: damaged(revision) }], NOW);
  const [newest, middle, oldest] = stable.releases as [Release, Release, Release];
  expect(() => read([middle, oldest], 3)).toThrow('nothing was deleted');
  expect(() => read([newest, oldest], 2)).toThrow('r2 (not JSON)');
  expect(() => read([newest, middle], 1)).not.toThrow();
  expect(() => read([], 1)).toThrow('nothing was deleted');
});

describe('a prune', () => {
  const stable = channel(
    'stable',
    [60, { shell: '1', blog: '1' }],
    [50, { shell: '2', blog: '1' }],
  );
  const facts = { now: NOW, channels: [stable], reserved: new Set<string>() };

  it('deletes versions that are not in use or being released, and were published more than seven days ago', () => {
    const versions = [
      version('shell@2', 60),
      version('shell@1', 61),
      version('blog@1', 60),
      version('blog@0', 8),
      version('blog@2', 6),
      version('blog@3', 8, false),
      version('blog@4', 1, false),
      version('blog@5', 90),
    ];
    const reserved = new Set(['blog@5']);
    const plan = findUnneeded({ ...facts, reserved, versions, pairs: [] });
    expect(plan.versions.map(({ name }) => name)).toEqual(['blog@0', 'blog@3']);
  });

  it('keeps the pages of pairs whose two versions stay, and no others', () => {
    const pairs = [
      pair('shell@1', 'blog@1'),
      pair('shell@2', 'blog@2'),
      pair('shell@0', 'blog@1'),
      pair('shell@2', 'blog@0'),
    ];
    const plan = findUnneeded({ ...facts, versions: [version('blog@2', 1)], pairs });
    expect(plan.keptPairs).toEqual([pairs[0], pairs[1]]);
    expect(plan.pairs).toEqual([pairs[2], pairs[3]]);
    expect(plan.unneeded.sort()).toEqual(['blog@0', 'shell@0']);
  });
});
