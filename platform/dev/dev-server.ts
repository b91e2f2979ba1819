import { KnownError } from '@talent/node/terminal/known-error';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { SourceServer } from '@talent/build/dev';
import { assertPortIsFree, PortInUseError } from '../gateway/node-server.ts';
import { THIS_MACHINE } from '../start/listening-address.ts';

/** Requests for modules, which the module server answers. No page has such a path. */
const MODULES = /^\/(@|src\/|node_modules\/|__)/;

/**
 * Listens before it can answer, on 127.0.0.1 only: the sources, and a backend with a known password, stay on this machine.
 * @throws `port-in-use`
 */
export async function listenForDev(port: number) {
  let handle: RequestListener = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' });
    response.end('The development server is starting.\n');
  };
  const server = createServer((request, response) => handle(request, response));
  try {
    await assertPortIsFree(port, THIS_MACHINE);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, THIS_MACHINE, resolve);
    });
  } catch (error) {
    if (!(error instanceof PortInUseError)) throw error;
    throw new KnownError(
      'port-in-use',
      `Port ${port} is in use by another program. Stop it, or choose another port: pnpm dev --port ${port + 1}`,
      { cause: error },
    );
  }
  return {
    server,
    /** Answers requests from now on. `serveModule` null: there are no modules, and `answer` gets every request. */
    answerWith(
      serveModule: SourceServer['serveModule'] | null,
      answer: (request: Request) => Promise<Response>,
    ): void {
      const listen = getRequestListener(answer);
      handle = (request, response) => {
        if (serveModule === null || !MODULES.test(request.url ?? '')) {
          return void listen(request, response);
        }
        serveModule(request, response, () => {
          response.writeHead(404, { 'Content-Type': 'text/plain' });
          response.end('No such module.\n');
        });
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
