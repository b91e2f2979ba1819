import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Most mails that an outbox holds. */
export const MAX_MAILS = 5000;

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** The newest mails stay whatever their age, so that a clock that jumps ahead does not delete them. */
const ALWAYS_KEPT = 200;

/**
 * Deletes mails older than 30 days and all but the newest 5,000. A mail's file begins with the time it was sent.
 *
 * @returns names of the deleted files
 */
export function pruneOutbox(folder: string, now: Date): string[] {
  const oldestFirst = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  const tooMany = oldestFirst.length - MAX_MAILS;
  const since = new Date(now.getTime() - MAX_AGE_MS).toISOString().replaceAll(':', '-');
  const deleted = oldestFirst
    .slice(0, Math.max(0, oldestFirst.length - ALWAYS_KEPT))
    .filter((file, index) => index < tooMany || file < since);
  for (const file of deleted) rmSync(join(folder, file), { force: true });
  return deleted;
}
