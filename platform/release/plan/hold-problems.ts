import { problem, type Problem } from '@talent/artifact/problem';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { readLocks, type ReleaseLock } from '../../registry/locks/release-locks.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

/**
 * Reasons why a channel takes no release of some apps at this moment, whatever is in it. Rollbacks are not asked: they are
 * the way out of trouble.
 * @throws ReleaseLockError
 */
export async function holdProblems(
  store: ReleaseStore,
  channel: string,
  apps: readonly string[],
  at: Date,
): Promise<Problem[]> {
  const locks = await readLocks(store, channel, at);
  const held = locks.filter(({ app }) => app === null || apps.includes(app));
  return held.map((lock) => problem('locked', lockText(channel, lock)));
}

/** Says what a lock holds, until when and why, and the way out. */
export function lockText(channel: string, { app, until, reason, by, key }: ReleaseLock): string {
  const ofApp = app === null ? '' : ` --app ${app}`;
  return (
    `${app ?? 'every app'} is locked on channel ${channel} until ${utcMinute(until)} by ${by}: "${reason}"; wait, or ask ` +
    `${by} or another holder of the release key (it was locked with key ${key}) to run "pnpm release unlock ${channel}${ofApp}"; a ` +
    'rollback is possible meanwhile'
  );
}
