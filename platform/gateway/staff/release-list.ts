import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import type { Release } from '../../registry/release.ts';

const MOST = 500;

/**
 * What each release made live.
 * @param history - every release of one channel, newest first
 */
export function releaseList(history: readonly Release[]): PlatformReleases {
  const releases = history.map((release, at) => {
    const before = history[at + 1]?.apps ?? {};
    const changed = Object.entries(release.apps)
      .filter(([app, version]) => before[app] !== version)
      .map(([app, version]) => ({ app, version }));
    const { revision, at: since, reason } = release;
    return { revision, at: since, changed, ...(reason === undefined ? {} : { reason }) };
  });
  return { releases: releases.filter(({ changed }) => changed.length > 0).slice(0, MOST) };
}
