import type { FunctionContext, Schedule } from '@talent/functions/context.ts';
import { noteRun } from '@talent/functions/schedule/scheduled-handler.ts';

/** A success is noted in the database at most this often, ms. */
const NOTE_EVERY_MS = 60_000;

/**
 * Does locally what a scheduler does on a hosted project: starts each schedule now and then at its interval. A failure is
 * logged by name, and the work starts again at its next time.
 *
 * @returns stops the timers; a run that has begun goes on to its end
 */
export function runSchedules(
  context: FunctionContext,
  schedules: readonly Pick<Schedule, 'name' | 'every' | 'run'>[],
): () => void {
  const timers = schedules.map(({ name, every, run }) => {
    let isRunning = false;
    let notedAt = -Infinity;
    const note = async (): Promise<void> => {
      if (Date.now() - notedAt < NOTE_EVERY_MS) return;
      notedAt = Date.now();
      await noteRun(context, name);
    };
    const start = (): void => {
      if (isRunning) return;
      isRunning = true;
      const work = run(context)
        .then(note)
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : 'unknown reason';
          context.log(`${name} failed: ${reason}`);
        })
        .finally(() => {
          isRunning = false;
        });
      context.afterAnswer(work);
    };
    start();
    return setInterval(start, every).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
