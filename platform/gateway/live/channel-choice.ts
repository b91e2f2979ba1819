import { channelName } from '../../registry/release.ts';

/** A version of the site that a browser asks for in place of the public one. */
export interface ChannelChoice {
  channel: string;
  /** This revision and no later one; null: whatever is live on the channel. */
  revision: number | null;
}

/** Reads `next` and `stable.42`; null for everything else. */
export function parseChoice(text: string): ChannelChoice | null {
  const [, channel = '', revision] = /^([^.]*)(?:\.([1-9]\d{0,7}))?$/.exec(text) ?? [];
  if (!channelName.safeParse(channel).success) return null;
  return { channel, revision: revision === undefined ? null : Number(revision) };
}

/** `next`, `stable.42`: what `parseChoice` reads. */
export function formatChoice({ channel, revision }: ChannelChoice): string {
  return revision === null ? channel : `${channel}.${revision}`;
}
