import {
  applyRelease,
  type AttemptBasis,
  type ReleaseRequest,
  type ReleaseResult,
} from './apply-release.ts';
import { versionHistory } from './plan/version-history.ts';
import { nothingToRollBackError } from './release-errors.ts';

/**
 * Takes an app back to the version that was live before its current one in the channel; the next rollback goes further
 * back. The other apps stay as they are.
 *
 * @throws `nothing-to-roll-back` where the app has no earlier version in the channel
 * @throws the errors of `promote`
 */
export async function rollback({
  app,
  ...request
}: Pick<ReleaseRequest, 'store' | 'channel' | 'compose'> & {
  app: string;
}): Promise<ReleaseResult> {
  const { channel } = request;
  const targets = ({ releases }: AttemptBasis): Record<string, string> => {
    const [current, earlier] = versionHistory(releases, app);
    if (current === undefined) {
      const live = Object.keys(releases[0]?.apps ?? {}).sort();
      const known = live.length > 0 ? `live are: ${live.join(', ')}` : 'nothing is';
      throw nothingToRollBackError(app, channel, `it is not live there (${known})`);
    }
    if (earlier === undefined) {
      const reason = `${current.version} is the first version it has there`;
      throw nothingToRollBackError(app, channel, reason);
    }
    return { [app]: earlier.version };
  };
  return applyRelease({ ...request, action: 'rollback', targets });
}
