import { quietProgress } from '@talent/node/testing/quiet-progress';
import { expect, it } from 'vitest';
import { stoppable } from './stoppable.ts';

/** Runs the steps of a release, and stops it while one of them runs. */
async function stopIn(step: string, fails = false) {
  const steps: string[] = [];
  let live = 'the first';
  let stop: () => void = () => undefined;
  let ends = 0;
  const onStop = (given: () => void) => {
    stop = given;
    return () => void (ends += 1);
  };
  const ran = stoppable(
    { onStop, progress: quietProgress },
    async (progress) => {
      for (const name of ['Build', 'Promote', 'Look at the running site']) {
        await progress.step(name, async () => {
          steps.push(name);
          if (name === step) stop();
          await new Promise((resolve) => setImmediate(resolve));
          if (name === step && fails) throw new Error('its child was ended too');
          if (name === 'Promote') live = 'the second';
        });
      }
      return 'done';
    },
    async () => `${live} is live`,
  );
  const result = await ran.catch((error: unknown) => String(error));
  return { result, steps, ends };
}

it.each([
  ['Build', false, 'stopped: the first is live', ['Build']],
  ['Build', true, 'stopped: the first is live', ['Build']],
  ['Promote', false, 'stopped: the second is live', ['Build', 'Promote']],
  [
    'Look at the running site',
    true,
    'stopped: the second is live',
    ['Build', 'Promote', 'Look at the running site'],
  ],
])('who stops it in step %s (which fails: %s) is told: %s', async (step, fails, told, steps) => {
  expect(await stopIn(step, fails)).toEqual({
    result: expect.stringContaining(told) as unknown,
    steps,
    ends: 1,
  });
});

it('nothing is told of work that nobody stops, and its failure is its own', async () => {
  expect((await stopIn('none')).result).toBe('done');
});
