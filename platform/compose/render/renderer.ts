import { KnownError } from '@talent/node/terminal/known-error';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { renderRights } from './permissions.ts';
import type {
  PageRequest,
  RenderAnswer,
  RenderRequest,
  RenderSetup,
  Rendered,
} from './render-protocol.ts';

export type Renderer = Awaited<ReturnType<typeof startRenderer>>;

/**
 * Starts the process that runs the code of one pair.
 * @param timeoutMs - longest time for one answer, ms; after it the process is ended.
 */
export async function startRenderer(setup: RenderSetup, timeoutMs: number) {
  const child = fork(fileURLToPath(new URL('./render-child.ts', import.meta.url)), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...renderRights(setup),
  });
  let hasFailed = false;
  child.once('exit', () => (hasFailed = true));
  const ask = createAsk(child, timeoutMs, () => (hasFailed = true));
  const close = (): void => void child.kill('SIGKILL');
  try {
    await ask({ type: 'setup', setup }, 'starting the render process');
  } catch (error) {
    close();
    throw error;
  }
  return {
    enumerate: async () => (await ask({ type: 'enumerate' }, 'listing the pages')) as PageRequest[],
    /** Null where the page's loader found nothing. */
    render: async (page: PageRequest) => (await ask({ type: 'page', page }, page.path)) as Rendered,
    /** Begins another composition: it reads everything again. */
    begin: async () => void (await ask({ type: 'begin' }, 'beginning a composition')),
    /** Whether an answer has failed or the process has ended: it must not be used again. */
    hasFailed: () => hasFailed,
    ref: () => {
      child.ref();
      child.channel?.ref();
    },
    /** Lets this process end while the render process waits; that one ends with it. */
    unref: () => {
      child.unref();
      child.channel?.unref();
    },
    close,
  };
}

function createAsk(child: ChildProcess, timeoutMs: number, onFailure: () => void) {
  let lastId = 0;
  return (request: RenderRequest, subject: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++lastId;
      const finish = (settle: () => void): void => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        settle();
      };
      const fail = (reason: string): void => {
        onFailure();
        finish(() => reject(new KnownError('compose', `${subject}: ${reason}`)));
      };
      const onMessage = (answer: RenderAnswer): void => {
        if (answer.id !== id) return;
        if (answer.status === 'failed') fail(answer.message);
        else finish(() => resolve(answer.result));
      };
      const onExit = (code: number | null): void => fail(`the render process ended (${code}).`);
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        fail(`not done within ${timeoutMs} ms.`);
      }, timeoutMs);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send({ ...request, id });
    });
}

/** A process that waits this long for its next composition is ended, ms. */
const IDLE_MS = 15_000;
/** Longest life of a process, ms: modules of an app may remember what they have read. */
const MAX_AGE_MS = 60_000;
/** Processes that wait. Each takes about 100 MB. */
const MAX_WAITING = 2;

export type TakenRenderer = Pick<Renderer, 'enumerate' | 'render'> & {
  /** Keeps the process for the next composition of the same pair, or ends it. */
  giveBack: () => void;
};

interface Kept {
  key: string;
  renderer: Renderer;
  startedAt: number;
}

interface Waiting extends Kept {
  timer: NodeJS.Timeout;
}

/** Longest waiting first. */
const waiting: Waiting[] = [];

/**
 * Gives a render process to one composition: a waiting one of the same setup, or a new one. Starting it and loading its
 * modules is most of a composition of one page.
 * @param timeoutMs - longest time for one answer, ms; after it the process is ended.
 * @throws `compose` when a new one does not start.
 */
export async function takeRenderer(setup: RenderSetup, timeoutMs: number): Promise<TakenRenderer> {
  const key = JSON.stringify([setup, timeoutMs]);
  const kept = (await wake(key)) ?? {
    key,
    renderer: await startRenderer(setup, timeoutMs),
    startedAt: performance.now(),
  };
  const { enumerate, render } = kept.renderer;
  return { enumerate, render, giveBack: () => keep(kept) };
}

/** A waiting process with that setup, ready for a new composition; undefined where there is none. */
async function wake(key: string): Promise<Kept | undefined> {
  const found = waiting.findLast((process) => process.key === key);
  if (!found) return undefined;
  forget(found);
  found.renderer.ref();
  try {
    await found.renderer.begin();
    return found;
  } catch {
    // It has ended, or hangs: a new one is started.
    found.renderer.close();
    return undefined;
  }
}

function keep(kept: Kept): void {
  const { renderer, startedAt } = kept;
  if (renderer.hasFailed() || performance.now() - startedAt > MAX_AGE_MS) {
    renderer.close();
    return;
  }
  const end = (): void => {
    forget(process);
    renderer.close();
  };
  const process: Waiting = { ...kept, timer: setTimeout(end, IDLE_MS) };
  // A command that is done must not wait for them.
  process.timer.unref();
  renderer.unref();
  waiting.push(process);
  while (waiting.length > MAX_WAITING) {
    const [oldest] = waiting;
    if (!oldest) break;
    forget(oldest);
    oldest.renderer.close();
  }
}

function forget(process: Waiting): void {
  clearTimeout(process.timer);
  const index = waiting.indexOf(process);
  if (index !== -1) waiting.splice(index, 1);
}
