import { ReleaseConflictError } from '../registry/release-conflict-error.ts';
import { commitRelease, readLatest } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import type { Release } from '../registry/release.ts';

/** An app that cannot be taken off a channel. */
export class NotRetiredError extends Error {
  readonly code = 'not-retired';

  constructor(app: string, channel: string, reason: string) {
    super(`${app} was not taken off channel "${channel}": ${reason}`);
    this.name = 'NotRetiredError';
  }
}

/** Releases of other apps may come in between this often before the attempt is given up. */
const MAX_ATTEMPTS = 5;

/**
 * Takes a remote off a channel: its paths answer as unknown ones. Its versions stay in the store, so that
 * a promotion brings it back.
 *
 * @throws NotRetiredError, ReleaseConflictError; the channel is then unchanged
 */
export async function retire(store: ReleaseStore, channel: string, app: string): Promise<Release> {
  for (let attempt = 1; ; attempt++) {
    const { release, highestRevision } = await readLatest(store, channel);
    const { [app]: version, ...apps } = release?.apps ?? {};
    if (version === undefined) {
      const live = Object.keys(apps).sort().join(', ');
      throw new NotRetiredError(app, channel, `it is not live there (live are: ${live || 'none'})`);
    }
    if (app === 'shell') throw new NotRetiredError(app, channel, 'without it nothing can be shown');
    try {
      return await commitRelease(store, {
        ...{ channel, apps, action: 'promote', changed: [app], at: new Date() },
        expectedRevision: highestRevision,
        ...(release?.percent === undefined ? {} : { percent: release.percent }),
      });
    } catch (error) {
      if (!(error instanceof ReleaseConflictError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
