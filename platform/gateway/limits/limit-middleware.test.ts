import { expect, it } from 'vitest';
import { createStandardSite } from '../testing/standard-site.ts';
import { startGateway } from '../testing/start-gateway.ts';

it('delays a refused client, and no request for a page', async () => {
  const { store } = await createStandardSite();
  const { request } = await startGateway(store, {
    backend: {
      url: 'http://backend.example',
      publishableKey: 'key',
      fetch: () => new Promise<Response>(() => {}),
    },
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
