import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { testOptions } from '../testing/start-gateway.ts';

/** Statuses of all answers on a connection. */
async function statusesOf(bytes: string): Promise<number[]> {
  const { store } = await createStandardSite();
  const gateway = createGateway(testOptions(store));
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const close = 'Connection: close\r\n\r\n';

it.each([
  ['two hosts', `GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${close}`, [400]],
  [
    'the same host twice',
    `GET / HTTP/1.1\r\nHost: localhost\r\nhOST: localhost\r\n${close}`,
    [400],
  ],
  ['one host', `GET / HTTP/1.1\r\nHost: localhost\r\n${close}`, [200]],
  ['another header of a host', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Host: x\r\n${close}`, [200]],
])('answers a request with %s', async (_name, bytes, statuses) => {
  expect(await statusesOf(bytes)).toEqual(statuses);
});

it('answers nothing that follows a request with two hosts', async () => {
  const next = `GET / HTTP/1.1\r\nHost: localhost\r\n${close}`;
  const two = 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
  expect(await statusesOf(two + next)).toEqual([400]);
});
