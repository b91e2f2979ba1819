import { KnownError } from '@talent/node/terminal/known-error';
import { z } from 'zod';
import { scopeOf } from './keys/key-scope.ts';
import { channelName } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSigned, writeSigned } from './signed-file.ts';
import { assertSigns } from './trust.ts';

/** The consequence of a rise of errors after a release: `off`: nobody looks; `tell`: an alert; `undo`: also a rollback. */
export const afterReleaseSchema = z.enum(['off', 'tell', 'undo']);

export type AfterRelease = z.infer<typeof afterReleaseSchema>;

/** Words for each rule about the time after a release. */
export const AFTER_RELEASE: Readonly<Record<AfterRelease, string>> = {
  off: 'no release is watched',
  tell: 'a release after which errors rise raises an alert',
  undo: 'a release after which errors rise is rolled back automatically',
};

/** The file of a channel's settings. */
export const channelSettingsSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  requireCleanSource: z
    .boolean()
    .describe('whether only versions go live that were built from a commit, without other changes'),
  twoPersons: z
    .boolean()
    .describe('whether a version needs two keys: that of its release, and that of an approval'),
  afterRelease: afterReleaseSchema.describe(
    'what happens to a release after which errors rise: off: nobody looks; tell: an alert; undo: it is rolled back too',
  ),
});

/** Settings of a channel, beside its releases. */
export type ChannelSettings = Omit<z.infer<typeof channelSettingsSchema>, 'schema' | 'channel'>;

const DEFAULTS: ChannelSettings = {
  requireCleanSource: false,
  twoPersons: false,
  afterRelease: 'tell',
};

/** Settings that cannot be trusted. Releases stop until someone says what holds. */
export class ChannelSettingsError extends KnownError {
  constructor(channel: string, reason: string) {
    super(
      'channel-settings',
      `The settings of channel "${channel}" cannot be used (${reason}): start anew with "pnpm release channel ${channel} --reset", ` +
        'where the release key is, and then say what the channel requires',
    );
  }
}

/** The settings of a channel; the defaults where none were made. Throws `ChannelSettingsError`. */
export async function readChannelSettings(
  store: ReleaseStore,
  channel: string,
): Promise<ChannelSettings> {
  const read = await readSigned(store, settingsKey(channel), kindOf(channel));
  if (read === null) return DEFAULTS;
  if ('reason' in read) throw new ChannelSettingsError(channel, read.reason);
  const { schema: _, channel: named, ...settings } = read.facts;
  if (named !== channel) throw new ChannelSettingsError(channel, `of ${named}`);
  return settings;
}

/** Replaces the settings of a channel. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function writeChannelSettings(
  store: ReleaseStore,
  channel: string,
  settings: ChannelSettings,
): Promise<void> {
  const facts = { schema: 1, channel, ...settings } as const;
  await writeSigned(store, settingsKey(channel), kindOf(channel), facts);
}

/** Goes back to the defaults, also from settings that cannot be trusted. */
export async function resetChannelSettings(store: ReleaseStore, channel: string): Promise<void> {
  assertSigns(store.trust, scopeOf(channel));
  await store.remove(settingsKey(channel));
}

function kindOf(channel: string) {
  return { kind: 'channel', schema: channelSettingsSchema, scope: scopeOf(channel) } as const;
}

/** Not below `registry/`, whose folders hold revisions and nothing else. */
function settingsKey(channel: string): string {
  return `channels/${channel}.json`;
}

const requestSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  ends: z.literal('two-persons'),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
});

/** How long a request waits for the second person, ms. */
const VALID_MS = 24 * 3600_000;

/**
 * Two persons are needed to let one person release again, or a single one could end the rule. The first call asks; a call
 * with another key within 24 hours agrees. Gives whether two keys agree now.
 * @throws NoSigningKeyError, PreviewKeyError
 */
export async function agreeToOnePerson(
  store: ReleaseStore,
  channel: string,
  at: Date,
): Promise<boolean> {
  assertSigns(store.trust, scopeOf(channel));
  const file = `channel-requests/${channel}.json`;
  const kind = { kind: 'approval', schema: requestSchema, scope: scopeOf(channel) } as const;
  const read = await readSigned(store, file, kind);
  if (read !== null && 'facts' in read && read.facts.channel === channel) {
    const age = at.getTime() - Date.parse(read.facts.at);
    const isOther = read.signer !== (await store.trust.keyId());
    if (isOther && age >= 0 && age <= VALID_MS) {
      await store.remove(file);
      return true;
    }
  }
  const facts = { schema: 1, channel, ends: 'two-persons', at: at.toISOString() } as const;
  await writeSigned(store, file, kind, facts);
  return false;
}
