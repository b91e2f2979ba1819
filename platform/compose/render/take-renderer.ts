import type { RenderSetup } from './render-protocol.ts';
import { startRenderer, type Renderer } from './renderer.ts';

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
 * @throws ComposeError when a new one does not start.
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
