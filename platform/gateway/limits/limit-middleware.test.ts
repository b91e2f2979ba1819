import { expect, it } from 'vitest';
import { startStandardGateway } from '../testing/start-gateway.ts';
import { createHeldRefusals } from './limit-middleware.ts';

it('delays a refused client, and no request for a page', async () => {
  const { request } = await startStandardGateway({
    fetch: () => new Promise<Response>(() => {}),
    proxies: 1,
    holdRefusalsMs: 60_000,
    concurrency: { atOnce: 1, waiting: 2, waitMs: 1 },
  });
  const from = { headers: { 'X-Forwarded-For': '203.0.113.1' } };
  const statuses: number[] = [];
  const asking = [1, 2, 3].map(() =>
    request('/rest/v1/posts', from).then(
      ({ status }) => void statuses.push(status),
      () => undefined,
    ),
  );
  for (let page = 0; page < 20; page += 1) expect((await request('/')).status).toBe(200);
  expect(statuses).toEqual([]);
  void Promise.all(asking);
});

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

it('sends them after the delay, and every other answer immediately', async () => {
  await createHeldRefusals({ holdMs: 1 })(refusal(), patient);
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
