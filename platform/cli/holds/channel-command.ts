import { Option, type Command } from 'commander';
import { z } from 'zod';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import {
  afterReleaseSchema,
  agreeToOnePerson,
  ChannelSettingsError,
  channelSettingsSchema,
  readChannelSettings,
  resetChannelSettings,
  writeChannelSettings,
  AFTER_RELEASE,
  type AfterRelease,
  type ChannelSettings,
} from '../../registry/channel-settings.ts';
import { scopeOf } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

const channelResult = channelSettingsSchema.omit({ schema: true }).extend({
  isAsked: z.boolean().describe('whether --one-person waits for someone with another key to agree'),
}) satisfies z.ZodType<ChannelSettings>;

interface Flags {
  requireCleanSource?: true;
  allowDirtySource?: true;
  twoPersons?: true;
  onePerson?: true;
  afterRelease?: AfterRelease;
  reset?: true;
}

/** Adds `channel`, which shows and sets what a channel requires of its releases. */
export function addChannelCommand(command: Command, store: ReleaseStore): void {
  reportingAction(
    command
      .argument('<channel>', 'name of the channel')
      .addOption(
        new Option(
          '--require-clean-source',
          'only take versions that were built from a clean commit',
        ).conflicts('allowDirtySource'),
      )
      .option('--allow-dirty-source', 'take versions of uncommitted changes too (as at first)')
      .addOption(
        new Option(
          '--two-persons',
          'only take versions that someone with another key has approved',
        ).conflicts('onePerson'),
      )
      .option(
        '--one-person',
        'take versions without approval (as at first); two persons have to say so',
      )
      .addOption(
        new Option(
          '--after-release <what>',
          'what happens when errors rise within 30 minutes of a release (tell at first)',
        ).choices(afterReleaseSchema.options),
      )
      .option('--reset', 'go back to the settings of a new channel'),
    channelResult,
    async (channel: string, flags: Flags) => {
      if (flags.afterRelease && channel !== DEFAULT_CHANNEL) {
        throw new UsageError(
          `--after-release is for ${DEFAULT_CHANNEL}: releases of ${channel} are not watched`,
        );
      }
      if (flags.twoPersons) await assertTwoKeys(store, channel);
      if (flags.reset) await reset(store, channel);
      const before = await readChannelSettings(store, channel);
      const isAgreed =
        flags.onePerson !== undefined &&
        before.twoPersons &&
        (await agreeToOnePerson(store, channel, new Date()));
      const settings = changed(before, flags, isAgreed);
      if (settings !== before) await writeChannelSettings(store, channel, settings);
      const isAsked = flags.onePerson !== undefined && settings.twoPersons;
      const howTo = `Asked for releases by one person: someone with another key runs "pnpm release channel ${channel} --one-person" within 24 hours.`;
      return {
        json: { channel, ...settings, isAsked },
        lines: [...describe(channel, settings), ...(isAsked ? [howTo] : [])],
      };
    },
  );
}

/** With one key nobody could approve a release, and nobody could end the rule. */
async function assertTwoKeys(store: ReleaseStore, channel: string): Promise<void> {
  const keys = await store.trust.keyIds(scopeOf(channel));
  if (keys.length > 1) return;
  throw new UsageError(
    `${channel} cannot need two persons: ${keys.length === 0 ? 'no key is' : `key ${keys[0]} alone is`} trusted here, so nobody could approve a ` +
      'release. Let the second person run "pnpm release keys", and name the public keys of both in RELEASE_KEYS of the site and ' +
      'of both machines, see docs/releasing.md#hold-and-plan',
  );
}

/** @param isAgreed whether two persons let one release again */
function changed(before: ChannelSettings, flags: Flags, isAgreed: boolean): ChannelSettings {
  const { requireCleanSource, allowDirtySource, twoPersons, afterRelease } = flags;
  const isChanged = [requireCleanSource, allowDirtySource, twoPersons, afterRelease].some(Boolean);
  if (!isChanged && !isAgreed) return before;
  return {
    requireCleanSource:
      requireCleanSource ?? (allowDirtySource ? false : before.requireCleanSource),
    twoPersons: twoPersons ?? (isAgreed ? false : before.twoPersons),
    afterRelease: afterRelease ?? before.afterRelease,
  };
}

function describe(
  channel: string,
  { requireCleanSource, twoPersons, afterRelease }: ChannelSettings,
): string[] {
  return [
    requireCleanSource
      ? `${channel} takes versions of clean commits only; a rollback takes any`
      : `${channel} takes versions of clean commits and of uncommitted changes`,
    ...(twoPersons
      ? [`${channel} takes versions that two keys stand for; a rollback needs one`]
      : []),
    // Gateways watch the releases of this channel alone.
    ...(channel === DEFAULT_CHANNEL ? [AFTER_RELEASE[afterRelease]] : []),
  ];
}

/** Settings that cannot be trusted are reset by one person: they hold up every release. */
async function reset(store: ReleaseStore, channel: string): Promise<void> {
  const { twoPersons } = await readChannelSettings(store, channel).catch((error: unknown) => {
    if (error instanceof ChannelSettingsError) return { twoPersons: false };
    throw error;
  });
  if (twoPersons) {
    throw new UsageError(
      `${channel} needs two persons, and --reset would end that: run "pnpm release channel ${channel} --one-person" first`,
    );
  }
  await resetChannelSettings(store, channel);
}
