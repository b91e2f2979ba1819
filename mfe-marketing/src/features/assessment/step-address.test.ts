import { expect, it } from 'vitest';
import { hashOfStep, stepOfHash } from './step-address';

it('gives every step an address that leads back to it', () => {
  for (let step = 0; step <= 18; step += 1) expect(stepOfHash(hashOfStep(step, 18), 18)).toBe(step);
});

it.each(['', '#', '#question-0', '#question-19', '#question-1x', '#what-it-tests', '#result'])(
  'knows no step called "%s"',
  (hash) => expect(stepOfHash(hash, 18)).toBeNull(),
);
