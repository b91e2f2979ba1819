import { expect, it, vi } from 'vitest';
import { createBehind } from './background-work.ts';

it('what goes on behind answers is waited for, with what it begins itself', async () => {
  const behind = createBehind();
  const done: string[] = [];
  const first = Promise.withResolvers<undefined>();
  behind.run(
    first.promise.then(() => {
      done.push('first');
      behind.run(Promise.resolve().then(() => done.push('second')));
    }),
  );
  const settled = behind.settled().then(() => done.push('settled'));
  expect(done).toEqual([]);
  first.resolve(undefined);
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
});

it('what was ended with its request is not waited for for ever', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const behind = createBehind();
  behind.run(new Promise(() => {}));
  vi.setSystemTime(Date.now() + 60_001);
  await behind.settled();
  vi.useRealTimers();
});
