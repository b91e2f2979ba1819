import { createAttempts } from './retry-schedule.ts';
import { createBehind } from './background-work.ts';
import { COMPOSE_PATH, type ComposeOrder } from './compose-protocol.ts';
import { describeError } from '../describe-error.ts';
import type { ComposerHost, Log } from '../options.ts';
import type { RecomposeJob, RecomposeQueue } from './local-queue.ts';

/** The host that composes could not be asked, or could not compose; `message` says which. */
export class ComposerError extends Error {
  readonly code = 'not-composed';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ComposerError';
  }
}

export interface ComposerQueueOptions {
  composer: ComposerHost;
  log: Log;
  now: () => Date;
  /** Called when pages that somebody waits for are in the store. */
  onComposed: () => Promise<void>;
}

/** After a target was handed over it is not handed over again for so long: by then it is composed and found, ms. */
const HELD_MS = 20_000;
const HAND_OVER_TIMEOUT_MS = 10_000;
const COMPOSE_TIMEOUT_MS = 120_000;

/** Hands everything over to a host that composes: for gateways that run where Node and the disk are not. */
export function createComposerQueue(options: ComposerQueueOptions): RecomposeQueue {
  const { composer, log, now, onComposed } = options;
  const attempts = createAttempts(now);
  const heldUntil = new Map<string, number>();
  const behind = createBehind();

  async function handOver({ shell, app, target, composedAt, maxAge }: RecomposeJob): Promise<void> {
    const { name, version } = app.manifest;
    const keys = [app.pair.key, `${app.pair.key} ${target}`];
    try {
      await send(composer, HAND_OVER_TIMEOUT_MS, {
        when: 'behind',
        ...{ shell: shell.manifest.version, app: name, version },
        ...{ target, composedAt: composedAt.toISOString(), maxAge },
      });
    } catch (error) {
      for (const key of keys) attempts.failed(key);
      log({
        level: 'error',
        message: 'page not handed over to be composed, the one before it stays',
        ...{ app: name, version, path: target, error: describeError(error) },
      });
    }
  }

  return {
    request(job) {
      const { key } = job.app.pair;
      const target = `${key} ${job.target}`;
      const at = now().getTime();
      if (at < (heldUntil.get(target) ?? 0) || !attempts.isDue(key, job)) return;
      heldUntil.set(target, at + HELD_MS);
      behind.run(handOver(job));
    },
    now({ shell, app, paths }) {
      const pair = { shell: shell.version, app: app.name, version: app.version };
      const work = send(composer, COMPOSE_TIMEOUT_MS, {
        ...{ when: 'now', ...pair },
        paths: [...paths],
      }).then(onComposed);
      // Not everybody who asks waits for the answer.
      behind.run(work.catch(() => undefined));
      return work;
    },
    // They wait at the host that composes, which says how many.
    waiting: () => 0,
    settled: () => behind.settled(),
  };
}

/** Throws `ComposerError`. */
async function send(
  { url, secret }: ComposerHost,
  timeoutMs: number,
  order: ComposeOrder,
): Promise<void> {
  const response = await fetch(
    new Request(url + COMPOSE_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  ).catch((cause: unknown) => {
    throw new ComposerError('the host that composes cannot be reached', { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new ComposerError(messageOf(text) ?? `it answered ${response.status}`);
}

function messageOf(text: string): string | null {
  try {
    const answer: unknown = JSON.parse(text);
    const isObject = typeof answer === 'object' && answer !== null && 'message' in answer;
    return isObject && typeof answer.message === 'string' ? answer.message : null;
  } catch {
    return null;
  }
}
