import {
  ChannelSettingsError,
  readChannelSettings,
  type AfterRelease,
} from '../../registry/channel-settings.ts';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { describeReleaseComparison, judgeRelease, undoAt } from './judge-release.ts';
import type { ReleaseComparison } from './judge-release.ts';
import { readReleaseCounts } from './release-counts.ts';
import { readRecentReleases, UNDONE_MS, watchedReleases } from './watched-releases.ts';
import type { WatchedRelease } from './watched-releases.ts';

export interface JudgedRelease {
  release: WatchedRelease;
  comparisons: ReleaseComparison[];
  undoAt: number;
  /** Why it is to be undone; null: it is not. */
  reason: string | null;
}

export interface AfterReleaseState {
  /** `tell` where the settings cannot be trusted. */
  mode: AfterRelease;
  /** Why the settings cannot be trusted; null: they can. */
  problem: string | null;
  releases: JudgedRelease[];
}

/** Reads the setting, the releases that may still be undone, and the counts of all gateways. */
export async function readAfterRelease(store: ReleaseStore, now: Date): Promise<AfterReleaseState> {
  const watched = watchedReleases(await readRecentReleases(store, DEFAULT_CHANNEL, now));
  const young = watched.filter(({ at }) => now.getTime() - at < UNDONE_MS);
  return {
    ...(await readMode(store)),
    releases: await Promise.all(young.map((release) => judged(store, release))),
  };
}

export async function judged(store: ReleaseStore, release: WatchedRelease): Promise<JudgedRelease> {
  const comparisons = judgeRelease(release, await readReleaseCounts(store, release));
  const worse = comparisons.find(({ verdict }) => verdict === 'worse');
  const at = undoAt(release);
  const reason = worse === undefined ? null : describeReleaseComparison(worse, at);
  return { release, comparisons, undoAt: at, reason };
}

/** Where the settings cannot be trusted, nobody knows what the team wants: a person must hear of it, and nothing else may happen. */
export async function readMode(
  store: ReleaseStore,
): Promise<Pick<AfterReleaseState, 'mode' | 'problem'>> {
  try {
    const { afterRelease } = await readChannelSettings(store, DEFAULT_CHANNEL);
    return { mode: afterRelease, problem: null };
  } catch (error) {
    if (error instanceof ChannelSettingsError) return { mode: 'tell', problem: error.message };
    throw error;
  }
}
