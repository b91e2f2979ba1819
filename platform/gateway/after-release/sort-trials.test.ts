import { expect, it } from 'vitest';
import type { WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import { sortTrials } from './watched-list.ts';
import type { VersionTrials } from './trial-counters.ts';

const release = (app: string): WatchedRelease => ({
  app,
  version: '2',
  earlier: ['1'],
  revision: 7,
  at: 0,
  together: [app],
});
const count = (app: string, version: string, shell: string, trials: number): VersionTrials => ({
  ...{ app, version, shell },
  answers: { trials, failures: 0 },
  views: { trials: 0, failures: 0 },
});
const counts = [
  count('shell', '2', '2', 1),
  count('blog', '2', '2', 10),
  count('blog', '1', '2', 100),
  count('home', '5', '2', 1000),
  count('home', '5', '1', 10_000),
];
const trials = (app: string, ...watched: string[]) => {
  const { after, former, others } = sortTrials(release(app), new Set([app, ...watched])).growth(
    'answers',
    counts,
  );
  return [after.trials, former.trials, others.trials];
};

it('an app is judged by its own pages and files, and compared with all others', () => {
  expect(trials('blog')).toEqual([10, 100, 11_001]);
});

it('the shell is judged by every page, and compared with no other app', () => {
  expect(trials('shell')).toEqual([1111, 10_000, 0]);
});

it('an app that was released too is neither compared with, nor held against the shell', () => {
  expect(trials('shell', 'blog')).toEqual([1001, 10_000, 0]);
  expect(trials('blog', 'shell')).toEqual([10, 100, 11_000]);
});
