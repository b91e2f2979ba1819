import { KnownError } from '@talent/node/terminal/known-error';
import type { Progress } from '@talent/node/terminal/progress';

/** Calls a function when someone stops this process, such as with Ctrl+C. Gives the end of it. */
export type OnStop = (stop: () => void) => () => void;

/**
 * Runs work in steps that someone may stop: no further step begins, and a promotion that runs is waited for.
 * @param state what is live then, in a sentence
 * @throws `stopped` with that sentence
 */
export async function stoppable<Result>(
  { onStop, progress }: { onStop: OnStop; progress: Progress },
  work: (progress: Progress) => Promise<Result>,
  state: () => Promise<string>,
): Promise<Result> {
  let isStopped = false;
  let promotion: Promise<unknown> | undefined;
  const { promise: never } = Promise.withResolvers<never>();
  const stopped = Promise.withResolvers<never>();
  const step: Progress['step'] = (name, run, done) => {
    if (isStopped) return never;
    const running = progress.step(name, run, done);
    if (name === 'Promote') promotion = running.catch(() => undefined);
    // Ctrl+C ends a build too, and its failure is not the news.
    return running.catch((error: unknown) => (isStopped ? never : Promise.reject(error)));
  };
  async function tell(): Promise<never> {
    await promotion;
    throw new KnownError('stopped', `stopped: ${await state()}`);
  }
  const end = onStop(() => {
    isStopped = true;
    // The step that was beginning has begun then.
    queueMicrotask(() => void tell().catch(stopped.reject));
  });
  return Promise.race([work({ ...progress, step }), stopped.promise]).finally(end);
}
