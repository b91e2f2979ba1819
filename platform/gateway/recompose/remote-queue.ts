import { KnownError } from '@talent/node/terminal/known-error';
import { pairOf } from '../../compose/page-index-file.ts';
import { parseJsonObject } from '../http/limited-body.ts';
import { describeError } from '../log/log.ts';
import { createBackgroundWork } from './background-work.ts';
import { COMPOSE_PATH, type ComposeOrder, type ComposerHost } from './compose-protocol.ts';
import { pairKey } from '../live/page-pair.ts';
import type { EntryLook, QueueOptions, RecomposeQueue, StaleTarget } from './recompose-queue.ts';
import { createRetrySchedule } from './retry-schedule.ts';

/** How long a target that was sent is not sent again, ms: by then it is composed and found. */
const SENT_MS = 20_000;
const REQUEST_TIMEOUT_MS = 10_000;
const COMPOSE_TIMEOUT_MS = 120_000;

/** A queue that lets another host compose: for gateways that run without Node and a disk. */
export function createRemoteQueue(composer: ComposerHost, options: QueueOptions): RecomposeQueue {
  const { log, now, onComposed } = options;
  const retries = createRetrySchedule(now);
  const sentUntil = new Map<string, number>();
  const background = createBackgroundWork();

  async function sendStale({ shell, app, target, composedAt, maxAge }: StaleTarget): Promise<void> {
    const { name, version } = app.manifest;
    try {
      await send(composer, REQUEST_TIMEOUT_MS, {
        when: 'behind',
        ...pairOf(shell.manifest, app.manifest),
        target,
        composedAt: composedAt.toISOString(),
        maxAge,
      });
    } catch (error) {
      retries.failed(app.pair.key);
      retries.failed(`${app.pair.key} ${target}`);
      const message = 'stale page could not be sent to the composing host, the stored page stays';
      const fields = { app: name, version, path: target, error: describeError(error) };
      log({ level: 'error', message, ...fields });
    }
  }

  async function sendLook({ shell, app, path }: EntryLook): Promise<boolean> {
    const pair = pairOf(shell, app);
    const key = pairKey(pair);
    if (retries.isHeldBack(key)) return false;
    try {
      const status = await send(composer, REQUEST_TIMEOUT_MS, { when: 'look', ...pair, path });
      if (status === 204) await onComposed();
      return true;
    } catch (error) {
      retries.failed(key);
      const message = 'new page could not be sent to the composing host';
      const { name, version } = app;
      log({ level: 'error', message, app: name, version, path, error: describeError(error) });
      return false;
    }
  }

  return {
    request(stale) {
      const target = `${stale.app.pair.key} ${stale.target}`;
      const at = now().getTime();
      if (at < (sentUntil.get(target) ?? 0) || !retries.isDue(stale)) return;
      sentUntil.set(target, at + SENT_MS);
      background.run(sendStale(stale));
    },
    now({ shell, app, paths }) {
      const work = send(composer, COMPOSE_TIMEOUT_MS, {
        when: 'now',
        ...pairOf(shell, app),
        paths: [...paths],
      }).then(onComposed);
      // Not every caller waits for the result.
      background.run(work.catch(() => undefined));
      return work;
    },
    lookUp(look) {
      // The composing host shares looks and pauses between them.
      const work = sendLook(look);
      background.run(work);
      return work;
    },
    // The composing host holds the queue and reports its length.
    waiting: () => 0,
    settled: () => background.settled(),
  };
}

/** Returns the status of an order that was taken; throws `not-composed`. */
async function send(
  { url, secret }: ComposerHost,
  timeoutMs: number,
  order: ComposeOrder,
): Promise<number> {
  const response = await fetch(url + COMPOSE_PATH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new KnownError('not-composed', 'the composing host cannot be reached', { cause });
  });
  const message = parseJsonObject(await response.text())?.['message'];
  if (response.ok) return response.status;
  const reason = typeof message === 'string' ? message : `it answered ${response.status}`;
  throw new KnownError('not-composed', reason);
}
