import { z } from 'zod';

const time = z.iso.datetime();

/** A message to staff about one objective. */
export const alertSchema = z.object({
  kind: z.enum(['firing', 'repeated', 'resolved']),
  id: z.string(),
  title: z.string(),
  objective: z.string(),
  /** The finding, one sentence. */
  figure: z.string(),
  advice: z.string(),
  /** When the objective was first missed, ISO 8601 in UTC. */
  since: time,
  /** ISO 8601 in UTC. */
  at: time,
});

export type Alert = z.infer<typeof alertSchema>;

/** An objective of the running site, with its state. */
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
  /** When its open alert began, ISO 8601 in UTC; null: none is open. */
  since: string | null;
}

/** `GET /_platform/operations`: the gateway's report on its own operation. Times are ISO 8601 in UTC, null is unknown. */
export interface OperationsStatus {
  at: string;
  objectives: readonly ObjectiveState[];
  /** Newest first. */
  alerts: readonly Pick<Alert, 'kind' | 'id' | 'title' | 'figure' | 'at'>[];
  /** Receivers of alerts beside the log: `mail`, `webhook`. */
  channels: readonly string[];
  /** Alerts that a channel has not accepted yet; they are retried. */
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
