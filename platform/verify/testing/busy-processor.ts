import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const SPIN = 'for (let count = 0; ; count++) Math.sqrt(count);';

/** Keeps every core busy twice over until the returned function is called. */
export function loadProcessor(): () => Promise<void> {
  const workers = Array.from(
    { length: availableParallelism() * 2 },
    () => new Worker(SPIN, { eval: true }),
  );
  return async () => void (await Promise.all(workers.map((worker) => worker.terminate())));
}
