import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { applyRelease, type AttemptBasis, type Targets } from '../../release/apply-release.ts';
import type { ComposePair } from '../../release/compose-missing.ts';
import { versionHistory } from '../../release/plan/version-history.ts';
import { ReleaseRefusedError } from '../../release/release-errors.ts';
import type { WatchedRelease } from './watched-releases.ts';

interface UndoOptions {
  store: ReleaseStore;
  release: WatchedRelease;
  reason: string;
  /** Composes pages that the former version lacks under a shell that went live since. */
  compose: ComposePair;
  now: Date;
}

/**
 * Rolls a release back, with the reason in its revision. Where the former version does not fit the other apps, everything goes back that
 * the same revision made live. Several gateways may call it at once: one revision is made.
 * @returns null where the version is no longer live: someone came first
 * @throws ReleaseRefusedError, ReleaseConflictError, `composition-failed`, NoSigningKeyError; nothing was changed
 */
export async function undoRelease(options: UndoOptions): Promise<Release | null> {
  const { app, together } = options.release;
  try {
    return await goBack(options, [app]);
  } catch (error) {
    if (!(error instanceof ReleaseRefusedError) || together.length < 2) throw error;
    return goBack(options, together);
  }
}

async function goBack(
  { store, release, reason, compose, now }: UndoOptions,
  apps: readonly string[],
): Promise<Release | null> {
  const { app, version, revision } = release;
  const targets = ({ apps: live, releases }: AttemptBasis): Targets => {
    if (live[app] !== version) return {};
    return Object.fromEntries(
      apps.flatMap((name) => {
        const [current, earlier] = versionHistory(releases, name);
        // An app that was released again since then is another team's new version.
        const isOfIt = current?.since.revision === revision;
        return isOfIt && earlier !== undefined ? [[name, earlier.version]] : [];
      }),
    );
  };
  const result = await applyRelease({
    store,
    channel: DEFAULT_CHANNEL,
    action: 'rollback',
    targets,
    compose,
    reason,
    at: now,
  });
  return result.status === 'released' ? result.release : null;
}
