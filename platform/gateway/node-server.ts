import { KnownError } from '@talent/node/terminal/known-error';
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { answerMalformed } from './connections/answer-malformed.ts';
import { SELECTING_HEADERS, createKeptAnswers } from './connections/kept-answers.ts';
import { limitConnections, type LimitedConnections } from './connections/limit-connections.ts';
import { BROWSER_HEADER } from './http/integrity-policy.ts';
import type { TrafficObserver } from './observe/observation.ts';
import type { Gateway } from './options.ts';
import { answerQuickly, type QuickConnections } from './connections/quick-connections.ts';

export class PortInUseError extends KnownError {
  constructor(port: number, options?: ErrorOptions) {
    super(
      'port-in-use',
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      options,
    );
  }
}

/** Throws `PortInUseError` before any slow work starts. `hostname`: address to listen on; all of them by default. */
export function assertPortIsFree(port: number, hostname?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portError(port, error)));
    probe.listen(port, hostname, () => probe.close(() => resolve()));
  });
}

function portError(port: number, error: NodeJS.ErrnoException): Error {
  return error.code === 'EADDRINUSE' ? new PortInUseError(port, { cause: error }) : error;
}

interface ServedGateway {
  /** The bound port; chosen by the system where 0 was requested. */
  port: number;
  /** Refuses new connections and resolves when running answers are sent, after 2 s at the latest. */
  close(): Promise<void>;
}

/** Grace period for running answers on shutdown, ms. */
const CLOSE_TIMEOUT_MS = 2000;

type Served = Pick<Gateway, 'fetch'> & Partial<Pick<Gateway, 'epoch' | 'trialsOf' | 'previewHost'>>;

/** Creates the HTTP server of a gateway, which does not listen yet. `clock`: of the kept answers, monotonic, ms. */
export function createGatewayServer(
  gateway: Served,
  options: { clock?: () => number; traffic?: TrafficObserver } & LimitedConnections = {},
) {
  const { traffic, clock, ...limited } = options;
  const answers = createKeptAnswers({
    epoch: () => gateway.epoch?.() ?? null,
    trialsOf: (url) => gateway.trialsOf?.(url) ?? null,
    previewHost: gateway.previewHost ?? null,
    make: ({ url = '/', headers }) => gateway.fetch(requestFor(url, headers)),
    ...(clock && { clock }),
  });
  const listener = getRequestListener((request, bindings) => {
    const { incoming } = bindings as HttpBindings;
    const address = incoming.socket.remoteAddress;
    const answered = traffic?.time(incoming.url ?? '/', incoming.headers);
    const answer = answers.ask(incoming, () =>
      gateway.fetch(request, address === undefined ? {} : { address }),
    );
    if (answered)
      void answer.then(
        ({ status }) => answered(status),
        () => answered(500),
      );
    return answer;
  });
  const server = createHttpServer((incoming, outgoing) => {
    if (refuseTwoHosts(incoming, outgoing)) return;
    traffic?.began(incoming, outgoing);
    if (!answers.send(incoming, outgoing)) void listener(incoming, outgoing);
    else traffic?.repeated(0);
  });
  answerMalformed(server);
  const quick = answerQuickly(server, answers, traffic?.repeated);
  limitConnections(server, limited);
  return { server, quick };
}

/**
 * Serves a gateway over HTTP. Closing the server does not close the gateway.
 * @param options.port 0 lets the system choose
 * @param options.hostname address to listen on; all of them by default
 * @param options.traffic counts requests and answers
 * @param options.proxies number of our own proxies in front of the gateway
 * @throws PortInUseError
 */
export function serveGateway(
  gateway: Served,
  options: { port: number; hostname?: string; traffic?: TrafficObserver } & LimitedConnections,
): Promise<ServedGateway> {
  const { port, hostname, ...rest } = options;
  return new Promise((resolve, reject) => {
    const { server, quick } = createGatewayServer(gateway, rest);
    server.once('error', (error) => reject(portError(port, error)));
    server.listen(port, hostname, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({ port: bound, close: () => close(server, quick) });
    });
  });
}

/** Refuses a request with two `Host` headers (RFC 9112, 3.2): Node uses the first, a proxy in front maybe the last. */
export function refuseTwoHosts(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if ((incoming.headersDistinct['host']?.length ?? 0) < 2) return false;
  outgoing.writeHead(400, { Connection: 'close' }).end();
  return true;
}

function requestFor(url: string, headers: IncomingHttpHeaders): Request {
  const request = new Request(`http://${headers.host ?? 'localhost'}${url}`);
  for (const name of [...SELECTING_HEADERS, BROWSER_HEADER]) {
    const value = headers[name];
    if (typeof value === 'string') request.headers.set(name, value);
  }
  return request;
}

function close(server: Server, quick: QuickConnections): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      quick.destroy();
    }, CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
    quick.close();
  });
}
