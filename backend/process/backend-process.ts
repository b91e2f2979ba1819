import { KnownError } from '@talent/node/terminal/known-error';
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import type { ServerTrouble } from '../postgres/server-log.ts';
import { stopOrphanOf } from '../postgres/stop-orphan.ts';
import { createHealthRecord } from './health-record.ts';
import type { DatabaseProbe, HealthRecord } from './health-record.ts';
import { HEALTH_PATH, TOKEN_HEADER } from './messages.ts';
import type { BackendStart, FromBackend, ToBackend } from './messages.ts';
import { createSilence, processorTimes } from './silence.ts';

export interface BackendProcessOptions {
  start: Omit<BackendStart, 'token'>;
  /** Gets one line for each step; never a key or a password. */
  log: (line: string) => void;
  /** Gets trouble of the database server that a person should see. */
  onTrouble?: (trouble: ServerTrouble) => void;
  /** Longest time of an orderly stop, ms; default 10 s. */
  stopMs?: number;
}

/** The local stack in a process of its own. */
export type BackendProcess = Awaited<ReturnType<typeof startBackendProcess>>;

const NOT_STARTED = 'BACKEND_NOT_STARTED';

/** Longest time of a health check, ms. */
const HEALTH_PATIENCE_MS = 5000;

/** A backend that is silent for longer is ended, ms. */
const SILENCE_MS = 5000;
const LOOK_EVERY_MS = 250;

/** Pauses before each restart, ms; the last one repeats. */
const PAUSES_MS = [250, 1000, 5000, 15_000];

/**
 * Starts the local stack in a process of its own, so that neither a query nor the hash of a password delays a page. A process
 * that ends by itself is restarted, and so is one that stops answering.
 * @throws KnownError with the backend's code, or `BACKEND_NOT_STARTED`, when the first start fails
 */
export async function startBackendProcess(options: BackendProcessOptions) {
  const token = randomBytes(32).toString('base64url');
  const record = createHealthRecord();
  let running: Running | null = null;
  /** The process from its fork to its end; it answers only while it is `running`. */
  let forked: ChildProcess | null = null;
  let isClosing = false;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;

  async function start(): Promise<void> {
    const child = forkBackend();
    forked = child;
    child.once('exit', () => {
      // This ends the processes that it has started, but not the database, which must write everything to disk first.
      killGroup(child);
      forked = null;
    });
    const started = await whenReady(child, { ...options.start, token }, options, record);
    running = started;
    failures = 0;
    const unwatch = watch(child, () => {
      const message = `The backend has not answered for ${SILENCE_MS / 1000} s: it is ended and restarted.`;
      options.log(message);
      record.note({ kind: 'hung', message });
      killGroup(child);
    });
    child.once('exit', (code, signal) => {
      unwatch();
      running = null;
      if (isClosing) return;
      options.log(`The backend ended by itself (${signal ?? `code ${code}`}): restarting it.`);
      restart();
    });
  }

  function restart(): void {
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
    timer = setTimeout(() => {
      start().catch((error: unknown) => {
        failures += 1;
        options.log(`The backend did not start: ${error instanceof Error ? error.message : error}`);
        if (!isClosing) restart();
      });
    }, pause);
    timer.unref();
  }

  await start();
  return {
    /** Id of the running process; null while it restarts. */
    pid: (): number | null => running?.child.pid ?? null,
    /** Answers as the stack does; rejects with `BACKEND_DOWN` while the process restarts. */
    async fetch(request: Request): Promise<Response> {
      if (running === null) throw new KnownError('BACKEND_DOWN', 'The backend is restarting.');
      return fetch(toProcess(request, running.port, token));
    },
    /** Tries one write in the database, and adds the messages of its server. Takes 5 s at most. */
    health: async () => record.read(await probe(running, token)),
    /** Lets running requests finish, and stops the process and its database. Takes `stopMs` at most: then they are ended. */
    async close(): Promise<void> {
      isClosing = true;
      if (timer !== null) clearTimeout(timer);
      if (forked !== null) await stop(forked, options);
      await stopOrphanOf(join(options.start.dataDir, SERVER_FOLDER));
    },
  };
}

interface Running {
  child: ChildProcess;
  port: number;
}

/** Calls `onHang` once when the process is silent for too long. Returns the end of watching. */
function watch(child: ChildProcess, onHang: () => void): () => void {
  const { pid = 0 } = child;
  const silence = createSilence(() => processorTimes(pid).waited);
  const onMessage = ({ kind }: FromBackend): void => {
    if (kind === 'alive') silence.heard();
  };
  child.on('message', onMessage);
  const timer = setInterval(() => {
    if (silence.look() < SILENCE_MS) return;
    unwatch();
    onHang();
  }, LOOK_EVERY_MS);
  const unwatch = (): void => {
    clearInterval(timer);
    child.off('message', onMessage);
  };
  return unwatch;
}

/** Ends a process and those of its group at once. On Windows, where there are no groups, the process alone. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}

/** In a process group of its own: Ctrl+C in the terminal reaches only the site, which stops this process in order. */
function forkBackend(): ChildProcess {
  return fork(join(import.meta.dirname, 'backend-main.ts'), { detached: true, execArgv: [] });
}

/** Stops a process in order, and ends it when that takes too long. */
async function stop(
  child: ChildProcess,
  { log, stopMs = 10_000 }: BackendProcessOptions,
): Promise<void> {
  const ended = once(child, 'exit');
  // A process that has just ended takes no message.
  if (child.connected) child.send({ kind: 'stop' } satisfies ToBackend, () => {});
  const late = setTimeout(() => {
    log(`The backend did not stop within ${stopMs / 1000} s: it is ended.`);
    killGroup(child);
  }, stopMs);
  await ended;
  clearTimeout(late);
}

function whenReady(
  child: ChildProcess,
  start: BackendStart,
  { log, onTrouble = () => {} }: BackendProcessOptions,
  record: HealthRecord,
): Promise<Running> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new KnownError(NOT_STARTED, `The backend ended with ${signal ?? `code ${code}`}.`));
    });
    child.on('message', (message: FromBackend) => {
      if (message.kind === 'log') log(message.line);
      if (message.kind === 'trouble') {
        record.note(message.trouble);
        onTrouble(message.trouble);
      }
      if (message.kind === 'intact') record.foundIntact();
      if (message.kind === 'ready') resolve({ child, port: message.port });
      if (message.kind === 'failed') {
        reject(new KnownError(message.code ?? NOT_STARTED, message.message));
      }
    });
    child.send({ kind: 'start', start } satisfies ToBackend);
  });
}

async function probe(running: Running | null, token: string): Promise<DatabaseProbe> {
  if (running === null) return { status: 'failing', message: 'the backend is restarting' };
  try {
    const answer = await fetch(`http://127.0.0.1:${running.port}${HEALTH_PATH}`, {
      headers: { [TOKEN_HEADER]: token },
      signal: AbortSignal.timeout(HEALTH_PATIENCE_MS),
    });
    return (await answer.json()) as DatabaseProbe;
  } catch (error) {
    return { status: 'failing', message: error instanceof Error ? error.message : String(error) };
  }
}

/** The request, to the process's own address. */
function toProcess(request: Request, port: number, token: string): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(TOKEN_HEADER, token);
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: request.signal,
  };
  if (request.body) Object.assign(init, { body: request.body, duplex: 'half' });
  return new Request(`http://127.0.0.1:${port}${pathname}${search}`, init);
}
