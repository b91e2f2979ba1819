import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../canary/comparison/evidence.ts';
import { createReleaseBlocks, type Growth } from './release-blocks.ts';

const RELEASED = Date.parse('2026-11-27T12:00:00Z');
const none = { trials: 0, failures: 0 };
/** An hour with 20 trials in each slot of 20 seconds. */
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
