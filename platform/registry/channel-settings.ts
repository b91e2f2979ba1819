import { z } from 'zod';
import { scopeOf } from './keys/key-scope.ts';
import { channelName } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { signatureSchema } from './trust.ts';

const settingsSchema = z.strictObject({
  schema: z.literal(1),
  channel: channelName,
  /** Whether only versions go live that were built from a commit, without other changes. */
  requireCleanSource: z.boolean(),
  signature: signatureSchema,
});

/** Settings of a channel, beside its releases. */
export interface ChannelSettings {
  requireCleanSource: boolean;
}

const DEFAULTS: ChannelSettings = { requireCleanSource: false };

/** Settings that cannot be trusted. Releases stop until someone says what holds. */
export class ChannelSettingsError extends Error {
  readonly code = 'channel-settings';

  constructor(channel: string, reason: string) {
    super(
      `The settings of channel "${channel}" cannot be used (${reason}): set them again with ` +
        `"pnpm channel ${channel} --require-clean-source" or "--allow-dirty-source", where the release key is`,
    );
    this.name = 'ChannelSettingsError';
  }
}

/** The settings of a channel; the defaults where none were made. Throws `ChannelSettingsError`. */
export async function readChannelSettings(
  store: ReleaseStore,
  channel: string,
): Promise<ChannelSettings> {
  const file = await store.read(settingsKey(channel));
  if (file === null) return DEFAULTS;
  const parsed = settingsSchema.safeParse(parse(new TextDecoder().decode(file.body)));
  if (!parsed.success) throw new ChannelSettingsError(channel, z.prettifyError(parsed.error));
  const { signature, ...facts } = parsed.data;
  if (facts.channel !== channel) throw new ChannelSettingsError(channel, `of ${facts.channel}`);
  const reason = await store.trust.whyUntrusted('channel', facts, signature, scopeOf(channel));
  if (reason !== null) throw new ChannelSettingsError(channel, reason);
  return { requireCleanSource: facts.requireCleanSource };
}

/** Replaces the settings of a channel. Throws `NoSigningKeyError`, `PreviewKeyError`. */
export async function writeChannelSettings(
  store: ReleaseStore,
  channel: string,
  settings: ChannelSettings,
): Promise<void> {
  const facts = { schema: 1 as const, channel, ...settings };
  const signature = await store.trust.sign('channel', facts, scopeOf(channel));
  await store.write(settingsKey(channel), `${JSON.stringify({ ...facts, signature }, null, 2)}\n`);
}

/** Not below `registry/`, whose folders hold revisions and nothing else. */
function settingsKey(channel: string): string {
  return `channels/${channel}.json`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
