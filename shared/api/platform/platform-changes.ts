import type { CanaryState } from './platform-status.ts';

/** A channel, or one app on it, takes no releases for a while. */
export interface PlatformLock {
  channel: string;
  /** Null: all apps. */
  app: string | null;
  /** ISO 8601 in UTC. */
  since: string;
  /** ISO 8601 in UTC. */
  until: string;
  reason: string;
  /** The person to ask, by the name that they gave. */
  by: string;
}

/** Hours of some days in which a channel takes releases. They end on the day on which they begin. */
export interface PlatformWindow {
  /** `mon`, `tue`, `wed`, `thu`, `fri`, `sat`, `sun`. */
  days: readonly string[];
  /** Time of day in the zone, such as `09:00`. */
  from: string;
  /** The first minute that is outside again. */
  to: string;
  /** Name of a time zone, such as `Europe/Berlin`. */
  zone: string;
}

/** A canary that runs, or has run. */
export interface PlatformCanary extends Pick<
  CanaryState,
  'tried' | 'percent' | 'since' | 'verdict'
> {
  /** ISO 8601 in UTC: its end; null while it runs, and where nothing tells when it ended. */
  until: string | null;
}

/** `GET /_platform/changes`: locks, release windows and canaries. */
export interface PlatformChanges {
  /** ISO 8601 in UTC. */
  at: string;
  /** The channel whose releases `GET /_platform/releases` lists. */
  channel: string;
  /** The locks of all channels that hold now. */
  locks: readonly PlatformLock[];
  /** Those that have ended, with their real end, of 90 days at least. */
  endedLocks: readonly PlatformLock[];
  /** When stable takes releases; empty: always; null: its settings cannot be trusted. */
  windows: readonly PlatformWindow[] | null;
  /** Newest first, at most 20. */
  canaries: readonly PlatformCanary[];
  /** Locks and settings that cannot be trusted, each with the way out. Their channels take no releases. */
  untrusted: readonly string[];
}
