import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives a port that a server can listen on, outside the range of outgoing connections', async () => {
  const [first = ''] = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').then(
    (text) => text.split(/\s+/),
    // Other systems begin at 49152.
    () => ['49152'],
  );
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(1024);
    expect(port).toBeLessThan(Number(first));
  }
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
