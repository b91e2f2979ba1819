import { describeError } from '../log/log.ts';
import { pairOf } from '../../compose/page-index-file.ts';
import type { PagePair } from '../../release/plan/check-release.ts';
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
  look: { pair: PagePair; paths: Set<string>; done: PromiseWithResolvers<boolean> } | null;
  /** Whether the last look was a moment ago. */
  isResting: boolean;
  stale: Map<string, StaleTarget>;
}

/** Pause after a look at the entries of a pair, ms: strangers can always request further paths. */
const REST_MS = 1000;

/** Composes in this process, one composition of a pair at a time. A failure holds back target and pair, longer each time. */
export function createLocalQueue(recompose: Recompose, options: QueueOptions): RecomposeQueue {
  const { log, now, onComposed } = options;
  const retries = createRetrySchedule(now);
  const queues = new Map<string, PairQueue>();
  const running = new Map<string, Promise<void>>();

  /** Resolves to whether it ran to its end. After an import that is long, so what someone waits for interrupts it. */
  async function run({ shell, app, target }: StaleTarget, pair: PairQueue): Promise<boolean> {
    let isComplete = true;
    const isInterrupted = (): boolean => {
      if (pair.immediate !== null || (pair.look !== null && !pair.isResting)) isComplete = false;
      return !isComplete;
    };
    const keys = [app.pair.key, `${app.pair.key} ${target}`];
    const fields = { app: app.manifest.name, version: app.manifest.version, path: target };
    try {
      await recompose({
        shell: shell.manifest,
        app: app.manifest,
        paths: target === 'entries' ? [] : [target],
        // A page that lists others must never be newer than the pages that it lists.
        lookUpEntries: true,
        isInterrupted,
      });
      await onComposed();
      if (!isComplete) return false;
      for (const key of keys) retries.succeeded(key);
      log({ level: 'info', message: 'page recomposed', ...fields });
    } catch (error) {
      for (const key of keys) retries.failed(key);
      const message = 'recomposition failed, the stored page stays';
      log({ level: 'error', message, ...fields, error: describeError(error) });
    }
    return true;
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

  /** Lists the entries, and composes those that visitors wait for. */
  async function runLook(key: string, queue: PairQueue, look: NonNullable<PairQueue['look']>) {
    const { pair, done } = look;
    const paths = [...look.paths];
    try {
      await recompose({ ...pair, paths, lookUpEntries: false, onlyNewEntries: true });
      await onComposed();
      retries.succeeded(key);
      done.resolve(true);
    } catch (error) {
      retries.failed(key);
      const message = 'new pages could not be composed, their visitors get the not-found page';
      const { name: app, version } = pair.app;
      log({ level: 'error', message, app, version, error: describeError(error) });
      done.resolve(false);
    }
    queue.isResting = true;
    const end = setTimeout(() => {
      queue.isResting = false;
      start(key);
    }, REST_MS);
    // A timer of Node keeps the process alive.
    if (typeof end === 'object') end.unref();
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
      const { look } = pair;
      if (look && !pair.isResting) {
        pair.look = null;
        await runLook(key, pair, look);
        continue;
      }
      const [next] = pair.stale;
      // In the same tick as the check: otherwise a target queued in between would never run.
      if (!next) {
        running.delete(key);
        return;
      }
      const [target, job] = next;
      if (retries.isDue(job) && !(await run(job, pair))) continue;
      pair.stale.delete(target);
    }
  }

  function queueOf(key: string): PairQueue {
    const known = queues.get(key);
    if (known) return known;
    const made = { immediate: null, look: null, isResting: false, stale: new Map() };
    queues.set(key, made);
    return made;
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
    lookUp({ path, ...pair }) {
      const key = pairKey(pairOf(pair.shell, pair.app));
      if (retries.isHeldBack(key)) return Promise.resolve(false);
      const queue = queueOf(key);
      queue.look ??= { pair, paths: new Set(), done: Promise.withResolvers() };
      queue.look.paths.add(path);
      start(key);
      return queue.look.done.promise;
    },
    waiting: () =>
      [...queues.values()].reduce(
        (sum, { stale, immediate, look }) =>
          sum + stale.size + (immediate ? 1 : 0) + (look ? 1 : 0),
        0,
      ),
    async settled() {
      await Promise.all(running.values());
    },
  };
}
