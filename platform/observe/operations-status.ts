import type { OperationsStatus } from '@talent/api/operations/operations-status';
import type { OperationFacts } from './measure/operation-facts.ts';
import type { AlertState } from './alerts/alert-state.ts';
import type { Finding } from './alerts/alert-changes.ts';

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
