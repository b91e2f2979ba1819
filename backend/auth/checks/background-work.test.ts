import { expect, test } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

test('work begins after the answer was sent, and is awaited at the end', async () => {
  const done: string[] = [];
  const background = createBackgroundWork(() => {});
  background.run(async () => void done.push('mail'));
  // Everything that sends an answer comes before the next timer.
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  await background.settled();
  expect(done).toEqual(['mail']);
});

test('at most a hundred wait, and a failure is reported and stops no other', async () => {
  const done: number[] = [];
  const failures: unknown[] = [];
  const background = createBackgroundWork((error) => failures.push(error));
  const refused = new Error('refused');
  background.run(() => Promise.reject(refused));
  for (let index = 0; index < 200; index += 1) background.run(async () => void done.push(index));
  await background.settled();
  expect(failures).toEqual([refused]);
  expect(done).toHaveLength(99);
});
