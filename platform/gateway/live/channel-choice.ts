import { channelName } from '../../registry/release.ts';

export interface ChannelChoice {
  channel: string;
  /** A pinned revision; null: the live one of the channel. */
  revision: number | null;
}

/** Parses `next` and `stable.42`; null for everything else. */
export function parseChoice(text: string): ChannelChoice | null {
  const [, channel = '', revision] = /^([^.]*)(?:\.([1-9]\d{0,7}))?$/.exec(text) ?? [];
  if (!channelName.safeParse(channel).success) return null;
  return { channel, revision: revision === undefined ? null : Number(revision) };
}

/** Formats a choice as `parseChoice` reads it: `next`, `stable.42`. */
export function formatChoice({ channel, revision }: ChannelChoice): string {
  return revision === null ? channel : `${channel}.${revision}`;
}
