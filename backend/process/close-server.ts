import type { Server } from 'node:http';

/** Grace period for running answers, ms. */
const GRACE_MS = 2000;

/**
 * Refuses new connections, and resolves when running answers are sent, or after the grace period: a body that stopped arriving
 * would keep its connection for ever.
 */
export function closeServer(server: Server, graceMs = GRACE_MS): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}
