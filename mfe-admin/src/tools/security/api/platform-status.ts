import type { PlatformCheck } from '@talent/api/operations/platform-report';
import { askPlatform } from '../../../backend/ask-platform';

/** A live version of an app. */
interface LiveVersion {
  app: string;
  version: string;
  /** ISO 8601 in UTC: when it went live in its channel. */
  since: string;
  /** Null where the build knew none. */
  commit: string | null;
  rollbackTo: string | null;
}

export interface ChannelState {
  channel: string;
  revision: number;
  apps: readonly LiveVersion[];
  /** Newer revisions that cannot be read. */
  damaged: readonly { key: string; reason: string }[];
}

/** A known weakness of a package in production. */
export interface Advisory {
  package: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  title: string;
  url: string | null;
  versions: readonly string[];
  /** First sound versions; null while there are none. */
  patched: string | null;
}

/** Files of OSV that advisories were imported from. */
interface AdvisorySource {
  /** Each with its license. */
  databases: readonly string[];
  /** ISO 8601 in UTC: the last change of any advisory in them. */
  newest: string;
  /** ISO 8601 in UTC. */
  importedAt: string;
}

/** The record of a version's publication. */
export interface BuildRecord {
  /** ISO 8601 in UTC. */
  at: string;
  audit:
    | { status: 'measured'; advisories: readonly Advisory[]; source?: AdvisorySource }
    | { status: 'unavailable'; reason: string };
}

/** A canary compared with stable by one measure. */
export interface CanaryComparison {
  measure: 'answers' | 'views' | 'LCP' | 'CLS' | 'INP';
  /** Of the canary's visitors, and of stable's. */
  trials: readonly [number, number];
  /** Rates (0 to 1) of `answers` and `views`; 75th percentiles of the others, in ms, CLS without unit. */
  values: readonly [number | null, number | null];
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
  comparisons: readonly CanaryComparison[];
  /** Evidence that stops it. */
  stopAt: number;
  hearsBrowsers: boolean;
  /** Apps whose version in stable has changed since it began. */
  moved: readonly string[];
}

/** The gateway's report on the platform. */
export interface PlatformStatus {
  at: string;
  channels: readonly ChannelState[];
  live: { channel: string; revision: number };
  /** Of the live version of each app; null where nothing was noted. */
  builds: Readonly<Record<string, BuildRecord | null>>;
  /** Null: none has run yet. */
  canary: CanaryState | null;
  events: { status: 'off' } | { status: 'on'; waiting: number; dropped: number; failing: boolean };
}

/** Channels, live versions, canary and build records, as the gateway reports them. @throws PlatformError, TypeError */
export function fetchPlatformStatus(): Promise<PlatformStatus> {
  return askPlatform('/status');
}

/** Compares every file of every live version with its published hash. @throws PlatformError, TypeError */
export function checkArtifacts(): Promise<PlatformCheck> {
  return askPlatform('/verify', { method: 'POST' });
}
