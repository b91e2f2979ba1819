import { UsageError } from '@talent/node/terminal/usage-error';
import { CANARY_CHANNEL, PUBLIC_CHANNEL } from '@talent/sdk/contract';
import { channelName } from './release.ts';

/** The channel that visitors see. No environment variable changes it: a forgotten one could release a preview to visitors. */
export const DEFAULT_CHANNEL = PUBLIC_CHANNEL;

/** The channel that a share of the visitors sees while its release names a percentage. */
export { CANARY_CHANNEL };

/** Checks a channel name and returns it. Throws `UsageError`. */
export function parseChannel(name: string): string {
  if (channelName.safeParse(name).success) return name;
  throw new UsageError(
    `"${name}" is not a channel: use lower case letters, digits and hyphens, such as ${DEFAULT_CHANNEL}`,
  );
}

/** The option that names a channel in a command to type, with a space before it; empty for the default channel. */
export function channelFlag(channel: string): string {
  return channel === DEFAULT_CHANNEL ? '' : ` --channel ${channel}`;
}
