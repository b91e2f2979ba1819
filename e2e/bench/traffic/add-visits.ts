import { EVENTS_A_SESSION, olderSessionsSql, sessionsSql } from './make-events.ts';

/** Sessions of one statement. */
const BATCH = 2500;

/**
 * Adds that many events of the last 90 days, a batch at a time, and the visits of the months before, as a site keeps them. Brings
 * the statistics of the planner up to date.
 */
export async function addVisits(
  run: (sql: string) => Promise<unknown>,
  events: number,
): Promise<{ sessions: number }> {
  const sessions = Math.ceil(events / EVENTS_A_SESSION);
  const visits = { sessions, until: new Date().toISOString() };
  for (let from = 0; from < sessions; from += BATCH) {
    await run(sessionsSql(from, Math.min(from + BATCH, sessions), visits));
  }
  await run(olderSessionsSql(visits));
  await run('vacuum analyze');
  return { sessions };
}
