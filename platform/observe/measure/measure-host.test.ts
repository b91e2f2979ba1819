import { createServer as createPlainServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it, onTestFinished } from 'vitest';
import { measureCertificate, measureDisk } from './measure-host.ts';
import { LOCAL_CERTIFICATE, LOCAL_CERTIFICATE_KEY } from '../testing/local-certificate.ts';

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())));
  return (server.address() as AddressInfo).port;
}

it('reads how long a certificate is valid, trusted or not', async () => {
  const port = await listen(
    createServer(
      { cert: LOCAL_CERTIFICATE, key: LOCAL_CERTIFICATE_KEY },
      (socket) =>
        void socket
          .on('error', () => {})
          .resume()
          .end(),
    ),
  );
  expect(await measureCertificate(`https://127.0.0.1:${port}`)).toEqual({
    status: 'read',
    validTo: new Date('2126-10-29T11:55:59.000Z'),
  });
});

it('asks nothing of an address without encryption', async () => {
  expect(await measureCertificate('http://localhost:3000')).toEqual({ status: 'none' });
});

it('says that a server cannot be reached, or speaks no TLS', async () => {
  const port = await listen(
    createPlainServer(
      (socket) =>
        void socket
          .on('error', () => {})
          .resume()
          .end('220 hello\r\n'),
    ),
  );
  expect(await measureCertificate('https://127.0.0.1:1')).toEqual({
    status: 'unreachable',
    why: 'ECONNREFUSED',
  });
  expect(await measureCertificate(`https://127.0.0.1:${port}`)).toEqual({
    status: 'unreachable',
    why: 'ERR_SSL_WRONG_VERSION_NUMBER',
  });
});

it('measures the disk of a folder, and none where there is no folder', async () => {
  const room = await measureDisk(import.meta.dirname);
  expect(room?.total).toBeGreaterThan(room?.free ?? Infinity);
  expect(await measureDisk('/no/such/folder')).toBeNull();
});
