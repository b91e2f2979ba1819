import type { DatabaseProbe } from './health-record.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { join } from 'node:path';
import { statfs } from 'node:fs/promises';
import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DamagedDatabaseError } from '../backup/backup-errors.ts';
import { startDailyBackups, type DailyBackups } from '../backup/daily-backups.ts';
import { startLocalStack, type LocalStack } from '../stack/local-stack.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';
import { closeServer } from './close-server.ts';
import { ALIVE_EVERY_MS, HEALTH_PATH, TOKEN_HEADER } from './messages.ts';
import type { BackendStart, FromBackend, ToBackend } from './messages.ts';
import { lowerPriority } from './lower-priority.ts';

/**
 * Entry of the backend's process: REST, sign-in, files and functions of the local stack, with the database server as its child.
 * It ends when it is told to, and when its parent is gone.
 */

let stop: (() => Promise<void>) | null = null;
let isStopping = false;

function send(message: FromBackend): void {
  // Once the channel is closed, the message is not read.
  if (process.connected) process.send?.(message, () => {});
}

async function end(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await stop?.();
  process.exit(0);
}

async function start(options: BackendStart): Promise<void> {
  const log = (line: string): void => send({ kind: 'log', line });
  const onTrouble = (trouble: ServerTrouble): void => send({ kind: 'trouble', trouble });
  const backups = startBackups(options, log, onTrouble);
  const stack = await startLocalStack({
    ...options,
    log,
    onTrouble,
    beforeRetention: backups?.makeIfStale,
    // The site's process starts everything again.
    onDatabaseEnd: () => process.exit(1),
  });
  const listener = getRequestListener((request) => answer(request, stack, options));
  const server = createServer((...exchange) => void listener(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = async () => {
    await closeServer(server);
    await backups?.stop();
    await stack.close();
  };
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('There is no port.');
  lowerPriority();
  setInterval(() => send({ kind: 'alive' }), ALIVE_EVERY_MS).unref();
  send({ kind: 'ready', port: address.port });
}

/** Daily backups, which report damage that they find; null where they are off. */
function startBackups(
  { dataDir, backups }: BackendStart,
  log: (line: string) => void,
  onTrouble: (trouble: ServerTrouble) => void,
): DailyBackups | null {
  if (!backups?.isDaily) return null;
  return startDailyBackups({
    ...backups,
    dataDir,
    log,
    onBackup: () => send({ kind: 'intact' }),
    onFailure: (error) => {
      if (!(error instanceof DamagedDatabaseError)) return;
      for (const message of error.damage.slice(0, 5)) onTrouble({ kind: 'damaged', message });
    },
  });
}

/** Answers a request under the site's own origin, as if the site's process had answered it. */
async function answer(
  request: Request,
  stack: LocalStack,
  { token, siteUrl, dataDir }: BackendStart,
): Promise<Response> {
  if (!isSame(request.headers.get(TOKEN_HEADER) ?? '', token)) {
    return new Response(null, { status: 403 });
  }
  const { pathname, search } = new URL(request.url);
  if (pathname === HEALTH_PATH) {
    return Response.json(await probeDatabase(stack.database, dataDir));
  }
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  headers.delete(TOKEN_HEADER);
  // A body that is not read to its end closes the connection, and fails the next request on it. The gateway limits
  // bodies to 6 MB.
  const body = request.body === null ? null : await request.arrayBuffer();
  const url = new URL(`${pathname}${search}`, siteUrl);
  const inner = new Request(url, { method, headers, body, signal });
  return stack.fetch(inner);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

process.on('message', (message: ToBackend) => {
  if (message.kind === 'stop') return void end();
  start(message.start).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    const described = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({
      kind: 'failed',
      code,
      message: code !== null && error instanceof Error ? error.message : described,
    });
    process.exitCode = 1;
    process.disconnect();
  });
});
process.once('disconnect', () => void end());

/** The server writes its log in files of 16 MB: with room for less than two it may stop at any moment. */
const LEAST_ROOM = 32 * 1024 * 1024;
/** Longest time of an answer, ms. */
const PATIENCE_MS = 3000;

/**
 * Tries one write that reaches the disk, and measures the room on it. Never rejects.
 */
async function probeDatabase(
  { database }: LocalStack['database'],
  dataDir: string,
): Promise<DatabaseProbe> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  });
  try {
    const { bavail, bsize } = await statfs(join(dataDir, SERVER_FOLDER));
    const room = bavail * bsize;
    if (room < LEAST_ROOM) {
      return { status: 'disk-full', message: `${Math.round(room / 1024 / 1024)} MB are free` };
    }
    const write = "select pg_logical_emit_message(false, 'health', '', true)";
    await Promise.race([database.query(write), late]);
    return { status: 'ok' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isFull = /no space left|disk full/i.test(message);
    return { status: isFull ? 'disk-full' : 'failing', message };
  } finally {
    clearTimeout(timer);
  }
}
