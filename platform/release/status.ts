import type { AppStatus, ChannelStatus } from '@talent/api/platform/platform-status';
import { readSoundManifest } from '../store/published-artifacts.ts';
import { readHistory } from '../registry/registry.ts';
import type { ReleaseStore } from '../registry/release-store.ts';
import { versionHistory } from './plan/version-history.ts';

/** Reads the live apps of a channel, with their dates, commits and the versions that a rollback would restore. */
export async function readStatus(store: ReleaseStore, channel: string): Promise<ChannelStatus> {
  const { releases, damaged } = await readHistory(store, channel);
  const [release] = releases;
  const revision = release?.revision ?? 0;
  const names = [...new Set(releases.flatMap(({ apps }) => Object.keys(apps)))].sort();
  const off: ChannelStatus['off'][number][] = [];
  const apps = await Promise.all(
    names.map(async (app): Promise<AppStatus[]> => {
      const [current, earlier] = versionHistory(releases, app);
      if (current === undefined) return [];
      const { version, since } = current;
      const rollbackTo = earlier === undefined ? null : (earlier.version ?? 'off');
      if (version === null) {
        off.push({ app, since: since.at, rollbackTo });
        return [];
      }
      const commit = (await readSoundManifest(store, app, version))?.commit ?? null;
      return [{ app, version, since: since.at, commit, rollbackTo, undone: since.reason ?? null }];
    }),
  );
  const newer = damaged.filter((one) => one.revision > revision);
  return {
    channel,
    revision,
    apps: apps.flat(),
    off,
    damaged: newer.map(({ key, reason }) => ({ key, reason })),
  };
}
