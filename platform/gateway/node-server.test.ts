import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serveGateway } from './node-server.ts';
import { createGateway } from './gateway.ts';
import { request } from './testing/raw-request.ts';
import { createStandardSite } from './testing/standard-site.ts';
import { testOptions } from './testing/start-gateway.ts';

async function createSiteGateway(options = {}) {
  const { store } = await createStandardSite();
  const gateway = createGateway({ ...testOptions(store), ...options });
  onTestFinished(() => gateway.close());
  return gateway;
}

it('reports that a port is in use, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const serving = serveGateway(await createSiteGateway(), { port, hostname: '127.0.0.1' });
  await expect(serving).rejects.toMatchObject({
    name: 'PortInUseError',
    message: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  });
});

const close = 'Connection: close\r\n\r\n';
const one = `GET / HTTP/1.1\r\nHost: localhost\r\n${close}`;

it('refuses a request with two hosts, and answers nothing that follows it', async () => {
  const server = await serveGateway(await createSiteGateway(), { port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => server.close());
  for (const [bytes, expected] of [
    [`GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${close}`, [400]],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n${close}`, [400]],
    [`GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n${one}`, [400]],
    [`GET / HTTP/1.1\r\nHost: localhost\r\nX-Host: x\r\n${close}`, [200]],
    [one, [200]],
  ] as const) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(bytes);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    expect(statuses, bytes).toEqual(expected);
  }
});

it('answers that the server keeps and sends again count, each for the app of its page', async () => {
  // Counts are not taken while the test runs.
  const gateway = await createSiteGateway({ canaryLookMs: 600_000 });
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => server.close());
  for (const path of ['/', '/', '/', '/', '/?from=mail', '/blog/first-post', '/healthz']) {
    expect((await request(server.port, path)).status).toBe(200);
  }
  expect(gateway.trialsOf('/?from=elsewhere')).toMatchObject({ trials: 5, failures: 0 });
  expect(gateway.trialsOf('/blog/first-post')).toMatchObject({ trials: 1 });
  expect(gateway.trialsOf('/healthz')).toBeNull();
  expect(gateway.trialsOf('/_platform/status')).toBeNull();
});
