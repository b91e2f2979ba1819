import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import { request } from '../testing/raw-request.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { testOptions } from '../testing/start-gateway.ts';

it('answers that the server keeps and sends again count, each for the app of its page', async () => {
  const { store } = await createStandardSite();
  // Counts are not taken while the test runs.
  const gateway = createGateway({ ...testOptions(store), canaryLookMs: 600_000 });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
  for (const path of ['/', '/', '/', '/', '/?from=mail', '/blog/first-post', '/healthz']) {
    expect((await request(server.port, path)).status).toBe(200);
  }
  expect(gateway.trialsOf('/?from=elsewhere')).toMatchObject({ trials: 5, failures: 0 });
  expect(gateway.trialsOf('/blog/first-post')).toMatchObject({ trials: 1 });
  expect(gateway.trialsOf('/healthz')).toBeNull();
  expect(gateway.trialsOf('/_platform/status')).toBeNull();
});
