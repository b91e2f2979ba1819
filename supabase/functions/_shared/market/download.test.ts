import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { serveHere } from '../testing/serve-here.ts';
import { download, DOWNLOAD_LIMITS, type DownloadLimits } from './download.ts';
import { aiFile, sending, SMALL_HERE } from './testing/market-files.ts';

let answer: RequestListener;
let asked = 0;
let isElsewhereAsked = false;
const server = await serveHere((request, response) => {
  asked += 1;
  answer(request, response);
});
const elsewhere = await serveHere((_request, response) => {
  isElsewhereAsked = true;
  response.end();
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));

const ask = (patch: Partial<DownloadLimits> = {}) =>
  download(`${server.url}/ai.csv`, { etag: null, lastModified: null }, { ...SMALL_HERE, ...patch });

const values = (count: number) => Array.from({ length: count }, () => 5);
const current = aiFile({ country: 'US', first: '2026-10-01', values: values(3) });
const large = aiFile({ country: 'US', first: '2026-10-01', values: values(400) });

const end =
  (status: number, location?: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, location === undefined ? {} : { location }).end();
const LARGE = 'The file is larger than 4000 bytes.';
const ELSEWHERE = 'The address redirects to another host.';
const LATE = 'The file did not arrive within 0.3 seconds.';

test.each<[string, 'refused' | 'unreachable', string, RequestListener]>([
  [
    'a web page',
    'refused',
    'The server sent a web page and not a data file. Set the address of the raw file.',
    sending('<html></html>', { 'Content-Type': 'text/html; charset=utf-8' }),
  ],
  [
    'a file that is too large by its length',
    'refused',
    LARGE,
    // Nothing is sent: the length alone is enough.
    (_, response) => response.writeHead(200, { 'Content-Length': '4001' }).flushHeaders(),
  ],
  [
    'a file that is too large and does not say so',
    'refused',
    LARGE,
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.write(large.slice(0, 3000));
      response.end(large.slice(3000));
    },
  ],
  [
    'a small file that unpacks to a large one',
    'refused',
    LARGE,
    sending(gzipSync(large), { 'Content-Encoding': 'gzip' }),
  ],
  ['a redirect to another host', 'refused', ELSEWHERE, end(302, `${elsewhere.url}/ai.csv`)],
  ['a redirect to another protocol', 'refused', ELSEWHERE, end(301, 'file:///etc/passwd')],
  ['a redirect without an address', 'refused', ELSEWHERE, end(302, 'http://')],
  [
    'redirects without an end',
    'refused',
    'The address redirects more than 3 times.',
    end(302, '/'),
  ],
  ['an answer that never begins', 'unreachable', LATE, () => {}],
  ['an answer that never ends', 'unreachable', LATE, (_, response) => response.write(current)],
  [
    'a connection that breaks off',
    'unreachable',
    'The connection failed or broke off.',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '4000' });
      response.write(current);
      setTimeout(() => response.destroy(), 50);
    },
  ],
  ['no such file', 'unreachable', 'The server answered with status 404.', end(404)],
  ['a broken server', 'unreachable', 'The server answered with status 500.', end(500)],
  ['a file without content', 'unreachable', 'The server answered with status 204.', end(204)],
])('%s is no file', async (_name, outcome, message, answers) => {
  answer = answers;
  const timeoutMs = message === LATE ? 300 : 10_000;
  await expect(ask({ timeoutMs })).rejects.toMatchObject({
    outcome,
    message: expect.stringContaining(message),
  });
  expect(isElsewhereAsked).toBe(false);
});

test('a redirect on the same host is followed', async () => {
  answer = (request, response) => {
    if (request.url === '/new.csv') sending(current, { ETag: '"v1"' })(request, response);
    else response.writeHead(301, { Location: '/new.csv' }).end();
  };
  expect(await ask()).toMatchObject({ bytes: Buffer.from(current), etag: '"v1"' });
});

test('a host that is not public, and another protocol than https, are not asked', async () => {
  asked = 0;
  await expect(ask({ isAllowedHost: DOWNLOAD_LIMITS.isAllowedHost })).rejects.toThrow(
    'The host 127.0.0.1 is not on the public internet.',
  );
  await expect(ask({ protocols: ['https:'] })).rejects.toThrow(
    'The address is not an https URL without a password.',
  );
  expect(asked).toBe(0);
});
