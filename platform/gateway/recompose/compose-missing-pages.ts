import { describeError, type Log } from '../log/log.ts';
import type { PagePair } from '../../release/plan/check-release.ts';
import type { RecomposeQueue } from './recompose-queue.ts';

/** Shortest time between two attempts for a pair, ms: composing it may take that long. */
const RETRY_MS = 60_000;

/** Composes all missing pages of a pair, once a minute at most however often it is called. */
export function createComposeMissingPages(options: {
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
    log({ level: 'info', message: 'composing missing pages', ...fields });
    queue()
      .now({ shell, app, paths: [] })
      .catch((error: unknown) => {
        const message = 'missing pages could not be composed';
        log({ level: 'error', message, ...fields, error: describeError(error) });
      });
  };
}
