import { expect, it, vi } from 'vitest';
import { createBackgroundWork } from './background-work.ts';

it('waits for background work, including the work that it starts', async () => {
  const background = createBackgroundWork();
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  background.run(
    first.promise.then(() => {
      done.push('first');
      background.run(Promise.resolve().then(() => done.push('second')));
    }),
  );
  const settled = background.settled().then(() => done.push('settled'));
  expect(done).toEqual([]);
  first.resolve(undefined);
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
});

it('does not wait forever for work that was ended with its request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const background = createBackgroundWork();
  background.run(new Promise(() => {}));
  vi.setSystemTime(Date.now() + 60_001);
  await background.settled();
  vi.useRealTimers();
});
