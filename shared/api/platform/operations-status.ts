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
  /** When its alert began, ISO 8601 in UTC; null: there is none. */
  since: string | null;
}

/** A message to staff about one objective. */
export interface Alert {
  kind: 'firing' | 'repeated' | 'resolved';
  id: string;
  title: string;
  objective: string;
  /** The finding, one sentence. */
  figure: string;
  advice: string;
  /** When the objective was first missed, ISO 8601 in UTC. */
  since: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** `GET /_platform/operations`; times are ISO 8601 in UTC, null is unknown. */
export interface OperationsStatus {
  at: string;
  objectives: readonly ObjectiveState[];
  /** Newest first. */
  alerts: readonly Alert[];
  /** Channels of alerts beside the log: `mail`, `webhook`. */
  channels: readonly string[];
  /** Alerts that a channel has not accepted yet. */
  unsent: number;
  figures: {
    revision: number | null;
    releasedAt: string | null;
    isCanaryOpen: boolean;
    recompositionsWaiting: number;
    /** Requests of the last five minutes. */
    requests: number | null;
    failed: number | null;
    mailsQueued: number | null;
    mailsFailed: number | null;
    /** When expired data was last deleted. */
    retentionAt: string | null;
    backupAt: string | null;
    startedAt: string;
    memoryBytes: number;
    /** 99th percentile since the last reading, ms. */
    eventLoopLagMs: number | null;
  };
}
