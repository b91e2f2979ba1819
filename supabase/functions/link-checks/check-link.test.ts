import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveHere } from '@talent/functions/testing/serve-here.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkLink, LINK_LIMITS, type LinkLimits } from './check-link.ts';

/** Methods and paths that were asked. */
let asked: string[] = [];

const answers: Readonly<Record<string, (request: IncomingMessage, to: ServerResponse) => void>> = {
  '/alive': (_, to) => to.end('a page'),
  '/gone': (_, to) => to.writeHead(410).end(),
  '/denied': (_, to) => to.writeHead(403).end(),
  '/broken': (_, to) => to.writeHead(503).end(),
  '/no-head': ({ method }, to) => to.writeHead(method === 'HEAD' ? 405 : 200).end('a page'),
  '/cut': (request) => request.socket.destroy(),
  '/cut-head': (request, to) =>
    request.method === 'HEAD' ? request.socket.destroy() : to.end('a page'),
  '/hangs': () => {},
  '/moved': (_, to) => to.writeHead(301, { location: '/alive' }).end(),
  '/moved-away': (_, to) => to.writeHead(302, { location: '/missing' }).end(),
  '/around': (_, to) => to.writeHead(302, { location: '/around' }).end(),
  '/to-metadata': (_, to) =>
    to.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-file': (_, to) => to.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-port': (_, to) => to.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  '/endless': (_, to) => {
    to.writeHead(200).flushHeaders();
    const more = setInterval(() => to.write('x'.repeat(65_536)), 1);
    to.on('close', () => clearInterval(more));
  },
};

const { url: origin, close } = await serveHere((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers.host}`);
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else response.writeHead(404).end();
});
afterAll(close);
const { port } = new URL(origin);
beforeEach(() => {
  asked = [];
});

/** This machine may be asked, at the port of the test's server. */
const open = (): LinkLimits => ({
  timeoutMs: 2000,
  mostRedirects: 3,
  isAllowedAddress: (address) => address === '127.0.0.1',
  isAllowedPort: (one) => one === port,
});

test.each([
  ['/alive', { state: 'alive', reason: null, status: 200 }],
  ['/moved', { state: 'alive', reason: null, status: 200 }],
  ['/missing', { state: 'dead', reason: 'status', status: 404 }],
  ['/gone', { state: 'dead', reason: 'status', status: 410 }],
  ['/moved-away', { state: 'dead', reason: 'status', status: 404 }],
  ['/denied', { state: 'unknown', reason: 'status', status: 403 }],
  ['/broken', { state: 'unknown', reason: 'status', status: 503 }],
  ['/cut', { state: 'unknown', reason: 'unreachable', status: null }],
  ['/around', { state: 'unknown', reason: 'redirects', status: 302 }],
  ['/endless', { state: 'alive', reason: null, status: 200 }],
])('a link to %s is told as it is', async (path, expected) => {
  expect(await checkLink(origin + path, open())).toEqual(expected);
});

test('a page is asked with HEAD, and with GET only where HEAD does not work', async () => {
  const host = `127.0.0.1:${port}`;
  await checkLink(`${origin}/alive`, open());
  expect(asked).toEqual([`HEAD /alive ${host}`]);
  asked = [];
  expect(await checkLink(`${origin}/no-head`, open())).toMatchObject({ state: 'alive' });
  expect(await checkLink(`${origin}/cut-head`, open())).toMatchObject({ state: 'alive' });
  expect(asked).toEqual([
    `HEAD /no-head ${host}`,
    `GET /no-head ${host}`,
    `HEAD /cut-head ${host}`,
    `GET /cut-head ${host}`,
  ]);
});

test('a site that never answers is given up after the time', async () => {
  const told = await checkLink(`${origin}/hangs`, { ...open(), timeoutMs: 200 });
  expect(told).toEqual({ state: 'unknown', reason: 'timeout', status: null });
});

test('a name without an address is a dead link', async () => {
  const told = await checkLink('https://no-such-host.invalid/', LINK_LIMITS);
  expect(told).toEqual({ state: 'dead', reason: 'no-host', status: null });
});

test.each([
  'http://127.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://10.0.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://0x7f.1/',
  'https://8.8.8.8:8080/',
  'https://user:password@8.8.8.8/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'no address',
])('%s is never asked', async (url) => {
  expect(await checkLink(url)).toEqual({ state: 'unknown', reason: 'refused', status: null });
});

test.each(['/to-metadata', '/to-file', '/to-port'])(
  'a redirect from %s does not lead where a link may not',
  async (path) => {
    const told = await checkLink(origin + path, open());
    expect(told).toEqual({ state: 'unknown', reason: 'refused', status: null });
    expect(asked).toEqual([`HEAD ${path} 127.0.0.1:${port}`]);
  },
);
