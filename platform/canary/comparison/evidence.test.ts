import { describe, expect, it } from 'vitest';
import { seeded } from '../testing/seeded.ts';
import { addBlock, addSums, emptySums, evidenceOf, type Block, type Sums } from './evidence.ts';
import { STOP_AT } from './judge.ts';

interface Traffic {
  /** Of visitors in the canary. */
  share: number;
  /** Trials of a look. */
  trials: number;
  failing: { canary: number; stable: number };
}

/** The state at a check. */
function block(random: () => number, { share, trials, failing }: Traffic): Block {
  const counts = { trials: [0, 0] as [number, number], beyond: [0, 0] as [number, number] };
  for (let trial = 0; trial < trials; trial += 1) {
    const side = random() < share ? 0 : 1;
    counts.trials[side] += 1;
    if (random() < (side === 0 ? failing.canary : failing.stable)) counts.beyond[side] += 1;
  }
  return { trials: counts.trials, beyond: [counts.beyond] };
}

/** Looks until the canary would be stopped; null: it never was. */
function looksUntilStopped(random: () => number, traffic: Traffic, looks: number): number | null {
  let sums = emptySums(1);
  for (let look = 1; look <= looks; look += 1) {
    const seen = block(random, traffic);
    if (seen.beyond[0]?.[0] === 0 && seen.beyond[0][1] === 0) continue;
    sums = addBlock(sums, seen);
    if (evidenceOf(sums) >= STOP_AT) return look;
  }
  return null;
}

describe('evidence against a canary', () => {
  it.each([
    ['rare failures', { share: 0.1, trials: 20, failing: { canary: 0.01, stable: 0.01 } }, 60],
    ['common failures', { share: 0.5, trials: 10, failing: { canary: 0.3, stable: 0.3 } }, 12],
  ])('stops fewer than 1% over 10,000 looks where nothing differs: %s', (_, traffic, runs) => {
    const random = seeded(20261121);
    const stopped = Array.from({ length: runs }, () => looksUntilStopped(random, traffic, 10_000));
    expect(stopped.filter((look) => look !== null).length / runs).toBeLessThan(0.01);
  });

  it('is found within 5,200 answers, a tenth of them the canary’s, where 1% failing became 5%', () => {
    const random = seeded(7);
    const failing = { canary: 0.05, stable: 0.01 };
    const runs = Array.from({ length: 300 }, () =>
      looksUntilStopped(random, { share: 0.1, trials: 20, failing }, 1000),
    );
    const answers = runs.map((look) => (look ?? Infinity) * 20).sort((left, right) => left - right);
    expect(answers.at(150), 'half of the times').toBeLessThanOrEqual(2400);
    expect(answers.at(285), '95 of 100 times').toBeLessThanOrEqual(5200);
    expect(answers.at(-1), 'every time').toBeLessThanOrEqual(8000);
  });

  it('is never found for a canary that is better', () => {
    const random = seeded(3);
    const failing = { canary: 0.01, stable: 0.05 };
    expect(looksUntilStopped(random, { share: 0.3, trials: 50, failing }, 3000)).toBeNull();
  });

  it('is the same from one gateway or from two', () => {
    const first: Block = { trials: [10, 90], beyond: [[4, 2]] };
    const second: Block = { trials: [20, 80], beyond: [[5, 3]] };
    const together = addBlock(addBlock(emptySums(1), first), second);
    const apart = addSums(addBlock(emptySums(1), first), addBlock(emptySums(1), second));
    expect(apart.trials).toEqual(together.trials);
    expect(evidenceOf(apart)).toBeCloseTo(evidenceOf(together), 10);
  });

  it('is not found for an outage of both sides while the share grows', () => {
    // Few failures at 5%, then at 50% everything fails on both sides: pooled, the canary would look worse.
    let sums: Sums = addBlock(emptySums(1), { trials: [500, 9500], beyond: [[0, 0]] });
    sums = addBlock(sums, { trials: [500, 500], beyond: [[400, 400]] });
    expect(sums.beyond[0]).toEqual([400, 400]);
    expect(evidenceOf(sums)).toBeLessThan(1);
  });
});
