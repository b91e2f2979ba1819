import { createServer as createPlainServer } from 'node:net';
import { createServer } from 'node:tls';
import { listen } from '@talent/node/testing/listen';
import { expect, it } from 'vitest';
import { createCounterWindow } from './counter-window.ts';
import { measureCertificate, measureDisk } from './measure-host.ts';
import { createTraffic, readTraffic } from './traffic.ts';
import { LOCAL_CERTIFICATE, LOCAL_CERTIFICATE_KEY } from '../testing/local-certificate.ts';

const https = (origin: string) => origin.replace('http:', 'https:');

it('reads how long a certificate is valid, trusted or not', async () => {
  const origin = await listen(
    createServer(
      { cert: LOCAL_CERTIFICATE, key: LOCAL_CERTIFICATE_KEY },
      (socket) =>
        void socket
          .on('error', () => {})
          .resume()
          .end(),
    ),
  );
  expect(await measureCertificate(https(origin))).toEqual({
    status: 'read',
    validTo: new Date('2126-10-29T11:55:59.000Z'),
  });
});

it('asks nothing of an address without encryption', async () => {
  expect(await measureCertificate('http://localhost:3000')).toEqual({ status: 'none' });
});

it('says that a server cannot be reached, or speaks no TLS', async () => {
  const origin = await listen(
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
  expect(await measureCertificate(https(origin))).toEqual({
    status: 'unreachable',
    why: 'ERR_SSL_WRONG_VERSION_NUMBER',
  });
});

it('measures the disk of a folder, and none where there is no folder', async () => {
  const room = await measureDisk(import.meta.dirname);
  expect(room?.total).toBeGreaterThan(room?.free ?? Infinity);
  expect(await measureDisk('/no/such/folder')).toBeNull();
});

it('counters have grown within the length of a window, and a single reading says nothing', () => {
  const window = createCounterWindow<{ a: number; b: number }>(300);
  expect(window.growth()).toBeNull();
  window.add(0, { a: 0, b: 5 });
  expect(window.growth()).toBeNull();
  for (const at of [100, 200, 300]) window.add(at, { a: at, b: 5 });
  expect(window.growth()).toEqual({ a: 300, b: 0 });
  window.add(400, { a: 1400, b: 6 });
  expect(window.growth()).toEqual({ a: 1300, b: 1 });
  // After a pause the last reading before it is compared with.
  window.add(10_000, { a: 1401, b: 6 });
  expect(window.growth()).toEqual({ a: 1, b: 0 });
  // A counter that has begun again at zero goes on.
  window.add(10_100, { a: 3, b: 6 });
  expect(window.growth()).toEqual({ a: 4, b: 0 });
});

it('the times of pages count, and those of unknown paths and of the backend do not', async () => {
  const traffic = createTraffic();
  traffic.time('/blog/a-post')(200);
  traffic.time('/blog/nothing')(404);
  traffic.time('/rest/v1/jobs')(200);
  expect(await readTraffic(traffic.registry)).toMatchObject({ requests: 3, own: 1 });
});

it('health checks of a site that is starting are no failed requests of visitors', async () => {
  const traffic = createTraffic();
  for (const path of ['/healthz', '/readyz?full', '/livez']) traffic.time(path)(503);
  // The crawl of the staff area: what it fetches, and the pages that it runs in a frame.
  traffic.time('/about', { 'x-site-crawl': '1' })(503);
  traffic.time('/about', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' })(503);

  traffic.time('/')(503);
  expect(await readTraffic(traffic.registry)).toMatchObject({ requests: 1, failed: 1 });
});
