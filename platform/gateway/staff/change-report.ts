import type {
  PlatformCanary,
  PlatformChanges,
  PlatformLock,
} from '@talent/api/platform/platform-changes';
import { readCanaryRuns, type CanaryRun } from '../../canary/canary-run.ts';
import {
  ChannelSettingsError,
  readChannelSettings,
  type ChannelSettings,
} from '../../registry/channel-settings.ts';
import { DEFAULT_CHANNEL } from '../../registry/channel.ts';
import { readEndedLocks, type EndedLock } from '../../registry/locks/ended-locks.ts';
import { readAllLocks } from '../../registry/locks/release-locks.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';

/** Canaries that are listed. Each has files of its own to read. */
const MOST_CANARIES = 20;

/**
 * Reads the locks and release windows, and the canaries. A lock or a setting that cannot be trusted is told in the answer: the others must be
 * seen all the same.
 * @param channel whose releases this gateway serves
 */
export async function changeReport(
  store: ReleaseStore,
  channel: string,
  now: Date,
): Promise<PlatformChanges> {
  const [{ locks, over, untrusted }, ended, settings, runs] = await Promise.all([
    readAllLocks(store, now),
    readEndedLocks(store),
    readSettings(store),
    readCanaryRuns(store, MOST_CANARIES),
  ]);
  const distrusted = settings instanceof ChannelSettingsError ? [settings] : [];
  return {
    at: now.toISOString(),
    channel,
    locks: locks.map(toLock),
    endedLocks: [...over, ...ended].map(toLock),
    windows: settings instanceof ChannelSettingsError ? null : settings.windows,
    canaries: runs.map(toCanary),
    untrusted: [...untrusted, ...distrusted].map(({ message }) => message),
  };
}

function toLock({ channel, app, since, until, reason, by }: EndedLock): PlatformLock {
  return { channel, app, since, until, reason, by };
}

async function readSettings(store: ReleaseStore): Promise<ChannelSettings | ChannelSettingsError> {
  try {
    return await readChannelSettings(store, DEFAULT_CHANNEL);
  } catch (error) {
    if (error instanceof ChannelSettingsError) return error;
    throw error;
  }
}

function toCanary({ tried, percent, since, until, verdict }: CanaryRun): PlatformCanary {
  const said = verdict && { status: verdict.status, reason: verdict.reason, at: verdict.at };
  return { tried, percent, since, until, verdict: said };
}
