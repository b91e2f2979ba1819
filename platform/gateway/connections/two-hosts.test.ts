import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createGateway } from '../gateway.ts';
import { serveGateway } from '../node-server.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { testOptions } from '../testing/start-gateway.ts';

const close = 'Connection: close\r\n\r\n';
const one = `GET / HTTP/1.1\r\nHost: localhost\r\n${close}`;

it('refuses a request with two hosts, and answers nothing that follows it', async () => {
  const { store } = await createStandardSite();
  const gateway = createGateway(testOptions(store));
  const server = await serveGateway(gateway, { port: 0, hostname: '127.0.0.1' });
  onTestFinished(async () => {
    await server.close();
    await gateway.close();
  });
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
