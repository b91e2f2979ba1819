import { createServer } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { Gateway } from './options.ts';

/** Another program listens on the port. */
export class PortInUseError extends Error {
  readonly code = 'port-in-use';

  constructor(port: number, options?: ErrorOptions) {
    super(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
      options,
    );
    this.name = 'PortInUseError';
  }
}

/**
 * Finds out early that a port is taken, before anything slow is done for nothing.
 * @throws PortInUseError
 */
export function assertPortIsFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, { cause: error }) : error);
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** A gateway that listens. */
export interface ServedGateway {
  /** The port that was bound; what the system chose where 0 was asked for. */
  port: number;
  /** Refuses new connections and resolves when running answers are out, after 2 s at the latest. */
  close(): Promise<void>;
}

/** How long running answers may take when the server closes, ms. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * Serves a gateway over HTTP. Closing the server leaves the gateway itself open.
 *
 * @param options.port 0 lets the system choose
 * @param options.hostname address to listen on; all of them by default
 * @throws PortInUseError
 */
export function serveGateway(
  gateway: Gateway,
  { port, hostname }: { port: number; hostname?: string },
): Promise<ServedGateway> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        port,
        ...(hostname === undefined ? {} : { hostname }),
        fetch(request, { incoming }) {
          const address = incoming.socket.remoteAddress;
          return gateway.fetch(request, address === undefined ? {} : { address });
        },
      },
      (info) => resolve({ port: info.port, close: () => close(server) }),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, { cause: error }) : error);
    });
  });
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const http = 'closeIdleConnections' in server ? server : null;
    const timer = setTimeout(() => http?.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    http?.closeIdleConnections();
  });
}
