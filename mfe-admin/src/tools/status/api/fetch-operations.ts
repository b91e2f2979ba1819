import { askPlatform } from '../../../backend/ask-platform';

/** A service objective of the running site, with its state. */
export interface ObjectiveState {
  id: string;
  title: string;
  /** The target. */
  objective: string;
  /** Advice for the case that it is not met. */
  advice: string;
  status: 'ok' | 'firing' | 'not-measured';
  /** The measured figure, one sentence. */
  figure: string;
  /** Since when an alert is open, ISO 8601 in UTC; null: none is. */
  since: string | null;
}

/** A sent alert. */
interface SentAlert {
  kind: 'firing' | 'repeated' | 'resolved';
  id: string;
  title: string;
  figure: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** The gateway's report on its own operation; times are ISO 8601 in UTC, null is unknown. */
export interface Operations {
  at: string;
  objectives: readonly ObjectiveState[];
  /** Newest first. */
  alerts: readonly SentAlert[];
  /** Channels of alerts beside the log: `mail`, `webhook`. */
  channels: readonly string[];
  /** Messages that were not accepted yet, and are retried. */
  unsent: number;
  figures: {
    revision: number | null;
    releasedAt: string | null;
    isCanaryOpen: boolean;
    recompositionsWaiting: number;
    /** Of the last five minutes. */
    requests: number | null;
    failed: number | null;
    mailsQueued: number | null;
    mailsFailed: number | null;
    retentionAt: string | null;
    backupAt: string | null;
    startedAt: string;
    memoryBytes: number;
    eventLoopLagMs: number | null;
  };
}

/** The present state of the site. @throws PlatformError, TypeError */
export function fetchOperations(signal: AbortSignal): Promise<Operations> {
  return askPlatform('/operations', { signal });
}
