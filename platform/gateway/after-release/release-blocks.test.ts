import { describe, expect, it } from 'vitest';
import type { WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import { evidenceOf } from '../../canary/comparison/evidence.ts';
import { createReleaseBlocks, type Growth } from './release-blocks.ts';
import { createRepeatedFailures, type VersionTrials } from './trial-counters.ts';
import { sortTrials } from './watched-list.ts';

const RELEASED = Date.parse('2026-11-27T12:00:00Z');
const none = { trials: 0, failures: 0 };
const hour = {
  slots: Array.from({ length: 180 }, () => ({ trials: 20, failures: 0 })),
  others: 3600,
};
const quiet = { slots: [], others: 0 };

const at = (second: number): Date => new Date(RELEASED + second * 1000);
const failing = (trials: number, failures = trials): Growth => ({
  after: { trials, failures },
  former: none,
  others: { trials, failures: 0 },
});

function start() {
  const blocks = createReleaseBlocks(RELEASED, { answers: hour, views: quiet });
  /** Ends looks at these seconds. */
  const close = (...seconds: number[]) => {
    for (const second of seconds) blocks.close(at(second), true);
  };
  return { blocks, close, evidence: () => evidenceOf(blocks.measures().answers.before) };
}

describe('a block after a release', () => {
  it('counts one look after it closed', () => {
    const { blocks, close, evidence } = start();
    blocks.add('answers', failing(10));
    close(10);
    expect(evidence()).toBe(1);
    close(15);
    expect(evidence()).toBeGreaterThan(200);
    expect(blocks.measures().answers).toMatchObject({
      before: { beyond: [[10, 0]] },
      others: { trials: [10, 10], beyond: [[10, 0]] },
      hasOthers: true,
    });
  });

  it('is forgotten where store or backend failed before or after it closed', () => {
    const { blocks, close, evidence } = start();
    blocks.add('answers', failing(10));
    close(10);
    blocks.close(at(15), false);
    blocks.add('answers', failing(10));
    blocks.close(at(20), false);
    close(25, 30);
    expect(evidence()).toBe(1);
  });

  it('stays open with fewer than ten trials, and without a part of the hour before', () => {
    const { blocks, close, evidence } = start();
    blocks.add('answers', failing(9));
    close(10, 15, 20);
    expect(evidence()).toBe(1);
    blocks.add('views', failing(50));
    close(25, 30);
    expect(evidenceOf(blocks.measures().views.before)).toBe(1);
  });

  it('has a part of the hour before of its own, and no more than all of it is used', () => {
    const { blocks, close } = start();
    for (let second = 10; second <= 1800; second += 10) {
      blocks.add('answers', failing(20, 0));
      close(second);
    }
    close(1810);
    const [after, before] = blocks.measures().answers.before.trials;
    expect(before).toBeLessThanOrEqual(3600);
    expect(before).toBeGreaterThan(3500);
    expect(after).toBeGreaterThan(3400);
  });

  it('counts tabs of the former version as before, at the same time', () => {
    const { blocks, close } = start();
    blocks.add('answers', { ...failing(10), former: { trials: 10, failures: 10 } });
    close(10, 15);
    expect(blocks.measures().answers.before.beyond).toEqual([[10, 10]]);
  });

  it('knows up to 20 different senders of failures', () => {
    const { blocks } = start();
    for (let failure = 0; failure < 50; failure += 1) blocks.failed('answers', '203.0.113.9');
    expect(blocks.measures().answers.senders).toBe(1);
    for (let failure = 0; failure < 50; failure += 1) blocks.failed('answers', null);
    expect(blocks.measures().answers.senders).toBe(20);
  });
});

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

it.each<[string, string[], number[]]>([
  ['an app by its own pages and files, and compared with all others', ['blog'], [10, 100, 11_001]],
  ['the shell by every page, and compared with no other app', ['shell'], [1111, 10_000, 0]],
  ['the shell not by an app that was released too', ['shell', 'blog'], [1001, 10_000, 0]],
  ['an app, not compared with one that was released too', ['blog', 'shell'], [10, 100, 11_000]],
])('judges %s', (_, [app = '', ...watched], expected) => {
  expect(trials(app, ...watched)).toEqual(expected);
});

const atMinute = (minute: number): Date => new Date(Date.UTC(2026, 10, 27, 12, minute));

it('the same failure of a visitor counts once in ten minutes', () => {
  const failures = createRepeatedFailures();
  const has = (failure: string, minute: number) => failures(failure, atMinute(minute));
  expect([has('a', 0), has('b', 1), has('a', 10)]).toEqual([false, false, false]);
  expect([has('a', 11), has('a', 19), has('b', 10)]).toEqual([true, true, true]);
});

it('failures of many visitors do not fill the memory, and the newest are known', () => {
  const failures = createRepeatedFailures();
  for (let visitor = 0; visitor < 30_000; visitor += 1) failures(`${visitor}`, atMinute(0));
  expect([failures('29999', atMinute(1)), failures('0', atMinute(1))]).toEqual([true, false]);
});
