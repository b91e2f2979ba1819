import type { PagePair } from '../../release/plan-release.ts';
import { describeError } from '../describe-error.ts';
import type { Log } from '../options.ts';
import type { RecomposeQueue } from './local-queue.ts';

/** An attempt may take that long, ms; the next one comes no sooner. */
const RETRY_MS = 60_000;

/** Has all pages of pairs composed, as often as one asks and once a minute at most. */
export function createPairOrders(options: {
  queue: () => Pick<RecomposeQueue, 'now'>;
  log: Log;
  now: () => Date;
}): (pair: PagePair) => void {
  const { queue, log, now } = options;
  const nextAt = new Map<string, number>();
  return ({ shell, app }) => {
    const key = `${shell.version} ${app.name}@${app.version}`;
    const at = now().getTime();
    if (at < (nextAt.get(key) ?? 0)) return;
    nextAt.set(key, at + RETRY_MS);
    const fields = { app: app.name, version: app.version, shell: shell.version };
    log({ level: 'info', message: 'pages that are missing are composed', ...fields });
    void queue()
      .now({ shell, app, paths: [] })
      .catch((error: unknown) => {
        const message = 'pages that are missing could not be composed';
        log({ level: 'error', message, ...fields, error: describeError(error) });
      });
  };
}
