import { describeError } from './describe-error.ts';
import type { LiveApp } from './live-app.ts';
import type { GatewayOptions } from './options.ts';

/** Pages to compose again: one path, or everything the app enumerates. */
export interface RecomposeJob {
  shell: LiveApp;
  app: LiveApp;
  /** Canonical path of the page, or `all`. */
  target: string;
  /** When the pages in the store were composed. */
  composedAt: Date;
  /** Age that is still fresh, seconds. */
  maxAge: number;
}

/** Composes pages again behind the served ones. */
export interface RecomposeQueue {
  /** Composes the target again if it is too old and neither under way nor backing off. */
  request(job: RecomposeJob): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

interface QueueOptions extends Pick<GatewayOptions, 'recompose' | 'log'> {
  now: () => Date;
  /** Called after each success, before the target counts as done. */
  onComposed: () => Promise<void>;
}

/** What the queue knows of one pair, or of one target in it. */
interface Attempts {
  composedAt: number;
  failures: number;
  retryAt: number;
}

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 5 * 60 * 1000;

/**
 * At most one composition of a pair runs at a time, and none of the same target waits twice. A failure
 * holds back its target and the whole pair, longer each time, so that a broken backend is left alone.
 */
export function createRecomposeQueue({
  recompose,
  log,
  now,
  onComposed,
}: QueueOptions): RecomposeQueue {
  const attempts = new Map<string, Attempts>();
  const waiting = new Map<string, Map<string, RecomposeJob>>();
  const running = new Map<string, Promise<void>>();

  function attemptsOf(key: string): Attempts {
    const known = attempts.get(key) ?? { composedAt: 0, failures: 0, retryAt: 0 };
    attempts.set(key, known);
    return known;
  }

  function isDue({ app: { pair }, target, composedAt, maxAge }: RecomposeJob): boolean {
    const at = now().getTime();
    const own = attemptsOf(`${pair.key} ${target}`);
    if (at < own.retryAt || at < attemptsOf(pair.key).retryAt) return false;
    return at - Math.max(composedAt.getTime(), own.composedAt) > maxAge * 1000;
  }

  async function run({ shell, app, target }: RecomposeJob): Promise<void> {
    const all = [attemptsOf(app.pair.key), attemptsOf(`${app.pair.key} ${target}`)];
    const fields = { app: app.manifest.name, version: app.manifest.version, path: target };
    try {
      const paths = target === 'all' ? ('all' as const) : [target];
      await recompose({ shell: shell.manifest, app: app.manifest, paths });
      await onComposed();
      for (const one of all)
        Object.assign(one, { composedAt: now().getTime(), failures: 0, retryAt: 0 });
      log({ level: 'info', message: 'page recomposed', ...fields });
    } catch (error) {
      for (const one of all) {
        const delay = Math.min(FIRST_RETRY_MS * 2 ** one.failures, LAST_RETRY_MS);
        Object.assign(one, { failures: one.failures + 1, retryAt: now().getTime() + delay });
      }
      log({
        level: 'error',
        message: 'recomposition failed, the page before it stays',
        ...fields,
        error: describeError(error),
      });
    }
  }

  async function drain(pairKey: string): Promise<void> {
    const jobs = waiting.get(pairKey);
    for (const [target, job] of jobs ?? []) {
      if (isDue(job)) await run(job);
      jobs?.delete(target);
    }
    // In the same tick as the last look, or a job that comes in between would wait for ever.
    running.delete(pairKey);
  }

  return {
    request(job) {
      const { key } = job.app.pair;
      const jobs = waiting.get(key) ?? new Map<string, RecomposeJob>();
      if (!isDue(job)) return;
      waiting.set(key, jobs.set(job.target, job));
      if (running.has(key)) return;
      running.set(
        key,
        Promise.resolve().then(() => drain(key)),
      );
    },
    async settled() {
      await Promise.all(running.values());
    },
  };
}
