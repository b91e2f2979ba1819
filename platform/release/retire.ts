import { KnownError } from '@talent/node/terminal/known-error';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Release } from '../registry/release.ts';
import { applyRelease } from './apply-release.ts';

/** An app that cannot be taken off a channel. */
function notRetiredError(app: string, channel: string, reason: string): KnownError {
  return new KnownError('not-retired', `${app} was not taken off channel "${channel}": ${reason}`);
}

interface Retirement {
  /** The version that was live. */
  version: string;
  /** Null in a dry run. */
  release: Release | null;
}

/**
 * Takes a remote off a channel: its paths answer as unknown ones. Its versions stay in the store, so that a rollback or a
 * promotion brings it back.
 *
 * @throws `not-retired`, ReleaseConflictError; the channel is then unchanged
 */
export async function retire(
  store: ReleaseStore,
  channel: string,
  app: string,
  dryRun = false,
): Promise<Retirement> {
  let was = '';
  const result = await applyRelease({
    store,
    channel,
    action: 'retire',
    dryRun,
    targets: ({ release }) => {
      const { [app]: version, ...others } = release?.apps ?? {};
      if (version === undefined) {
        const live = Object.keys(others).sort().join(', ') || 'none';
        throw notRetiredError(app, channel, `it is not live there (live are: ${live})`);
      }
      if (app === 'shell') {
        throw notRetiredError(app, channel, 'without it nothing can be shown');
      }
      was = version;
      return { [app]: null };
    },
  });
  return { version: was, release: result.status === 'released' ? result.release : null };
}
