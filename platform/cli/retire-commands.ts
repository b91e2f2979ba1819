import type { Command } from 'commander';
import { z } from 'zod';
import { appName, appVersion } from '@talent/artifact/manifest';
import { listProblems } from '@talent/artifact/problem';
import { reportingAction } from '@talent/node/terminal/run-command';
import { history } from '../registry/registry.ts';
import { channelName, releaseSchema } from '../registry/release.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { removeChannel } from '../registry/revision-files.ts';
import { notesSchema as notes } from '../release/plan/waiting-releases.ts';
import { retire } from '../release/retire.ts';
import { wayBack } from '../release/rollback.ts';

const retireResult = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('released'), release: releaseSchema, notes }),
  z.strictObject({
    status: z.literal('planned').describe('with --dry-run: nothing was changed'),
    app: appName,
    version: appVersion.describe('the live one'),
    channel: channelName,
    notes,
  }),
]);

interface RetireFlags {
  channel: string;
  brokenLinks: 'refuse' | 'list';
  dryRun?: boolean;
}

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
    async (app: string, { channel, dryRun = false, brokenLinks: links }: RetireFlags) => {
      const { version, release, notes } = await retire(store, channel, app, { dryRun, links });
      if (release === null) {
        const line = `${app}@${version} would go off channel ${channel}, and its paths would answer 404.`;
        const planned = { status: 'planned', app, version, channel, notes } as const;
        return {
          json: planned,
          lines: [line, ...listProblems(notes), 'Nothing was changed (--dry-run).'],
        };
      }
      const line = `${app} is off channel ${channel}, revision ${release.revision}`;
      const way = wayBack(await history(store, channel), app, channel) ?? '';
      return {
        json: { status: 'released', release, notes } as const,
        lines: [line, ...listProblems(notes), `Take it back: ${way}`],
      };
    },
  );
}

/** Adds `remove-preview`, which removes a channel that visitors are not given. */
export function addRemovePreviewCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .argument('<channel>', 'name of the channel')
      .option('--if-exists', 'do nothing where there is no such channel'),
    removePreviewResult,
    async (channel: string) => {
      const revisions = await removeChannel(store, channel);
      const line = revisions === 0 ? `there is no channel ${channel}` : `${channel} is removed`;
      return { json: { channel, revisions }, lines: [line] };
    },
  );
}
