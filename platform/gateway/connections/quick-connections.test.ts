import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listen } from '@talent/node/testing/listen';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';
import { answerQuickly } from './quick-connections.ts';

const keepable = (text: string): Response =>
  new Response(text, {
    headers: { 'Cache-Control': 'no-cache', 'Content-Length': `${text.length}` },
  });

/** A server with a kept answer for `/`; `site` counts made answers, and requests that Node's parser saw. */
async function serve() {
  const site = {
    ms: 0,
    made: 0,
    parsed: [] as string[],
    gate: Promise.resolve<unknown>(null),
    make: () => keepable('home'),
  };
  const answers = createKeptAnswers({
    epoch: () => site,
    make: async () => {
      site.made += 1;
      await site.gate;
      return site.make();
    },
    clock: () => site.ms,
  });
  await answers.ask({ method: 'GET', url: '/', headers: { host: 'localhost' } }, () =>
    Promise.resolve(site.make()),
  );
  const server = createServer((incoming, outgoing) => {
    void incoming.toArray().then((parts) => {
      site.parsed.push(`${incoming.method} ${incoming.url} ${Buffer.concat(parts).toString()}`);
      outgoing.end(`parsed ${incoming.url}`);
    });
  });
  const [parse] = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket) => {
    if (parse) Reflect.apply(parse, server, [socket]);
    server.emit('handed over');
  });
  const quick = answerQuickly(server, answers);
  const port = Number(new URL(await listen(server)).port);
  onTestFinished(() => quick.close());
  return { site, server, quick, port };
}

async function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (bytes: Buffer) => (received += bytes.toString('latin1')));
  return {
    socket,
    say: (text: string) => void socket.write(text),
    /** The next answers, from status line to the end of the body. */
    async hear(ending: string): Promise<string> {
      while (!received.endsWith(ending)) await once(socket, 'data');
      const heard = received;
      received = '';
      return heard;
    },
  };
}

