import type { Manifest } from '@talent/artifact/manifest';
import { createAttempts } from './attempts.ts';
import { describeError } from './describe-error.ts';
import type { GatewayOptions, Recompose } from './options.ts';

/** Something to compose again: one page, or those entries that are not there yet. */
export interface RecomposeJob {
  shell: { manifest: Manifest };
  app: { manifest: Manifest; pair: { key: string } };
  /** Canonical path of the page, or `entries`. */
  target: string;
  /** When what is in the store was composed, or the entries were looked up. */
  composedAt: Date;
  /** Age that is still fresh, seconds. */
  maxAge: number;
}

/** Pages that somebody waits for. */
export interface UrgentJob {
  shell: Manifest;
  app: Manifest;
  /** Canonical paths. */
  paths: readonly string[];
}

/** Composes pages again behind the served ones. */
export interface RecomposeQueue {
  /** Composes the target again if it is too old and neither under way nor backing off. */
  request(job: RecomposeJob): void;
  /**
   * Composes these paths before anything that waits, however fresh they are, and resolves when they are served. What
   * comes in while another such job of the pair waits is composed with it. Rejects with what went wrong; then
   * the pages before stay.
   */
  now(job: UrgentJob): Promise<void>;
  /** How many targets wait or are being composed. */
  waiting(): number;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

interface QueueOptions extends Pick<GatewayOptions, 'log'> {
  recompose: Recompose;
  now: () => Date;
  /** Called after each success, before the target counts as done. */
  onComposed: () => Promise<void>;
}

/** What waits for one pair. */
interface Waiting {
  urgent: { job: UrgentJob; done: PromiseWithResolvers<undefined> } | null;
  jobs: Map<string, RecomposeJob>;
}

/**
 * At most one composition of a pair runs at a time, and none of the same target waits twice. A failure
 * holds back its target and the whole pair, longer each time, so that a broken backend is left alone.
 */
export function createRecomposeQueue(options: QueueOptions): RecomposeQueue {
  const { recompose, log, now, onComposed } = options;
  const attempts = createAttempts(now);
  const waiting = new Map<string, Waiting>();
  const running = new Map<string, Promise<void>>();

  async function run({ shell, app, target }: RecomposeJob): Promise<void> {
    const keys = [app.pair.key, `${app.pair.key} ${target}`];
    const fields = { app: app.manifest.name, version: app.manifest.version, path: target };
    try {
      await recompose({
        shell: shell.manifest,
        app: app.manifest,
        paths: target === 'entries' ? [] : [target],
        // A page that lists others must never be newer than they are.
        lookUpEntries: true,
      });
      await onComposed();
      for (const key of keys) attempts.succeeded(key);
      log({ level: 'info', message: 'page recomposed', ...fields });
    } catch (error) {
      for (const key of keys) attempts.failed(key);
      log({
        level: 'error',
        message: 'recomposition failed, the page before it stays',
        ...fields,
        error: describeError(error),
      });
    }
  }

  async function runUrgent({ shell, app, paths }: UrgentJob): Promise<void> {
    const fields = { app: app.name, version: app.version, paths: paths.length };
    try {
      await recompose({ shell, app, paths, lookUpEntries: false });
      await onComposed();
      log({ level: 'info', message: 'pages composed at once', ...fields });
    } catch (error) {
      const message = 'pages not composed at once, those before them stay';
      log({ level: 'error', message, ...fields, error: describeError(error) });
      throw error;
    }
  }

  async function drain(key: string, pair: Waiting): Promise<void> {
    for (;;) {
      const { urgent } = pair;
      if (urgent) {
        pair.urgent = null;
        const { job, done } = urgent;
        await runUrgent(job).then(() => done.resolve(undefined), done.reject);
        continue;
      }
      const [next] = pair.jobs;
      // In the same tick as the last look, or a job that comes in between would wait for ever.
      if (!next) {
        running.delete(key);
        return;
      }
      const [target, job] = next;
      if (attempts.isDue(key, job)) await run(job);
      pair.jobs.delete(target);
    }
  }

  function waitingOf(key: string): Waiting {
    const known = waiting.get(key) ?? { urgent: null, jobs: new Map() };
    waiting.set(key, known);
    return known;
  }

  function start(key: string): void {
    if (running.has(key)) return;
    const pair = waitingOf(key);
    running.set(
      key,
      Promise.resolve().then(() => drain(key, pair)),
    );
  }

  return {
    request(job) {
      const { key } = job.app.pair;
      if (!attempts.isDue(key, job)) return;
      waitingOf(key).jobs.set(job.target, job);
      start(key);
    },
    now(job) {
      const key = `${job.shell.version}/${job.app.name}/${job.app.version}`;
      const pair = waitingOf(key);
      const paths = [...new Set([...(pair.urgent?.job.paths ?? []), ...job.paths])];
      const done = pair.urgent?.done ?? Promise.withResolvers<undefined>();
      pair.urgent = { job: { ...job, paths }, done };
      start(key);
      return done.promise;
    },
    waiting: () =>
      [...waiting.values()].reduce(
        (sum, { jobs, urgent }) => sum + jobs.size + (urgent ? 1 : 0),
        0,
      ),
    async settled() {
      await Promise.all(running.values());
    },
  };
}
