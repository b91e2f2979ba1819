import { DamagedArtifactError, readPublishedManifest } from '../store/published-artifacts.ts';
import { history, readLatest } from '../registry/registry.ts';
import type { DamagedRevision } from '../registry/revision-files.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { versionHistory } from './version-history.ts';

/** A live app as people ask about it. */
export interface AppStatus {
  app: string;
  version: string;
  /** ISO 8601, UTC: when this version went live here. */
  since: string;
  /** Commit that it was built from; null where the build knew none or the artifact cannot be read. */
  commit: string | null;
  /** What `rollback` would restore; null where there is nothing earlier. */
  rollbackTo: string | null;
}

export interface ChannelStatus {
  channel: string;
  /** Live revision; 0 in a channel without a release. */
  revision: number;
  apps: AppStatus[];
  /** Revisions newer than the live one that cannot be read. */
  damaged: DamagedRevision[];
}

/** Who is live in a channel, since when, from which commit, and what a rollback would restore. */
export async function readStatus(store: ReleaseStore, channel: string): Promise<ChannelStatus> {
  const { release, damaged } = await readLatest(store, channel);
  const releases = await history(store, channel);
  const names = Object.keys(release?.apps ?? {}).sort();
  const apps = await Promise.all(
    names.map(async (app): Promise<AppStatus[]> => {
      const [current, earlier] = versionHistory(releases, app);
      if (current === undefined) return [];
      const { version, since } = current;
      const commit = await commitOf(store, app, version);
      return [{ app, version, since: since.at, commit, rollbackTo: earlier?.version ?? null }];
    }),
  );
  return { channel, revision: release?.revision ?? 0, apps: apps.flat(), damaged };
}

async function commitOf(store: ReleaseStore, app: string, version: string): Promise<string | null> {
  try {
    return (await readPublishedManifest(store, app, version))?.commit ?? null;
  } catch (error) {
    // Status is what one looks at when something is broken: it must not fail with it.
    if (error instanceof DamagedArtifactError) return null;
    throw error;
  }
}
