import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { answerMalformed } from '@talent/platform/gateway/connections/answer-malformed';
import { createGateway } from '@talent/platform/gateway/gateway';
import { createGatewayServer, refuseTwoHosts } from '@talent/platform/gateway/node-server';
import { createStandardSite } from '@talent/platform/gateway/testing/standard-site';
import { ADDRESSES, HOST } from './streams.ts';
import { TEST_SITE } from '@talent/platform/gateway/testing/test-site';

export type WatchedServer = ReturnType<typeof watch>;

export type TwoServers = Awaited<ReturnType<typeof createTwoServers>>;

const NOW = new Date('2026-11-22T12:00:00Z');

/** Echoes the request, so that a difference in the request shows in the answer. */
async function echo(request: Request): Promise<Response> {
  const body = await request.text();
  const headers = [...request.headers].filter(([name]) => name !== 'x-request-id');
  const asked = { method: request.method, url: request.url, headers, body };
  return new Response(JSON.stringify(asked), { headers: { 'Content-Type': 'application/json' } });
}

/** The same gateway twice: behind Node's parser alone, and behind its own connection handling. */
export async function createTwoServers() {
  const { store } = await createStandardSite(() => NOW);
  const errors: string[] = [];
  const gateway = createGateway({
    store,
    channel: 'stable',
    site: TEST_SITE,
    recompose: async () => {},
    pollMs: null,
    backend: { url: 'http://backend.example', publishableKey: 'key', fetch: echo },
    guardSecret: 'a guard secret that only tests use',
    now: () => NOW,
    brotliQuality: 1,
    log: (entry) => {
      if (entry.level === 'error') errors.push(JSON.stringify(entry));
    },
  });
  let ms = 0;
  const { server, quick } = createGatewayServer(gateway, { clock: () => ms });
  // The gateway behind Node's parser alone.
  const listener = getRequestListener((request, bindings) => {
    const address = (bindings as HttpBindings).incoming.socket.remoteAddress;
    return gateway.fetch(request, address === undefined ? {} : { address });
  });
  const parserOnly = createServer((incoming, outgoing) => {
    if (!refuseTwoHosts(incoming, outgoing)) void listener(incoming, outgoing);
  });
  answerMalformed(parserOnly);
  // Compresses the answers now, because compression uses other threads.
  for (const path of ADDRESSES) {
    for (const encoding of ['', 'gzip', 'br', 'deflate', 'zstd']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await gateway.fetch(new Request(`http://${HOST}${path}`, { headers }));
      await answer.arrayBuffer();
    }
  }
  return {
    reference: watch(parserOnly),
    subject: watch(server),
    /** Errors that the gateway has logged. */
    errors,
    /** Moves the clock of the kept answers, ms. */
    pass(more: number): void {
      ms += more;
      // The memory store records reads, which are not used here.
      store.reads.length = 0;
    },
    async close(): Promise<void> {
      quick.destroy();
      server.close();
      parserOnly.close();
      await gateway.close();
    },
  };
}

/** A server whose open requests can be observed. */
function watch(server: Server) {
  const asked = new WeakMap<object, { open: Set<IncomingMessage>; parsed: number }>();
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    const known = asked.get(socket) ?? { open: new Set(), parsed: 0 };
    asked.set(socket, known);
    known.parsed += 1;
    known.open.add(incoming);
    outgoing.once('close', () => known.open.delete(incoming));
  });
  return {
    server,
    /** Number of a connection's requests that Node's parser has read. */
    parsed: (socket: object) => asked.get(socket)?.parsed ?? 0,
    /** Whether an answer is pending that needs no more bytes from the client. */
    isBusy: (socket: object) =>
      // While a body is incomplete, the answer may need more bytes.
      [...(asked.get(socket)?.open ?? [])].some(
        ({ complete, method }) => complete || method === 'GET' || method === 'HEAD',
      ),
  };
}
