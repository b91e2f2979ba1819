import { CANARY_CHANNEL, PUBLIC_CHANNEL } from '@talent/sdk/contract';
import { channelName } from './release.ts';

/**
 * The channel that visitors see and that every command means when none is named. No environment variable moves it,
 * so that a forgotten setting can never release to visitors what was meant for a preview.
 */
export const DEFAULT_CHANNEL = PUBLIC_CHANNEL;

/** The channel whose set a share of the visitors is given, as long as its release names a percentage. */
export { CANARY_CHANNEL };

/** A channel name of another form than lower case with hyphens. */
export class ChannelNameError extends Error {
  readonly code = 'channel-name';

  constructor(name: string) {
    super(
      `"${name}" is not a channel: use lower case letters, digits and hyphens, such as ${DEFAULT_CHANNEL}`,
    );
    this.name = 'ChannelNameError';
  }
}

/** The name itself. Throws `ChannelNameError` where it is none. */
export function parseChannel(name: string): string {
  if (!channelName.safeParse(name).success) throw new ChannelNameError(name);
  return name;
}
