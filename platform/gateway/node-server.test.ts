import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { listen } from '@talent/node/testing/listen';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createGatewayServer, serveGateway } from './node-server.ts';
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
  const port = Number(new URL(await listen(createServer())).port);
  const serving = serveGateway(await createSiteGateway(), { port, hostname: '127.0.0.1' });
  await expect(serving).rejects.toMatchObject({
    code: 'port-in-use',
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

it('tells a client whose head is too large, or is none, why, although more of it is on its way', async () => {
  const server = await serveGateway(await createSiteGateway(), { port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => server.close());
  const head = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(8_000_000)}`;
  for (const [bytes, status] of [
    [head, 431],
    [`GET / HTTP/1.1\r\nHost: localhost\r\n:${'\r\n'.repeat(4_000_000)}`, 400],
  ] as const) {
    const socket = connect(server.port, '127.0.0.1');
    socket.end(bytes);
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\nConnection: close\r\n`));
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

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server whose answers to `/slow` never end, and connections to it from addresses of this machine. */
async function serve(most: { ofAddress: number; ofAll: number }, proxies = 0) {
  let slow = 0;
  const fetch = async ({ url }: Request): Promise<Response> => {
    if (!url.endsWith('/slow')) return new Response('page');
    slow += 1;
    return new Promise(() => {});
  };
  const { server, quick } = createGatewayServer({ fetch }, { most, proxies });
  server.listen(0, '::', () => {});
  await once(server, 'listening');
  onTestFinished(() => {
    quick.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** The answer to a GET on the connection; `closed` where it ends without one. */
  async function ask(socket: Socket, bytes = GET): Promise<string> {
    if (socket.destroyed) return 'closed';
    socket.write(bytes);
    return new Promise((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0] ?? ''));
      socket.once('close', () => resolve('closed'));
    });
  }
  /** A connection that the server has taken or closed. */
  async function dial(from: string, host = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port, host, localAddress: from });
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const taken = once(server, 'connection');
    await once(socket, 'connect');
    await taken;
    return socket;
  }
  async function dialSlow(from: string) {
    const before = slow;
    const answer = ask(await dial(from), 'GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(slow).toBe(before + 1));
    return { answer };
  }
  return { dial, dialSlow, ask };
}

const PAGE = 'HTTP/1.1 200 OK';

it('closes the connection over the limit of an address, and no other, and takes one again when another has ended', async () => {
  const { dial, ask } = await serve({ ofAddress: 2, ofAll: 100 });
  const own = [await dial('127.0.0.2'), await dial('127.0.0.2')] as const;
  expect(await ask(await dial('127.0.0.2'))).toBe('closed');
  expect(await ask(await dial('127.0.0.3'))).toBe(PAGE);
  for (const socket of own) expect(await ask(socket)).toBe(PAGE);
  const [first] = own;
  first.end();
  await once(first, 'close');
  expect(await ask(await dial('127.0.0.2'))).toBe(PAGE);
});

it.each([
  ['127.0.0.1', '127.0.0.1', 0],
  ['::1', '::1', 0],
  ['127.0.0.2', '127.0.0.1', 1],
])('does not limit %s, dialling %s behind %d proxies', async (from, host, proxies) => {
  const { dial, ask } = await serve({ ofAddress: 1, ofAll: 100 }, proxies);
  for (let time = 0; time < 5; time += 1) expect(await ask(await dial(from, host))).toBe(PAGE);
});

it('where all are taken, the address with the most gives up an idle one', async () => {
  const { dial, dialSlow, ask } = await serve({ ofAddress: 4, ofAll: 5 });
  const other = await dial('127.0.0.3');
  const busy = await dialSlow('127.0.0.2');
  const idle = [await dial('127.0.0.2'), await dial('127.0.0.2'), await dial('127.0.0.2')];
  expect(await ask(await dial('127.0.0.4'))).toBe(PAGE);
  expect(await Promise.all(idle.map((socket) => ask(socket)))).toEqual(['closed', PAGE, PAGE]);
  expect(await ask(other)).toBe(PAGE);
  const later = Promise.resolve('still being answered');
  expect(await Promise.race([busy.answer, later])).toBe('still being answered');
});

it('where none of them is idle, the oldest gives way to an address with fewer', async () => {
  const { dial, dialSlow, ask } = await serve({ ofAddress: 4, ofAll: 3 });
  const first = await dialSlow('127.0.0.2');
  await dialSlow('127.0.0.2');
  await dialSlow('127.0.0.2');
  expect(await ask(await dial('127.0.0.2'))).toBe('closed');
  expect(await ask(await dial('127.0.0.3'))).toBe(PAGE);
  expect(await first.answer).toBe('closed');
});
