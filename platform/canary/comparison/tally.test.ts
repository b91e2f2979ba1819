import { expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { judge } from './judge.ts';
import { createTally, type Tally } from './tally.ts';

function answers(tally: Tally, canary: [number, number], stable: [number, number]): void {
  for (const [side, [trials, failures]] of [
    ['canary', canary],
    ['stable', stable],
  ] as const) {
    for (let trial = 0; trial < trials; trial += 1) tally.rate('answers', side, trial < failures);
  }
}

it('the counts of a gateway becomes evidence when both sides have enough of it', () => {
  const tally = createTally();
  answers(tally, [9, 9], [500, 0]);
  expect(tally.sums().answers).toMatchObject({ trials: [9, 500], beyond: [[9, 0]] });
  expect(evidenceOf(tally.sums().answers)).toBe(1);
  answers(tally, [1, 1], [0, 0]);
  expect(evidenceOf(tally.sums().answers)).toBeGreaterThan(1000);
  expect(tally.sums().answers).toMatchObject({ trials: [10, 500], beyond: [[10, 0]] });
});

it('the comparison finds a canary with failing answers worse, and shows both rates', () => {
  const tally = createTally();
  answers(tally, [100, 10], [900, 5]);
  const [comparison] = judge(tally.sums());
  expect(comparison).toMatchObject({
    measure: 'answers',
    verdict: 'worse',
    trials: [100, 900],
    values: [0.1, 5 / 900],
  });
  // A few failures of one visitor stop nothing, whatever the evidence.
  const few = createTally();
  answers(few, [10, 4], [5000, 0]);
  expect(judge(few.sums())).toMatchObject([{ verdict: 'suspicious', trials: [10, 5000] }]);
});

it('the comparison finds pages worse that are painted a third later, but not a hundredth later', () => {
  const verdictOf = (slower: number) => {
    const tally = createTally();
    for (let page = 0; page < 4000; page += 1) {
      const paint = 600 + ((page * 7919) % 900);
      tally.vital('LCP', 'stable', paint);
      if (page % 4 === 0) tally.vital('LCP', 'canary', paint * slower);
    }
    return judge(tally.sums());
  };
  expect(verdictOf(1.33)).toMatchObject([{ measure: 'LCP', verdict: 'worse' }]);
  expect(verdictOf(1.01)).toMatchObject([{ verdict: 'fine' }]);
  const [values] = verdictOf(1.33).map((comparison) => comparison.values);
  expect(values?.[1]).toBeGreaterThan(1230);
  expect(values?.[1]).toBeLessThan(1310);
});

it('the comparison leaves out a measure that only one side has', () => {
  const tally = createTally();
  tally.vital('CLS', 'stable', 0.3);
  expect(judge(tally.sums())).toEqual([]);
});
