import type { AttackedSite } from '../attacked-site.ts';
import { askPort, openSocket, statusesIn, writeBytes } from '../raw-http.ts';
import { percentile } from '../../fixtures/statistics.ts';
import type { Notes, Scenario } from '../scenario.ts';

/** `GET /smuggled` behind another request: it may never be answered as one of its own. */
const INNER = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const POST =
  'POST /functions/v1/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Requests that two servers could read differently, and what is answered to all that came on the connection. */
const ODD: [name: string, bytes: string, statuses: number[]][] = [
  [
    'CL.TE',
    `${POST}Content-Length: ${5 + INNER.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${INNER}`,
    [400],
  ],
  [
    'TE.CL',
    `${POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n5c\r\n${INNER}\r\n0\r\n\r\n`,
    [400],
  ],
  [
    'TE.TE',
    `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${INNER}`,
    [400],
  ],
  ['TE with a tab', `${POST}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${INNER}`, [400]],
  [
    'two lengths',
    `${POST}Content-Length: 0\r\nContent-Length: ${INNER.length}\r\n\r\n${INNER}`,
    [400],
  ],
  ['a length of +0', `${POST}Content-Length: +0\r\n\r\n${INNER}`, [400]],
  ['a space before the colon', `${POST}Content-Length : 0\r\n\r\n${INNER}`, [400]],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n', [400]],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: localhost\n\n', [400]],
  ['a bare carriage return', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\rb\r\n\r\n', [400]],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\0c\r\n\r\n', [400]],
  ['NUL in the target', 'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  [
    'a header of 60 KB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(60_000)}\r\n\r\n`,
    [431],
  ],
  ['Host: a b<>', 'GET / HTTP/1.1\r\nHost: a b<>\r\n\r\n', [400]],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', [400]],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['another version', 'GET / HTTP/3.7\r\nHost: localhost\r\n\r\n', [400]],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
];

/** Reads of HTTP that differ between servers, connections that are held open, and headers by way of addresses. */
export const scenario: Scenario = {
  name: 'http-smuggling',
  site: 'shared',
  byVisitor: true,
  async attack(site, notes) {
    const { port } = site;
    for (const [name, bytes, statuses] of ODD) {
      notes.same(name, statuses, statusesIn(await writeBytes(port, bytes)));
    }
    const absolute = await writeBytes(
      port,
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    notes.same(
      'a target of another host: the site itself, which does not name it',
      [[200], false],
      [statusesIn(absolute), absolute.includes('evil.example')],
    );
    const host = await writeBytes(
      port,
      'GET /about HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    notes.same(
      'a redirect asked under another host: its Location',
      '/about-ai-talent-experts',
      /^location: (\S+)/im.exec(host)?.[1],
    );
    const three =
      'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\nGET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
    notes.same(
      'three requests in one packet: answers in their order',
      [200, 404, 200],
      statusesIn(await writeBytes(port, three)),
    );
    const body = `${POST}Content-Length: 2\r\n\r\n{}GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    notes.same(
      'a form and a page in one packet',
      [422, 200],
      statusesIn(await writeBytes(port, body, 1500)),
    );
    await injectHeaders(site, notes);
    await holdConnections(site, notes);
  },
};

/** Line ends in addresses: none may become a header of an answer. */
async function injectHeaders({ port, ask }: AttackedSite, notes: Notes): Promise<void> {
  const injected: string[] = [];
  const paths = [
    '/about',
    '/blog',
    '/',
    '/functions/v1/contact',
    '/assets/x',
    '/_channel/x',
    '/rest/v1/jobs',
    '/auth/v1/verify',
  ];
  for (const path of paths) {
    for (const end of [
      '%0d%0aX-Injected:%20yes',
      '%0aX-Injected:%20yes',
      '%E5%98%8A%E5%98%8DX-Injected:%20yes',
      '%0d%0a%0d%0a<script>',
    ]) {
      for (const target of [
        `${path}${end}`,
        `${path}?to=${end}`,
        `${path}?token=x&redirect_to=${end}`,
      ]) {
        const { headers } = await ask(target);
        if ('x-injected' in headers) injected.push(target);
      }
    }
  }
  notes.same(
    `${paths.length * 12} addresses with line ends: answers with another header`,
    [],
    injected,
  );
  const raw = await writeBytes(port, 'GET /about?a=\x01\x02 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  notes.same('control characters in a query', [400], statusesIn(raw));
}

/** 50 connections that send a letter a second for ten seconds. */
async function holdConnections({ port }: AttackedSite, notes: Notes): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(port)));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-');
  }
  const times: number[] = [];
  const end = performance.now() + 10_000;
  let next = 0;
  while (performance.now() < end) {
    if (performance.now() > next) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      next = performance.now() + 1000;
    }
    times.push((await askPort(port, '/')).ms);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const socket of sockets) socket.destroy();
  const p99 = percentile(times, 0.99);
  notes.holds(
    '50 connections that send a letter a second, 10 s',
    '99 of 100 pages under 100 ms',
    `${times.length} pages, p99 ${p99.toFixed(1)} ms`,
    p99 < 100,
  );
}
