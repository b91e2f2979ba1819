import { KnownError } from '@talent/node/terminal/known-error';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawingNode } from '@talent/sdk/server';
import { answerOf } from '../render/answer-of.ts';
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
    /** PNG of 1200 by 630 px. Throws `drawing`: it cannot be laid out, needs a letter that no font has, or takes too long. */
    async draw(drawing: DrawingNode): Promise<Uint8Array> {
      const id = ++lastId;
      const thread = running();
      const asked = answerOf<DrawAnswer>(thread, { id, name: 'drawing thread', timeoutMs });
      thread.postMessage({ id, drawing } satisfies DrawRequest);
      const answer = await asked.catch(async (error: unknown) => {
        // A thread that does not answer is replaced for the next picture.
        await close();
        throw new KnownError('drawing', error instanceof Error ? error.message : String(error));
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
