import { expect, it } from 'vitest';
import { createHeldRefusals } from './held-refusals.ts';

const patient = new AbortController().signal;
const refusal = (status = 429): Response =>
  new Response(null, { status, headers: { 'Retry-After': '2' } });

it.each([429, 503])('delays a %i until its client has disconnected', async (status) => {
  const hold = createHeldRefusals({ holdMs: 60_000 });
  const leaving = new AbortController();
  const over: string[] = [];
  const first = hold(refusal(status), leaving.signal).then(() => over.push('first'));
  await new Promise((resolve) => void setImmediate(resolve));
  expect(over).toEqual([]);
  leaving.abort();
  await first;
  expect(over).toEqual(['first']);
});

it('sends them after the delay', async () => {
  const hold = createHeldRefusals({ holdMs: 1 });
  await hold(refusal(), patient);
});

it('sends every other answer immediately', async () => {
  const hold = createHeldRefusals({ holdMs: 60_000 });
  await hold(new Response('fine'), patient);
  await hold(new Response(null, { status: 503 }), patient);
});

it('delays a limited number, and sends further ones immediately', async () => {
  const hold = createHeldRefusals({ holdMs: 60_000, most: 2 });
  const leaving = new AbortController();
  const held = [hold(refusal(), leaving.signal), hold(refusal(), leaving.signal)];
  await hold(refusal(), patient);
  leaving.abort();
  await Promise.all(held);
});
