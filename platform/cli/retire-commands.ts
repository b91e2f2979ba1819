import type { Command } from 'commander';
import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { reportingAction } from '@talent/node/terminal/run-command';
import { parseChannel } from '../registry/channel.ts';
import { history } from '../registry/registry.ts';
import { channelName, releaseSchema } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { removeChannel } from '../registry/revision-files.ts';
import { retire } from '../release/retire.ts';
import { wayBack } from '../release/rollback.ts';

const retireResult = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('released'), release: releaseSchema }),
  z.strictObject({
    status: z.literal('planned').describe('with --dry-run: nothing was changed'),
    app: appName,
    version: appVersion.describe('the live one'),
    channel: channelName,
  }),
]);

const removePreviewResult = z.strictObject({
  channel: channelName,
  revisions: z.number().int().nonnegative().describe('removed ones; 0: there was no such channel'),
});

/** Adds `retire`, which takes a remote off a channel. */
export function addRetireCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .argument('<app>', 'name of the app')
      .option('--dry-run', 'print what would change, and change nothing'),
    retireResult,
    async (app: string, { channel, dryRun = false }: { channel: string; dryRun?: boolean }) => {
      const { version, release } = await retire(store, channel, app, dryRun);
      if (release === null) {
        const line = `${app}@${version} would go off channel ${channel}, and its paths would answer 404.`;
        const planned = { status: 'planned', app, version, channel } as const;
        return { json: planned, lines: [line, 'Nothing was changed (--dry-run).'] };
      }
      const line = `${app} is off channel ${channel}, revision ${release.revision}`;
      const way = wayBack(await history(store, channel), app, channel) ?? '';
      return {
        json: { status: 'released', release } as const,
        lines: [line, `Take it back: ${way}`],
      };
    },
  );
}

/** Adds `remove-preview`, which removes a channel that visitors are not given. */
export function addRemovePreviewCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command.argument('<channel>', 'name of the channel', parseChannel),
    removePreviewResult,
    async (channel: string) => {
      const revisions = await removeChannel(store, channel);
      const line = revisions === 0 ? `there is no channel ${channel}` : `${channel} is removed`;
      return { json: { channel, revisions }, lines: [line] };
    },
  );
}
