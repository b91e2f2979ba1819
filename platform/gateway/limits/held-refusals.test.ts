import { expect, it } from 'vitest';
import { createHeldRefusals } from './held-refusals.ts';

const patient = new AbortController().signal;

it('holds refusals back until their client has gone away', async () => {
  const hold = createHeldRefusals({ holdMs: 60_000, most: 2 });
  const leaving = new AbortController();
  const over: string[] = [];
  const first = hold(leaving.signal).then(() => over.push('first'));
  await Promise.resolve();
  expect(over).toEqual([]);
  leaving.abort();
  await first;
  expect(over).toEqual(['first']);
});

it('lets them go after a time', async () => {
  const hold = createHeldRefusals({ holdMs: 1, most: 2 });
  await hold(patient);
});

it('holds only so many, and lets further ones go at once', async () => {
  const hold = createHeldRefusals({ holdMs: 60_000, most: 2 });
  const leaving = new AbortController();
  const held = [hold(leaving.signal), hold(leaving.signal)];
  await hold(patient);
  leaving.abort();
  await Promise.all(held);
});
