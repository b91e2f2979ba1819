import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ComposeError } from '../compose-error.ts';
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
    // Nothing of this process's environment: it holds secrets, and an app's loader must not see them.
    env: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...compiledCode() },
    execArgv: [],
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

/** Where the process keeps what it has compiled, beside what this process keeps: most of a composition is its start. */
function compiledCode(): { NODE_COMPILE_CACHE?: string } {
  const own = getCompileCacheDir();
  return own === undefined ? {} : { NODE_COMPILE_CACHE: join(own, 'render') };
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
        finish(() => reject(new ComposeError(`${subject}: ${reason}`)));
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
