import { KnownError } from '@talent/node/terminal/known-error';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerOf } from './answer-of.ts';
import { renderRights } from './permissions.ts';
import type {
  PageRequest,
  RenderAnswer,
  RenderRequest,
  RenderSetup,
  Rendered,
} from './render-protocol.ts';

type Renderer = Awaited<ReturnType<typeof startRenderer>>;

/** Starts the process that runs the code of one pair. An answer that takes longer than `timeoutMs` ends it. */
async function startRenderer(setup: RenderSetup, timeoutMs: number) {
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
  return async (request: RenderRequest, subject: string): Promise<unknown> => {
    const id = ++lastId;
    try {
      const asked = answerOf<RenderAnswer>(child, { id, name: 'render process', timeoutMs });
      child.send({ ...request, id });
      const answer = await asked.catch((error: unknown) => {
        child.kill('SIGKILL');
        throw error;
      });
      if (answer.status === 'ok') return answer.result;
      throw new Error(answer.message);
    } catch (error) {
      onFailure();
      throw new KnownError('compose', `${subject}: ${error instanceof Error ? error.message : ''}`);
    }
  };
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
 * Gives a render process to one composition: a waiting one of the same setup, or a new one, whose start is most of the work for one page.
 * @param timeoutMs longest time for one answer; after it the process is ended. Throws `compose` when a new one does not start.
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
