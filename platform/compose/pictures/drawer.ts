import { KnownError } from '@talent/node/terminal/known-error';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawingNode } from '@talent/sdk/server';
import type { DrawAnswer, DrawRequest } from './draw-worker.ts';

export type Drawer = ReturnType<typeof createDrawer>;

/**
 * Renders drawings as pictures, one after the other, in a thread that the first one starts.
 * @param timeoutMs - longest time for one picture, ms; after it the thread is ended.
 * @param start - starts a thread that answers as `draw-worker.ts` does
 */
export function createDrawer(timeoutMs: number, start: () => Worker = startWorker) {
  let worker: Worker | null = null;
  let lastId = 0;

  async function close(): Promise<void> {
    const ended = worker;
    worker = null;
    await ended?.terminate();
  }

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    worker = started;
    started.once('error', () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  return {
    close,
    /** Starts the thread ahead of the first drawing. */
    warmUp: () => void running(),
    /**
     * PNG of 1200 by 630 px.
     * @throws `drawing` when it cannot be laid out, needs a letter that no font has, or takes too long
     */
    async draw(drawing: DrawingNode): Promise<Uint8Array> {
      const request = { id: ++lastId, drawing };
      const answer = await ask(running(), request, timeoutMs).catch(async (error: unknown) => {
        // A thread that does not answer is replaced for the next picture.
        await close();
        throw error;
      });
      if (answer.status === 'failed') throw new KnownError('drawing', answer.message);
      return answer.png;
    },
  };
}

function startWorker(): Worker {
  return new Worker(fileURLToPath(new URL('./draw-worker.ts', import.meta.url)), {
    // Like the render process, it gets nothing of this process's environment.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}

/** @throws `drawing` when the thread ends or does not answer in time */
function ask(worker: Worker, request: DrawRequest, timeoutMs: number): Promise<DrawAnswer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settle();
    };
    const fail = (reason: string): void => finish(() => reject(new KnownError('drawing', reason)));
    const onMessage = (answer: DrawAnswer): void => {
      if (answer.id === request.id) finish(() => resolve(answer));
    };
    const onError = (error: unknown): void =>
      fail(error instanceof Error ? error.message : String(error));
    const onExit = (code: number): void => fail(`the drawing thread ended (${code}).`);
    const timer = setTimeout(() => fail(`not drawn within ${timeoutMs} ms.`), timeoutMs);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(request);
  });
}
