import type { Command } from 'commander';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { parseChannel } from '../registry/channel.ts';
import { readChannelSettings, writeChannelSettings } from '../registry/channel-settings.ts';
import type { ReleaseStore } from '../registry/release-store.ts';

interface Flags {
  requireCleanSource?: true;
  allowDirtySource?: true;
}

/** Adds `channel`, which shows and sets what a channel requires of its releases. */
export function addChannelCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .argument('<channel>', 'name of the channel', parseChannel)
      .option('--require-clean-source', 'only take versions that were built from a clean commit')
      .option('--allow-dirty-source', 'take versions of uncommitted changes too (as at first)'),
    async (channel: string, { requireCleanSource, allowDirtySource }: Flags) => {
      if (requireCleanSource && allowDirtySource) {
        throw new UsageError('--require-clean-source and --allow-dirty-source exclude each other');
      }
      if (requireCleanSource || allowDirtySource) {
        await writeChannelSettings(store, channel, {
          requireCleanSource: requireCleanSource === true,
        });
      }
      const settings = await readChannelSettings(store, channel);
      const line = settings.requireCleanSource
        ? `${channel} takes versions of clean commits only; a rollback takes any`
        : `${channel} takes versions of clean commits and of uncommitted changes`;
      return { json: { channel, ...settings }, lines: [line] };
    },
  );
}
