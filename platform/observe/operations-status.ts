import type { Alert } from './alerts/alert-changes.ts';
import type { OperationFacts } from './measure/operation-facts.ts';
import type { AlertState } from './alerts/alert-state.ts';
import type { Finding } from './alerts/alert-changes.ts';

/** `GET /_platform/operations`; times are ISO 8601 in UTC. */
export interface OperationsStatus {
  at: string;
  objectives: {
    id: string;
    title: string;
    objective: string;
    advice: string;
    status: 'ok' | 'firing' | 'not-measured';
    figure: string;
    /** Since when an alert is open; null: none is. */
    since: string | null;
  }[];
  /** Newest first. */
  alerts: Alert[];
  /** Where alerts go; empty: into the log alone. */
  channels: string[];
  /** Alerts that a channel has not taken yet. */
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
    /** When expired data was last deleted. */
    retentionAt: string | null;
    backupAt: string | null;
    startedAt: string;
    memoryBytes: number;
    /** 99th percentile since the last reading, ms; null: not known. */
    eventLoopLagMs: number | null;
  };
}

/** Name under which the backend notes that expired data was deleted. */
const RETENTION = 'delete-expired';

export function operationsStatus(
  facts: OperationFacts,
  findings: readonly Finding[],
  state: AlertState,
  host: { channels: string[]; memoryBytes: number; eventLoopLagMs: number | null },
): OperationsStatus {
  const { gateway, traffic, backend, backup } = facts;
  const summary = backend.status === 'read' ? backend.summary : null;
  const latest = backup.status === 'on' ? backup.latest : null;
  return {
    at: facts.at.toISOString(),
    objectives: findings.map(({ judgement, ...objective }) => ({
      ...objective,
      status: judgement.status,
      figure: judgement.figure,
      since: state.book[objective.id]?.since ?? null,
    })),
    alerts: state.recent,
    channels: host.channels,
    unsent: state.unsent.length,
    figures: {
      revision: gateway.status.status === 'ok' ? gateway.status.revision : null,
      releasedAt: gateway.releasedAt,
      isCanaryOpen: gateway.isCanaryOpen,
      recompositionsWaiting: gateway.recompositionsWaiting,
      requests: traffic?.requests ?? null,
      failed: traffic?.failed ?? null,
      mailsQueued: summary?.mails.queued ?? null,
      mailsFailed: summary?.mails.failed ?? null,
      retentionAt: summary?.schedules.find(({ name }) => name === RETENTION)?.succeeded_at ?? null,
      backupAt: latest?.toISOString() ?? null,
      startedAt: facts.startedAt.toISOString(),
      memoryBytes: host.memoryBytes,
      eventLoopLagMs: host.eventLoopLagMs,
    },
  };
}
