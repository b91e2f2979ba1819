import { describeError } from '../log/describe-error.ts';
import { pairOf } from '../../compose/page-index-file.ts';
import { pairKey } from '../live/page-pair.ts';
import type {
  ImmediateJob,
  QueueOptions,
  Recompose,
  RecomposeQueue,
  StaleTarget,
} from './recompose-queue.ts';
import { createRetrySchedule } from './retry-schedule.ts';

interface PairQueue {
  immediate: { job: ImmediateJob; done: PromiseWithResolvers<undefined> } | null;
  stale: Map<string, StaleTarget>;
}

/**
 * A queue that composes in this process. It runs one composition of a pair at a time and queues each target once. A failure
 * holds back its target and the whole pair, longer each time, so that a failing backend gets few requests.
 */
export function createLocalQueue(recompose: Recompose, options: QueueOptions): RecomposeQueue {
  const { log, now, onComposed } = options;
  const retries = createRetrySchedule(now);
  const queues = new Map<string, PairQueue>();
  const running = new Map<string, Promise<void>>();

  async function run({ shell, app, target }: StaleTarget): Promise<void> {
    const keys = [app.pair.key, `${app.pair.key} ${target}`];
    const fields = { app: app.manifest.name, version: app.manifest.version, path: target };
    try {
      await recompose({
        shell: shell.manifest,
        app: app.manifest,
        paths: target === 'entries' ? [] : [target],
        // A page that lists others must never be newer than the pages that it lists.
        lookUpEntries: true,
      });
      await onComposed();
      for (const key of keys) retries.succeeded(key);
      log({ level: 'info', message: 'page recomposed', ...fields });
    } catch (error) {
      for (const key of keys) retries.failed(key);
      const message = 'recomposition failed, the stored page stays';
      log({ level: 'error', message, ...fields, error: describeError(error) });
    }
  }

  async function runImmediate({
    shell,
    app,
    paths,
    lookUpEntries = false,
  }: ImmediateJob): Promise<void> {
    const fields = { app: app.name, version: app.version, paths: paths.length };
    try {
      await recompose({ shell, app, paths, lookUpEntries });
      await onComposed();
      log({ level: 'info', message: 'pages composed immediately', ...fields });
    } catch (error) {
      const message = 'pages could not be composed immediately, the stored pages stay';
      log({ level: 'error', message, ...fields, error: describeError(error) });
      throw error;
    }
  }

  async function drain(key: string, pair: PairQueue): Promise<void> {
    for (;;) {
      const { immediate } = pair;
      if (immediate) {
        pair.immediate = null;
        const { job, done } = immediate;
        await runImmediate(job).then(() => done.resolve(undefined), done.reject);
        continue;
      }
      const [next] = pair.stale;
      // In the same tick as the check: otherwise a target queued in between would never run.
      if (!next) {
        running.delete(key);
        return;
      }
      const [target, job] = next;
      if (retries.isDue(job)) await run(job);
      pair.stale.delete(target);
    }
  }

  function queueOf(key: string): PairQueue {
    const known = queues.get(key) ?? { immediate: null, stale: new Map() };
    queues.set(key, known);
    return known;
  }

  function start(key: string): void {
    if (running.has(key)) return;
    const pair = queueOf(key);
    running.set(
      key,
      Promise.resolve().then(() => drain(key, pair)),
    );
  }

  return {
    request(job) {
      const { key } = job.app.pair;
      if (!retries.isDue(job)) return;
      queueOf(key).stale.set(job.target, job);
      start(key);
    },
    now(job) {
      const key = pairKey(pairOf(job.shell, job.app));
      const pair = queueOf(key);
      const paths = [...new Set([...(pair.immediate?.job.paths ?? []), ...job.paths])];
      const done = pair.immediate?.done ?? Promise.withResolvers<undefined>();
      const lookUpEntries = [job, pair.immediate?.job].some((one) => one?.lookUpEntries === true);
      pair.immediate = { job: { ...job, paths, lookUpEntries }, done };
      start(key);
      return done.promise;
    },
    waiting: () =>
      [...queues.values()].reduce(
        (sum, { stale, immediate }) => sum + stale.size + (immediate ? 1 : 0),
        0,
      ),
    async settled() {
      await Promise.all(running.values());
    },
  };
}
