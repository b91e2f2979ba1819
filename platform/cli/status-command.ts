import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { readCanaryStatus } from '../canary/canary-status.ts';
import { canaryLine } from '../canary/describe-canary.ts';
import { DEFAULT_CHANNEL, parseChannel } from '../registry/channel.ts';
import { listChannels } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { ReleaseLock } from '../registry/locks/lock-file.ts';
import { readLocks, ReleaseLockError } from '../registry/locks/release-locks.ts';
import { readOrigins } from '../release/read-origins.ts';
import { readStatus } from '../release/status.ts';
import { describeDamage, readDamage } from './describe-damage.ts';
import { describeOrigins } from './describe-origins.ts';
import { describeStatus } from './describe-status.ts';
import { describeLock } from './holds/lock-commands.ts';
import { readSettingsReport } from '../release/settings/settings-report.ts';
import { describeSettingTroubles } from './settings/describe-settings.ts';
import { statusResult } from './results/status-result.ts';

interface Flags {
  channel?: string;
  provenance?: true;
}

/** Adds `status`, the state of one channel or of all. */
export function addStatusCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .option('--channel <name>', 'one channel; without: all', parseChannel)
      .option(
        '--provenance',
        'also show what each version was built from, by whom, and the packages in it; with --json both documents whole',
      ),
    statusResult,
    async ({ channel, provenance }: Flags) => {
      const known = await listChannels(store);
      const channels = channel ? [channel] : known.length > 0 ? known : [DEFAULT_CHANNEL];
      const statuses = await Promise.all(
        channels.map(async (name) => ({
          ...(await readStatus(store, name)),
          replacements: await readDamage(store, name),
          ...(await readHolds(store, name)),
          settings: await readSettingsReport(store, name),
          ...(provenance ? { origins: await readOrigins(store, name) } : {}),
        })),
      );
      const canary = channel === undefined ? await readCanaryStatus(store) : null;
      const texts = [
        ...statuses.map(({ origins = [], locks, lockProblem, settings, ...status }) =>
          [
            describeStatus(status),
            ...locks.map((lock) => describeLock(status.channel, lock)),
            ...(lockProblem === null ? [] : [lockProblem]),
            ...describeSettingTroubles(status.channel, settings),
            ...describeOrigins(origins),
            ...describeDamage(status.replacements),
          ].join('\n'),
        ),
        ...(canary === null ? [] : [canaryLine(canary)]),
      ];
      return { json: statuses, lines: [texts.join('\n\n')] };
    },
  );
}

/** Status must work when something is broken: a lock that cannot be trusted is told, and stops nothing here. */
async function readHolds(
  store: ReleaseStore,
  channel: string,
): Promise<{ locks: ReleaseLock[]; lockProblem: string | null }> {
  try {
    return { locks: await readLocks(store, channel, new Date()), lockProblem: null };
  } catch (error) {
    if (error instanceof ReleaseLockError) return { locks: [], lockProblem: error.message };
    throw error;
  }
}
