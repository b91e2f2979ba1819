import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of a test on this machine. */
export interface ServedHere {
  /** Origin. */
  url: string;
  close(): Promise<void>;
}

/** Serves on a port (0: a free one) until it is closed. An answer that throws breaks its connection. */
export async function serveHere(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  port = 0,
): Promise<ServedHere> {
  const served = async (request: IncomingMessage, response: ServerResponse) => {
    // An idle connection is closed at some time, which looks like a fault to a client that uses it just then.
    response.setHeader('connection', 'close');
    await answer(request, response);
  };
  const server = createServer((request, response) => {
    served(request, response).catch(() => response.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Answers with a JSON value. */
export function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
