import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { serveHere } from '../testing/serve-here.ts';
import { download, DOWNLOAD_LIMITS, type DownloadLimits } from './download.ts';
import { aiFile } from './testing/market-files.ts';

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

const limits: DownloadLimits = {
  maxBytes: 4000,
  timeoutMs: 10_000,
  isAllowedHost: async () => true,
  protocols: ['http:'],
};
const ask = (patch: Partial<DownloadLimits> = {}) =>
  download(`${server.url}/ai.csv`, { etag: null, lastModified: null }, { ...limits, ...patch });

const sending =
  (text: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end(text);
const values = (count: number) => Array.from({ length: count }, () => 5);
const current = aiFile({ country: 'US', first: '2026-10-01', values: values(3) });
const large = aiFile({ country: 'US', first: '2026-10-01', values: values(400) });

test.each<[string, RequestListener, 'refused' | 'unreachable', RegExp]>([
  [
    'a web page',
    sending('<html></html>', { 'Content-Type': 'text/html; charset=utf-8' }),
    'refused',
    /^The server sent a web page and not a CSV file\. Set the address of the raw file\.$/,
  ],
  [
    'a file that is too large by its length',
    // Nothing is sent: the length alone is enough.
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '4001' }).flushHeaders();
    },
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a file that is too large and does not say so',
    (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv' });
      response.write(large.slice(0, 3000));
      response.end(large.slice(3000));
    },
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a small file that unpacks to a large one',
    sending(gzipSync(large), { 'Content-Encoding': 'gzip' }),
    'refused',
    /^The file is larger than 4000 bytes\.$/,
  ],
  [
    'a redirect to another host',
    (_request, response) =>
      void response.writeHead(302, { Location: `${elsewhere.url}/ai.csv` }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'a redirect to another protocol',
    (_request, response) => void response.writeHead(301, { Location: 'file:///etc/passwd' }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'a redirect without an address',
    (_request, response) => void response.writeHead(302, { Location: 'http://' }).end(),
    'refused',
    /^The address redirects to another host\./,
  ],
  [
    'redirects without an end',
    (_request, response) => void response.writeHead(302, { Location: '/again' }).end(),
    'refused',
    /^The address redirects more than 3 times\.$/,
  ],
  [
    'an answer that never begins',
    () => {},
    'unreachable',
    /^The file did not arrive within 0\.3 seconds\.$/,
  ],
  [
    'an answer that never ends',
    (_request, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/csv' }).write(current),
    'unreachable',
    /^The file did not arrive within 0\.3 seconds\.$/,
  ],
  [
    'a connection that breaks off',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '4000' });
      response.write(current);
      setTimeout(() => response.destroy(), 50);
    },
    'unreachable',
    /^The connection failed or broke off\.$/,
  ],
  [
    'no such file',
    (_request, response) => void response.writeHead(404).end(current),
    'unreachable',
    /^The server answered with status 404\.$/,
  ],
  [
    'a broken server',
    (_request, response) => void response.writeHead(500).end(),
    'unreachable',
    /^The server answered with status 500\.$/,
  ],
  [
    'a file without content',
    (_request, response) => void response.writeHead(204).end(),
    'unreachable',
    /^The server answered with status 204\.$/,
  ],
])('%s is no file', async (_name, answers, outcome, message) => {
  answer = answers;
  const timeoutMs = message.source.includes('seconds') ? 300 : 10_000;
  await expect(ask({ timeoutMs })).rejects.toMatchObject({
    outcome,
    message: expect.stringMatching(message),
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
