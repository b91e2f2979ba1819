import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';

test('a stop does not wait for a body that never arrives', async () => {
  const server = createServer((request, response) => {
    void buffer(request).then(
      () => response.end(),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx');
  await once(server, 'request');
  const ended = once(client, 'close');
  await closeServer(server, 10);
  await ended;
  expect(server.listening).toBe(false);
});
