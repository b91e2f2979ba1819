import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { listenAnywhere, type Listening } from '../fixtures/sites/listening.ts';

/** The fate of a matching request. */
export type Fault = '404' | '500' | 'hang' | 'corrupt';

/** A proxy between browser and gateway that spoils what it is told to. */
export interface FaultProxy extends Listening {
  /** Spoils requests whose path matches, until `heal`. */
  spoil: (path: RegExp, fault: Fault) => void;
  heal: () => void;
}

/** Starts the proxy in front of `target` on a free port. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let active: { path: RegExp; fault: Fault } | null = null;
  const server = createServer((request, response) => {
    const fault = active?.path.test(request.url ?? '') ? active.fault : null;
    if (fault === 'hang') return;
    if (fault === '404' || fault === '500') {
      response.writeHead(Number(fault), { 'content-type': 'text/plain' });
      response.end('spoiled');
      return;
    }
    forward(target, request, response, fault === 'corrupt');
  });
  return {
    ...(await listenAnywhere(server)),
    spoil: (path, fault) => {
      active = { path, fault };
    },
    heal: () => {
      active = null;
    },
  };
}

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  corrupt: boolean,
): void {
  const headers = { ...request.headers };
  // The bytes to change have to be the script's own, not compressed ones.
  if (corrupt) delete headers['accept-encoding'];
  const url = new URL(request.url ?? '/', target);
  const upstream = httpRequest(url, { method: request.method, headers }, (answer) => {
    const { 'content-length': _length, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, corrupt ? kept : answer.headers);
    answer.pipe(response, { end: !corrupt });
    if (!corrupt) return;
    // Still valid, so that nothing but the hash can tell: a script that does more, JSON with a space.
    const more = url.pathname.endsWith('.json') ? ' ' : '\n;globalThis.__corrupted = true;';
    answer.on('end', () => response.end(more));
  });
  upstream.on('error', () => response.destroy());
  request.pipe(upstream);
}
