import type { Problem } from '@talent/artifact/problem';
import { KnownError } from '@talent/node/terminal/known-error';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Release } from '../registry/release.ts';
import { applyRelease, type ReleaseRequest } from './apply-release.ts';

interface Retirement {
  /** The version that was live. */
  version: string;
  /** Null in a dry run. */
  release: Release | null;
  /** Links of other apps that lead nowhere without it. */
  notes: Problem[];
}

/**
 * Takes a remote off a channel: its paths answer as unknown ones. Its versions stay in the store, so that a rollback or a
 * promotion brings it back.
 * @throws `not-retired`, ReleaseConflictError; the channel is then unchanged
 */
export async function retire(
  store: ReleaseStore,
  channel: string,
  app: string,
  more: Pick<ReleaseRequest, 'dryRun' | 'links'> = {},
): Promise<Retirement> {
  const refused = (reason: string): KnownError =>
    new KnownError('not-retired', `${app} was not taken off channel "${channel}": ${reason}`);
  let was = '';
  let notes: Problem[] = [];
  const result = await applyRelease({
    ...more,
    store,
    channel,
    action: 'retire',
    onPlan: async (plan) => void (notes = plan.notes),
    targets: ({ release }) => {
      const { [app]: version, ...others } = release?.apps ?? {};
      if (version === undefined) {
        const live = Object.keys(others).sort().join(', ') || 'none';
        throw refused(`it is not live there (live are: ${live})`);
      }
      if (app === 'shell') throw refused('without it nothing can be shown');
      was = version;
      return { [app]: null };
    },
  });
  return { version: was, release: result.status === 'released' ? result.release : null, notes };
}
