import { KnownError } from '@talent/node/terminal/known-error';
import { CANARY_CHANNEL, channelFlag } from '../registry/channel.ts';
import { scopeOf } from '../registry/keys/key-scope.ts';
import type { Release } from '../registry/release.ts';
import {
  applyRelease,
  type AttemptBasis,
  type ReleaseRequest,
  type ReleaseResult,
  type Targets,
} from './apply-release.ts';
import { versionHistory } from './plan/version-history.ts';

/**
 * Takes an app back to its state before the current one in the channel: a version, or off. The next rollback goes further
 * back. The other apps stay as they are.
 * @param options.firstToo takes the first version of an app off, instead of refusing
 * @throws `nothing-to-roll-back` where the app has no earlier state in the channel
 * @throws the errors of `promote`
 */
export async function rollback({
  app,
  firstToo = false,
  ...request
}: Pick<ReleaseRequest, 'store' | 'channel' | 'compose' | 'reason' | 'links'> & {
  app: string;
  firstToo?: boolean;
}): Promise<ReleaseResult> {
  const { channel } = request;
  const targets = ({ releases }: AttemptBasis): Targets => {
    const [current, earlier] = versionHistory(releases, app);
    if (earlier !== undefined) return { [app]: earlier.version };
    if (current?.version && firstToo && app !== 'shell') return { [app]: null };
    const live = Object.keys(releases[0]?.apps ?? {}).sort();
    const known = live.length > 0 ? `live are: ${live.join(', ')}` : 'nothing is';
    const reason = current?.version
      ? `${current.version} is the first version it has there`
      : `it is not live there (${known})`;
    const way = wayBack(releases, app, channel);
    const plan = `See what could go live: pnpm plan${channelFlag(channel)}`;
    const next = way === null ? plan : `Take it off: ${way}`;
    const what = `${app} cannot be rolled back on channel "${channel}"`;
    throw new KnownError('nothing-to-roll-back', `${what}: ${reason}. ${next}`);
  };
  return applyRelease({ ...request, action: 'rollback', targets });
}

/**
 * The command that takes back the present version of an app on a channel, as it is typed; null: there is none.
 * @param releases of the channel, newest first
 */
export function wayBack(releases: readonly Release[], app: string, channel: string): string | null {
  const [current, earlier] = versionHistory(releases, app);
  if (earlier !== undefined) return `pnpm rollback ${app}${channelFlag(channel)}`;
  if (!current?.version) return null;
  // Its only release took over what visitors get: without the channel that is shown again.
  if (releases.length === 1 && scopeOf(channel) === 'previews')
    return `pnpm release remove-preview ${channel}`;
  if (channel === CANARY_CHANNEL) return 'pnpm release canary stop';
  return app === 'shell' ? null : `pnpm release retire ${app}${channelFlag(channel)}`;
}
