import { askPlatform } from '../../../backend/ask-platform';

/** Something that has to be true of the running site. */
export interface ObjectiveState {
  id: string;
  title: string;
  /** What is aimed at. */
  objective: string;
  /** What to do when it is not met. */
  advice: string;
  status: 'ok' | 'firing' | 'not-measured';
  /** What was found, one sentence. */
  figure: string;
  /** Since when an alert is open, ISO 8601 in UTC; null: none is. */
  since: string | null;
}

/** Something that people were told. */
export interface SaidAlert {
  kind: 'firing' | 'repeated' | 'resolved';
  id: string;
  title: string;
  figure: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** What the gateway knows of its own operation; times are ISO 8601 in UTC, null is not known. */
export interface Operations {
  at: string;
  objectives: readonly ObjectiveState[];
  /** Newest first. */
  alerts: readonly SaidAlert[];
  /** Where alerts go beside the log: `mail`, `webhook`. */
  channels: readonly string[];
  /** Messages that were not taken yet, and are sent again. */
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

/**
 * How the site is doing at this moment.
 * @throws PlatformError, TypeError
 */
export function fetchOperations(): Promise<Operations> {
  return askPlatform('/operations');
}
