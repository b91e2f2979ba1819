import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createForward } from './forward.ts';
import { serveGateway } from '../node-server.ts';
import type { LogLine } from '../log/log.ts';
import { request } from '../testing/raw-request.ts';

const flood = '203.0.113.1';
const visitor = '203.0.113.2';

/** A server behind one proxy, which answers a GET of `/rest/v1/slow` when the test releases it, and the rest at once. */
async function setUp({ bodyMs = 30_000, stepMs = 10_000, waitMs = 60_000 } = {}) {
  const log: LogLine[] = [];
  const held: (() => void)[] = [];
  const reached: string[] = [];
  const forward = createForward({
    backend: {
      url: 'http://backend.example',
      publishableKey: 'key',
      async fetch(incoming) {
        const { pathname } = new URL(incoming.url);
        reached.push(pathname);
        if (pathname === '/rest/v1/slow') await new Promise<void>((go) => held.push(go));
        return Response.json([{ slug: 'first', title: await incoming.text() }]);
      },
    },
    log: (entry) => log.push(entry),
    proxies: 1,
    bodyMs,
    stepMs,
    concurrency: { atOnce: 4, waiting: 4, waitMs },
  });
  const server = await serveGateway(
    { fetch: (incoming, client) => forward(incoming, client ?? {}) },
    { port: 0, hostname: '127.0.0.1' },
  );
  onTestFinished(async () => {
    for (const go of held) go();
    await server.close();
  });
  const send = (path: string, from: string, body?: string | Uint8Array, headers = {}) =>
    request(server.port, path, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { 'X-Forwarded-For': from, ...headers },
    });
  const slow = (count: number, from: string) =>
    Array.from({ length: count }, () => send('/rest/v1/slow', from));
  const untilHeld = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
  return { port: server.port, log, held, reached, send, slow, untilHeld };
}

it('answers a request without a place with a 503 and a `Retry-After`', async () => {
  const { slow, untilHeld, held, log } = await setUp();
  const answers = slow(5, flood);
  await untilHeld(2);
  const refused = await Promise.race(answers);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(refused.text)).toEqual({
    code: 'busy',
    message: 'The service is busy. Try again in a few seconds.',
  });
  expect(log).toEqual([
    { level: 'warn', message: 'backend busy: requests were refused', refused: 1 },
  ]);
  expect(held).toHaveLength(2);
  while (held.length < 4) {
    const before = held.length;
    for (const go of held) go();
    await untilHeld(before + 2);
  }
  for (const go of held) go();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 503]);
});

it('does the same for a request that waited too long', async () => {
  const { slow } = await setUp({ waitMs: 1 });
  expect((await Promise.race(slow(3, flood))).status).toBe(503);
});

it('leaves places for forms and sign-in while one address floods tables', async () => {
  const { slow, untilHeld, send } = await setUp();
  void Promise.allSettled(slow(20, flood));
  await untilHeld(2);
  for (const path of ['/functions/v1/contact', '/auth/v1/token?grant_type=password']) {
    expect((await send(path, visitor, '{}')).status).toBe(200);
  }
});

it('has places of its own for this machine, which composes pages, while visitors have all of theirs', async () => {
  const { slow, untilHeld, port } = await setUp();
  void Promise.allSettled([...slow(20, flood), ...slow(20, visitor)]);
  await untilHeld(4);
  expect((await request(port, '/rest/v1/posts')).status).toBe(200);
});

it('keeps the place of a disconnected visitor until the backend has answered', async () => {
  const { port, slow, untilHeld, held, send, reached } = await setUp();
  const leaving = [1, 2].map(() => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `GET /rest/v1/slow HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-For: ${flood}\r\n\r\n`,
    );
    return socket;
  });
  await untilHeld(2);
  for (const socket of leaving) socket.destroy();
  const next = slow(1, flood);
  await send('/rest/v1/other', visitor);
  expect(reached.filter((path) => path === '/rest/v1/slow')).toHaveLength(2);
  held[0]?.();
  await untilHeld(3);
  held[2]?.();
  expect((await Promise.all(next))[0]?.status).toBe(200);
});

it('gives a request a place when its body has arrived', async () => {
  const { port, slow, untilHeld, send } = await setUp({ bodyMs: 500 });
  const trickling = await Promise.all(
    Array.from({ length: 20 }, () => startBody(port, flood, 'Content-Length: 100', '{')),
  );
  void Promise.allSettled(slow(2, flood));
  // The slow bodies take no place: both are free for other requests of the same address.
  await untilHeld(2);
  expect((await send('/functions/v1/contact', visitor, '{"a":1}')).status).toBe(200);
  for (const { answer } of trickling) {
    expect(await answer).toContain('HTTP/1.1 408');
  }
});

const UPLOAD = 'Content-Type: multipart/form-data; boundary=b';
const upload = { 'Content-Type': 'multipart/form-data; boundary=b' };

it('gives a long body a place when it has arrived, beside uploads that stall, and forwards it unchanged', async () => {
  const { port, send, reached } = await setUp();
  const stalled = Array.from({ length: 40 }, (_each, at) =>
    startBody(port, `203.0.113.${at}`, `${UPLOAD}\r\nContent-Length: 5000000`, 'x'.repeat(1000)),
  );
  await Promise.all(stalled);
  const cv = 'é'.repeat(200_000);
  const { status, body } = await send('/functions/v1/apply', visitor, cv, upload);
  expect([status, JSON.parse(body.toString())]).toEqual([200, [{ slug: 'first', title: cv }]]);
  expect(reached).toEqual(['/functions/v1/apply']);
});

it('ends an upload whose next 64 KB do not arrive in time', async () => {
  const { port, reached } = await setUp({ stepMs: 50 });
  const silent = await startBody(port, flood, `${UPLOAD}\r\nContent-Length: 5000000`, 'x');
  expect(await silent.answer).toContain('HTTP/1.1 408');
  const length = `${UPLOAD}\r\nContent-Length: 100000`;
  const half = await startBody(port, flood, length, 'x'.repeat(70_000));
  expect(await half.answer).toContain(
    '{"code":"late","message":"The request took too long to arrive. Try again."}',
  );
  expect(reached).not.toContain('/functions/v1/contact');
});

/** Sends only the beginning of a body; `answer` is everything that the server sends until it closes the connection. */
async function startBody(port: number, from: string, length: string, start: string) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (part: Buffer) => {
      text += part.toString();
      resolve(text);
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  socket.write(
    `POST /functions/v1/contact HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-For: ${from}\r\n${length}\r\n\r\n${start}`,
  );
  return { answer };
}
