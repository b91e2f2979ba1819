import type { Alert } from '@talent/api/operations/operations-status';
import type { Judgement } from '../objectives/objective.ts';
import type { Objective } from '../objectives/objective.ts';

export type Finding = Omit<Objective, 'judge'> & { judgement: Judgement };

/** Open alerts by id, with their start and their last message; both ISO 8601 in UTC. */
export type OpenAlerts = Readonly<Record<string, { since: string; saidAt: string }>>;

/**
 * Decides what to tell after another check: an alert when an objective is no longer met, a reminder every `repeatMs` while that
 * lasts, and a message when it is met again. An objective that cannot be measured keeps its alert, unless the reason is that
 * there is no traffic.
 */
export function alertChanges(
  open: OpenAlerts,
  findings: readonly Finding[],
  now: Date,
  repeatMs: number,
): { open: OpenAlerts; alerts: Alert[] } {
  const at = now.toISOString();
  const next: Record<string, { since: string; saidAt: string }> = {};
  const alerts: Alert[] = [];
  for (const { judgement, ...objective } of findings) {
    const { id } = objective;
    const known = open[id];
    const tell = (kind: Alert['kind'], since: string): void =>
      void alerts.push({ kind, ...objective, figure: judgement.figure, since, at });
    if (judgement.status === 'firing') {
      const isNew = known === undefined;
      const isDue = isNew || now.getTime() - Date.parse(known.saidAt) >= repeatMs;
      const since = known?.since ?? at;
      if (isDue) tell(isNew ? 'firing' : 'repeated', since);
      next[id] = { since, saidAt: isDue ? at : known.saidAt };
    } else if (known && (judgement.status === 'ok' || judgement.isQuiet)) {
      tell('resolved', known.since);
    } else if (known) {
      next[id] = known;
    }
  }
  return { open: next, alerts };
}
