import { history } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { applyRelease, type ReleaseResult } from './apply-release.ts';
import type { ComposePair } from './compose-missing.ts';
import { NothingToRollBackError } from './release-errors.ts';
import { versionHistory } from './plan/version-history.ts';

/**
 * Takes an app back to the version that was live before its current one in the channel; again, and
 * it goes further back. The other apps stay as they are.
 *
 * @throws NothingToRollBackError where the app has no earlier version in the channel
 * @throws the errors of `promote`
 */
export async function rollback(options: {
  store: ReleaseStore;
  channel: string;
  app: string;
  compose: ComposePair;
}): Promise<ReleaseResult> {
  const { store, channel, app, compose } = options;
  const releases = await history(store, channel);
  const [current, earlier] = versionHistory(releases, app);
  if (current === undefined) {
    const live = Object.keys(releases[0]?.apps ?? {}).sort();
    const known = live.length > 0 ? `live are: ${live.join(', ')}` : 'nothing is';
    throw new NothingToRollBackError(app, channel, `it is not live there (${known})`);
  }
  if (earlier === undefined) {
    throw new NothingToRollBackError(
      app,
      channel,
      `${current.version} is the first version it has there`,
    );
  }
  const targets = { [app]: earlier.version };
  return applyRelease({
    store,
    channel,
    action: 'rollback',
    targets,
    chosenBy: { [app]: current.version },
    compose,
  });
}
