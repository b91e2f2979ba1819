import { serve, type ServerType } from '@hono/node-server';
import type { AnsweringSite } from '@talent/mails/mail';
import { createMailbox } from './mailbox.ts';

/** Number of ports that are tried before the system chooses one. */
const TRIES = 20;

/**
 * Serves an outbox on 127.0.0.1, on the first free port from `firstPort` on.
 * @param site - named in the previews of mails
 */
export async function serveMailbox(
  outboxFolder: string,
  firstPort: number,
  site?: AnsweringSite,
): Promise<{ url: string; close(): Promise<void> }> {
  const { fetch } = createMailbox(outboxFolder, site);
  for (let attempt = 0; ; attempt += 1) {
    const next = firstPort + attempt;
    const port = attempt === TRIES || next > 65_535 ? 0 : next;
    try {
      const { server, port: taken } = await listen(fetch, port);
      return {
        url: `http://localhost:${taken}`,
        close: () => new Promise((resolve) => server.close(() => resolve())),
      };
    } catch (error) {
      if (port === 0 || !isTaken(error)) throw error;
    }
  }
}

function listen(
  fetch: ReturnType<typeof createMailbox>['fetch'],
  port: number,
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ server, port: info.port }),
    );
    server.once('error', reject);
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
