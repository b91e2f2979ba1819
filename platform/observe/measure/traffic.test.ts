import { expect, test } from 'vitest';
import { createTraffic, readTraffic } from './traffic.ts';

test('the times of pages count, and those of unknown paths and of the backend do not', async () => {
  const traffic = createTraffic();
  traffic.time('/blog/a-post')(200);
  traffic.time('/blog/nothing')(404);
  traffic.time('/rest/v1/jobs')(200);
  expect(await readTraffic(traffic.registry)).toMatchObject({ requests: 3, own: 1 });
});

test('health checks of a site that is starting are no failed requests of visitors', async () => {
  const traffic = createTraffic();
  for (const path of ['/healthz', '/readyz?full', '/livez']) traffic.time(path)(503);
  traffic.time('/')(503);
  expect(await readTraffic(traffic.registry)).toMatchObject({ requests: 1, failed: 1 });
});
