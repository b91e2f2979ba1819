import type { BuildRecord } from './build-record.ts';

/** Status of a live app. */
export interface AppStatus {
  app: string;
  version: string;
  /** ISO 8601 in UTC: the moment when this version went live in the channel. */
  since: string;
  /** Commit of the build; null where the build knew none or the artifact cannot be read. */
  commit: string | null;
  /** The version that `rollback` would restore; `off`: it would take the app off; null where there is nothing to restore. */
  rollbackTo: string | null;
  /** Why the platform went back to this version by itself; null: a person made it live. */
  undone: string | null;
}

export interface ChannelStatus {
  channel: string;
  /** Live revision; 0 in a channel without a release. */
  revision: number;
  apps: readonly AppStatus[];
  /** Apps that were taken off. `rollbackTo` is null where nothing brings them back but a new release. */
  off: readonly { app: string; since: string; rollbackTo: string | null }[];
  /** Revisions newer than the live one that cannot be read. */
  damaged: readonly { key: string; reason: string }[];
}

/** A canary compared with stable by one measure. */
export interface CanaryComparison {
  measure: 'answers' | 'views' | 'LCP' | 'CLS' | 'INP';
  /** Of the canary's visitors, and of stable's. */
  trials: readonly [canary: number, stable: number];
  /** Rates (0 to 1) of `answers` and `views`; 75th percentiles of the others, in ms, CLS without unit; null without a trial. */
  values: readonly [canary: number | null, stable: number | null];
  /** Evidence that the canary is worse. */
  evidence: number;
  verdict: 'worse' | 'suspicious' | 'fine';
}

/** The canary that runs, or ran last. */
export interface CanaryState {
  /** App -> version that is tried. */
  tried: Readonly<Record<string, string>>;
  /** Share of the visitors, percent; 0: it is over. */
  percent: number;
  /** ISO 8601 in UTC. */
  since: string;
  verdict: { status: 'worse' | 'stopped' | 'promoted'; reason: string; at: string } | null;
  /** By measure, without measures that lack trials of a side. */
  comparisons: readonly CanaryComparison[];
  /** Evidence that stops it. */
  stopAt: number;
  /** Whether the site collects analytics, so that errors and web vitals of browsers are measured. */
  hearsBrowsers: boolean;
  /** Apps whose version in stable has changed since it began: it cannot be promoted then. */
  moved: readonly string[];
}

/** The state of collecting security events; `off`: no secret is set, so nothing is recorded. */
export type SecurityEventsStatus =
  | { status: 'off' }
  | { status: 'on'; waiting: number; dropped: number; failing: boolean };

/** `GET /_platform/status`. */
export interface PlatformStatus {
  /** ISO 8601 in UTC. */
  at: string;
  channels: readonly ChannelStatus[];
  /** The release that this gateway serves. */
  live: { channel: string; revision: number };
  /** Damaged live versions, with the versions that are served instead; guarded apps are named to admins only. */
  fallbacks: readonly { app: string; served: string | null; guarded: boolean }[];
  /** Live app -> facts recorded when its version was published. */
  builds: Readonly<Record<string, BuildRecord | null>>;
  /** Null: none has run yet. */
  canary: CanaryState | null;
  events: SecurityEventsStatus;
}

/** A file of a released app that differs from its manifest. */
export interface DamagedFile {
  path: string;
  problem: 'missing' | 'changed';
}

/** The comparison of a released app with its manifest. */
export type ArtifactCheck =
  | {
      app: string;
      version: string;
      status: 'checked';
      files: number;
      bytes: number;
      damaged: readonly DamagedFile[];
    }
  /** Its manifest cannot be read, so its files cannot be checked. */
  | { app: string; version: string; status: 'unreadable'; reason: string };

/** `POST /_platform/verify`. */
export interface PlatformCheck {
  at: string;
  apps: readonly ArtifactCheck[];
}

/** `GET /_platform/answer`: the public site's answer for one page, as a visitor's browser gets it. */
export interface SiteAnswer {
  url: string;
  status: number;
  /** Lowercase names, one entry per header line, so that several `set-cookie` stay separate. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The document, up to 2 MB. */
  body: string;
  /** Redirects of the same address under http://, as URLs; null for a site without https. */
  fromHttp: { status: 'followed'; route: readonly string[] } | { status: 'no-answer' } | null;
}