/** A client whose answer stays in the server's buffer, as if it does not read, until `socket.uncork`. */
async function dialSlow({ port, server }: Awaited<ReturnType<typeof serve>>, isCorked = true) {
  const arrived = once(server, 'connection');
  const { socket: reader, ...client } = await dial(port);
  const [socket] = (await arrived) as [Socket];
  if (isCorked) socket.cork();
  const read = once(socket, 'data');
  client.say(get('/'));
  await read;
  return { ...client, reader, socket };
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join('\r\n');
it('answers one request after the other on a connection, as Node would', async () => {
  const { port, site } = await serve();
  const { say, hear } = await dial(port);
  for (const _time of [1, 2, 3]) {
    say(get('/'));
    const [head = '', body] = (await hear('home')).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe('HTTP/1.1 200 OK');
    for (const line of ['content-length: 4', 'Connection: keep-alive', 'Keep-Alive: timeout=5'])
      expect(head).toContain(line);
    expect(Date.parse(/^Date: (.*)$/m.exec(head)?.[1] ?? '')).toBeGreaterThan(Date.now() - 5000);
    expect(body).toBe('home');
  }
  expect(site).toMatchObject({ made: 0, parsed: [] });
});

it('hands a connection over at the first request that is not plain, with everything that follows', async () => {
  const { port, site } = await serve();
  const { say, hear } = await dial(port);
  say(get('/'));
  await hear('home');
  const body = Array.from({ length: 200_000 }, (_, at) => at % 10).join('');
  say(`POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  expect(await hear('parsed /form')).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  say(get('/'));
  await hear('parsed /');
  expect(site.parsed).toEqual([`POST /form ${body}`, 'GET / ']);
});

it.each([
  ['that has a cookie', get('/', 'Cookie: a=b'), ['GET / ']],
  ['of which nothing is kept', get('/other'), ['GET /other ']],
  ['that comes with the next one', get('/') + get('/b'), ['GET / ', 'GET /b ']],
])('hands over a request %s', async (_, text, parsed) => {
  const { port, site } = await serve();
  const { say, hear } = await dial(port);
  say(text);
  await hear(`parsed ${parsed.at(-1)?.split(' ')[1]}`);
  expect(site.parsed).toEqual(parsed);
});

it('hands over a request that arrives in pieces', async () => {
  const { port, site, server } = await serve();
  const { say, hear } = await dial(port);
  const handed = once(server, 'handed over');
  say(get('/').slice(0, 20));
  await handed;
  say(get('/').slice(20));
  await hear('parsed /');
  expect(site.parsed).toEqual(['GET / ']);
});

it('makes an expired answer again, once for all waiting clients, and keeps the connection', async () => {
  const { port, site, server } = await serve();
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  const people = await Promise.all([dial(port), dial(port), dial(port)]);
  await expect.poll(() => sockets.length).toBe(3);
  const asked = sockets.map((socket) => once(socket, 'data'));
  const gate = Promise.withResolvers<null>();
  Object.assign(site, { ms: 1000, gate: gate.promise, make: () => keepable('news') });
  for (const { say } of people) say(get('/'));
  await Promise.all(asked);
  gate.resolve(null);
  for (const { hear } of people) await hear('news');
  expect(site).toMatchObject({ made: 1, parsed: [] });
  people[0]?.say(get('/'));
  await people[0]?.hear('news');
  expect(site).toMatchObject({ made: 1, parsed: [] });
});

it.each([
  ['may be kept no longer', () => new Response('gone', { status: 410 })],
  [
    'cannot be made',
    () => {
      throw new Error('nothing works');
    },
  ],
])('hands over a request whose answer %s', async (_, make: () => Response) => {
  const { port, site } = await serve();
  const { say, hear } = await dial(port);
  site.ms = 1000;
  site.make = make;
  say(get('/'));
  await hear('parsed /');
  expect(site.parsed).toEqual(['GET / ']);
});

it('hands over a client that pipelines requests, and keeps their order', async () => {
  const served = await serve();
  const { say, hear, socket } = await dialSlow(served);
  const handed = once(served.server, 'handed over');
  say(get('/'));
  await handed;
  socket.uncork();
  expect(await hear('parsed /')).toMatch(/^HTTP\/1\.1 200 OK[^]*homeHTTP\/1\.1 200 OK/);
  expect(served.site.parsed).toEqual(['GET / ']);
});

it('gives a slow reader unlimited time, and an idle connection a limited one', async () => {
  const served = await serve();
  const { hear, socket, reader } = await dialSlow(served);
  socket.emit('timeout');
  expect(socket.destroyed).toBe(false);
  socket.uncork();
  await hear('home');
  expect(socket.timeout).toBe(served.server.keepAliveTimeout + 1000);
  const ended = once(reader, 'close');
  socket.emit('timeout');
  await ended;
});

it('answers a silent new connection with 408, as Node does', async () => {
  const { port, server } = await serve();
  server.headersTimeout = 20;
  const { hear } = await dial(port);
  expect(await hear('\r\n\r\n')).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
});

it('closes idle connections on shutdown, and sends an answer that is being made', async () => {
  const served = await serve();
  const { site, server, quick, port } = served;
  const idle = await dial(port);
  idle.say(get('/'));
  await idle.hear('home');
  const gate = Promise.withResolvers<null>();
  Object.assign(site, { ms: 1000, gate: gate.promise, make: () => keepable('news') });
  const { reader, hear } = await dialSlow(served, false);
  const ended = once(idle.socket, 'close');
  server.close();
  quick.close();
  await ended;
  gate.resolve(null);
  await hear('news');
  if (!reader.destroyed) await once(reader, 'close');
});

it("closes a slow reader's connection after the grace period on shutdown", async () => {
  const served = await serve();
  const { reader, socket } = await dialSlow(served);
  const end = vi.spyOn(socket, 'end').mockReturnValue(socket);
  served.quick.close();
  expect(end).toHaveBeenCalledOnce();
  expect(socket.destroyed).toBe(false);
  const ended = once(reader, 'close');
  served.quick.destroy();
  await ended;
});

it('closes the connection of a client that leaves', async () => {
  const { port, server } = await serve();
  const { socket } = await dial(port);
  const ended = once(socket, 'close');
  socket.end();
  await ended;
  const open = new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(await open).toBe(0);
});
