import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { createGateway } from '../gateway.ts';
import { refuseTwoHosts } from '../connections/refuse-two-hosts.ts';
import { createGatewayServer } from '../node-server.ts';
import type { Gateway } from '../options.ts';
import { createStandardSite } from '../testing/standard-site.ts';
import { HOST, KEPT, OTHER } from './plain-parts.ts';
import { TEST_SITE } from '../testing/test-site.ts';

/** A server whose open requests can be observed. */
export interface WatchedServer {
  server: Server;
  /** Number of a connection's requests that Node's parser has read. */
  parsed(socket: object): number;
  /** Whether an answer is pending that needs no more bytes from the client. */
  isBusy(socket: object): boolean;
}

/** The same gateway twice: behind Node's parser alone, and behind its own connection handling. */
export interface TwoServers {
  reference: WatchedServer;
  subject: WatchedServer;
  /** Moves the clock of the kept answers, ms. */
  pass(ms: number): void;
  /** Errors that the gateway has logged. */
  errors: string[];
  close(): Promise<void>;
}

const NOW = new Date('2026-11-22T12:00:00Z');

/** Echoes the request, so that a difference in the request shows in the answer. */
async function echo(request: Request): Promise<Response> {
  const body = await request.text();
  const headers = [...request.headers].filter(([name]) => name !== 'x-request-id');
  const asked = { method: request.method, url: request.url, headers, body };
  return new Response(JSON.stringify(asked), { headers: { 'Content-Type': 'application/json' } });
}

export async function createTwoServers(): Promise<TwoServers> {
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
  const listener = parserListener(gateway);
  const parserOnly = createServer((incoming, outgoing) => {
    if (!refuseTwoHosts(incoming, outgoing)) void listener(incoming, outgoing);
  });
  // Compresses the answers now, because compression uses other threads.
  for (const path of [...KEPT, ...OTHER]) {
    for (const encoding of ['', 'gzip', 'br', 'deflate', 'zstd']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await gateway.fetch(new Request(`http://${HOST}${path}`, { headers }));
      await answer.arrayBuffer();
    }
  }
  return {
    reference: watch(parserOnly),
    subject: watch(server),
    errors,
    pass(more) {
      ms += more;
      // The memory store records reads, which are not used here.
      store.reads.length = 0;
    },
    async close() {
      quick.destroy();
      server.close();
      parserOnly.close();
      await gateway.close();
    },
  };
}

/** The gateway behind Node's parser alone. */
function parserListener(gateway: Gateway) {
  return getRequestListener((request, bindings) => {
    const { incoming } = bindings as HttpBindings;
    const address = incoming.socket.remoteAddress;
    return gateway.fetch(request, address === undefined ? {} : { address });
  });
}

function watch(server: Server): WatchedServer {
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
    parsed: (socket) => asked.get(socket)?.parsed ?? 0,
    isBusy: (socket) =>
      // While a body is incomplete, the answer may need more bytes.
      [...(asked.get(socket)?.open ?? [])].some(
        ({ complete, method }) => complete || method === 'GET' || method === 'HEAD',
      ),
  };
}
