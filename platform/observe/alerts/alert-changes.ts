import type { Judgement } from '../objectives/objective.ts';

/** An objective and how it is met now. */
export interface Finding {
  id: string;
  title: string;
  objective: string;
  advice: string;
  judgement: Judgement;
}

/** Something that people have to be told. */
export interface Alert {
  kind: 'firing' | 'repeated' | 'resolved';
  id: string;
  title: string;
  objective: string;
  /** What was found, one sentence. */
  figure: string;
  advice: string;
  /** Since when the objective is not met, ISO 8601 in UTC. */
  since: string;
  /** ISO 8601 in UTC. */
  at: string;
}

/** What fires, by id: since when, and when that was said last; both ISO 8601 in UTC. */
export type AlertBook = Readonly<Record<string, { since: string; saidAt: string }>>;

/**
 * What is to be said after another look: once when an objective is no longer met, again after `repeatMs` while that lasts, and
 * once when it is met again. What cannot be measured changes nothing, unless it is because nothing happens any more.
 */
export function turnPage(
  book: AlertBook,
  findings: readonly Finding[],
  now: Date,
  repeatMs: number,
): { book: AlertBook; alerts: Alert[] } {
  const at = now.toISOString();
  const next: Record<string, { since: string; saidAt: string }> = {};
  const alerts: Alert[] = [];
  for (const { judgement, ...objective } of findings) {
    const { id } = objective;
    const known = book[id];
    const say = (kind: Alert['kind'], since: string): void =>
      void alerts.push({ kind, ...objective, figure: judgement.figure, since, at });
    if (judgement.status === 'firing') {
      const isNew = known === undefined;
      const isDue = isNew || now.getTime() - Date.parse(known.saidAt) >= repeatMs;
      const since = known?.since ?? at;
      if (isDue) say(isNew ? 'firing' : 'repeated', since);
      next[id] = { since, saidAt: isDue ? at : known.saidAt };
    } else if (known && isOver(judgement)) {
      say('resolved', known.since);
    } else if (known) {
      next[id] = known;
    }
  }
  return { book: next, alerts };
}

function isOver(judgement: Judgement): boolean {
  return judgement.status === 'not-measured'
    ? judgement.isQuiet === true
    : judgement.status === 'ok';
}
