import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serveGateway } from './node-server.ts';
import { createGateway } from './gateway.ts';
import { withTrust } from '../registry/release-store.ts';
import { testTrust } from '../registry/testing/test-trust.ts';
import { createMemoryStore } from '../store/testing/memory-store.ts';
import { testOptions } from './testing/start-gateway.ts';

it('reports that a port is in use, and how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const gateway = createGateway(testOptions(withTrust(createMemoryStore(), testTrust)));
  onTestFinished(async () => {
    other.close();
    await gateway.close();
  });
  await expect(serveGateway(gateway, { port, hostname: '127.0.0.1' })).rejects.toMatchObject({
    name: 'PortInUseError',
    message: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  });
});
