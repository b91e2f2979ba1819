/** A step of the served channel, with the versions that it made live. */
export interface PlatformRelease {
  revision: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** Apps whose version changed with it; at the first release, all of them. */
  changed: readonly { app: string; version: string }[];
  /** Why the platform rolled back by itself; absent: a person made the release. */
  reason?: string;
}

/** `GET /_platform/releases`. */
export interface PlatformReleases {
  /** Newest first; releases that changed no version are left out. */
  releases: readonly PlatformRelease[];
}
