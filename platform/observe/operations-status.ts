import type { OperationFacts } from './measure/operation-facts.ts';
import type { AlertState } from './alerts/alert-state.ts';
import type { Alert, Finding } from './alerts/alert-changes.ts';

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
    /** When its alert began; null: there is none. */
    since: string | null;
  }[];
  /** Newest first. */
  alerts: Alert[];
  /** Receivers of alerts; empty: only the log. */
  channels: string[];
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
    /** 99th percentile since the last reading, ms; null: not known. */
    eventLoopLagMs: number | null;
  };
}

/** Schedule that deletes expired data. */
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
