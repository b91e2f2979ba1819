import type { Command } from 'commander';
import { z } from 'zod';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { channelFlag } from '../../registry/channel.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import { untrustedVersionError } from '../../registry/keys/key-errors.ts';
import { findSignedFacts } from '../../registry/registry.ts';
import {
  readApprovals,
  releaseApprovalSchema,
  writeApproval,
} from '../../registry/release-approvals.ts';
import { assertSigns } from '../../registry/trust.ts';
import { resolveVersions } from '../../release/resolve-versions.ts';
import { nameOf, type HoldContext } from './lock-commands.ts';

/** Adds `approve`, which signs that versions may go live, for a channel that needs two persons. */
export function addApproveCommand(command: Command, { store, caller, now }: HoldContext): void {
  reportingAction(
    command
      .argument('<app@version...>', 'app@version, as the refused release named it')
      .option('--by <name>', 'your name, for others to see (default: the name that git has)'),
    z.array(releaseApprovalSchema),
    async (references: string[], { channel, by }: { channel: string; by?: string }) => {
      assertSigns(store.trust, scopeOf(channel));
      assertVersions(references, channel);
      const versions = await resolveVersions(store, references, channel);
      const signed = await findSignedFacts(store, channel, versions);
      const name = nameOf(by ?? (await caller()));
      const approved = Object.entries(versions).map(([app, version]) => {
        const manifest = signed[app]?.manifest;
        if (manifest === undefined)
          throw untrustedVersionError(app, version, scopeOf(channel), channel);
        return { channel, app, version, manifest, at: now().toISOString(), by: name };
      });
      for (const approval of approved) await writeApproval(store, approval);
      const all = await Promise.all(approved.map((wanted) => readApprovals(store, wanted)));
      return {
        json: all.flat(),
        lines: [
          ...all.flat().map(({ app, version, by: who, key }) => {
            return `${app}@${version} is approved for ${channel} by ${who}, key ${key}`;
          }),
          `Someone with another key makes it live: pnpm promote ${references.join(' ')}${channelFlag(channel)}`,
        ],
      };
    },
  );
}

/** The newest version may be another one when the command runs than when the person looked at it. */
function assertVersions(references: readonly string[], channel: string): void {
  const bare = references.find((reference) => !reference.includes('@'));
  if (bare === undefined) return;
  throw new UsageError(
    `"${bare}" names no version: an approval is for one, such as ${bare}@1.0.0-0123456789; "pnpm plan${channelFlag(channel)}" shows those that wait`,
  );
}
