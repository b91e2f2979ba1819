import { existsSync, readFileSync } from 'node:fs';
import { createCommand, runMain } from '@talent/node/terminal/run-command';
import { wholeNumber } from '@talent/node/terminal/whole-number';
import {
  addAdmin,
  setClaims,
  startMigratedServer,
} from '@talent/supabase/policies/testing/migrated-server';
import type { SqlClient } from '@talent/supabase/policies/testing/sql-client';
import { median } from '../../fixtures/statistics.ts';
import { BENCH_DAYS, EVENTS_A_SESSION, olderSessionsSql, sessionsSql } from './make-events.ts';

/** Prints how long each question of the traffic tool takes: `pnpm bench traffic [--events 1000000]`. */

/** Most that a question may take, ms. */
const BOUND_MS = 300;
const RUNS = 3;
const DAY_MS = 86_400_000;
const RANGES = [28, BENCH_DAYS] as const;

async function measure({ events }: { events: number }): Promise<void> {
  const { client, stop } = await startMigratedServer();
  try {
    const adminId = await addAdmin(client);
    const before = performance.now();
    const { sessions } = await addVisits((sql) => client.query(sql), events);
    console.log(
      `${events.toLocaleString('en-US')} events of ${sessions.toLocaleString('en-US')} sessions added in ${((performance.now() - before) / 1000).toFixed(1)} s, database ${await sizeOf(client)}`,
    );

    // Like PostgREST: with the role and the claims of an admin, so that row-level security applies.
    await client.query('set role authenticated');
    await setClaims(client, adminId);
    const { times, processorTimes } = await measureAll(client);
    console.table(times);
    console.log(
      `Slowest: ${slowestOf(times)} ms, bound ${BOUND_MS} ms. Median of ${RUNS} runs each.`,
    );
    if (processorTimes !== null) {
      console.log('Processor time of the same questions, ms: their time where nothing else runs.');
      console.table(processorTimes);
      console.log(`Most: ${slowestOf(processorTimes)} ms.`);
    }
    if (slowestOf(times) > BOUND_MS) process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** Name of the question -> range and segment -> median in ms. */
type Times = Record<string, Record<string, number>>;

const slowestOf = (times: Times): number =>
  Math.max(...Object.values(times).flatMap((row) => Object.values(row)));

async function measureAll(
  client: SqlClient,
): Promise<{ times: Times; processorTimes: Times | null }> {
  const times: Times = {};
  const processorTimes: Times = {};
  const processor = await processorClock(client);
  for (const days of RANGES) {
    const to = new Date();
    const from = new Date(to.getTime() - (days - 1) * DAY_MS);
    for (const [name, segment] of Object.entries(segments)) {
      const asked = questions(isoDay(from), isoDay(to), segment);
      for (const [question, call] of Object.entries(asked)) {
        const runs: [ms: number, processorMs: number][] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const [start, used] = [performance.now(), processor?.() ?? 0];
          await client.query(`select * from public.${call}`);
          runs.push([performance.now() - start, (processor?.() ?? 0) - used]);
        }
        const column = `${days} d, ${name}`;
        (times[question] ??= {})[column] = Math.round(median(runs.map(([ms]) => ms)));
        (processorTimes[question] ??= {})[column] = Math.round(median(runs.map(([, ms]) => ms)));
      }
    }
  }
  return { times, processorTimes: processor === null ? null : processorTimes };
}

/** Processor time that the server has spent on this connection, ms; null where the system does not tell (Linux does). */
async function processorClock(client: SqlClient): Promise<(() => number) | null> {
  const file = `/proc/${await client.value<number>('select pg_backend_pid()')}/schedstat`;
  if (!existsSync(file)) return null;
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

const sizeOf = (client: SqlClient): Promise<string> =>
  client.value('select pg_size_pretty(pg_database_size(current_database()))');

const BATCH = 2500;

/** Adds that many events of the last 90 days in batches, and the visits before; brings the statistics of the planner up to date. */
async function addVisits(
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

/** Parts of the visits: all, one in seven, four in five, one page of 150, and one in three by where they came from. */
const segments = {
  'all visits': '{}',
  'one source': '{"source":"newsletter"}',
  'new browsers': '{"visits":"new"}',
  'one page': '{"page":"/page-1"}',
  direct: '{"source":"direct"}',
} as const;

/** The questions of each view of the traffic tool, by its name: from one day to another (ISO 8601), of a segment as JSON. */
function questions(from: string, to: string, segment: string): Record<string, string> {
  const days = `'${from}', '${to}'`;
  const visits = `${days}, 'visitor', '${segment}'`;
  return {
    'first screen': `traffic_overview(${visits})`,
    marks: `traffic_marks(${days})`,
    live: `traffic_live('visitor', '${segment}')`,
    'goal: contact': `traffic_funnel(${visits}, 'contact', '{/page-1}')`,
    'goal: newsletter': `traffic_funnel(${visits}, 'newsletter', '{/page-1,/page-2,/page-3}')`,
    journeys: `traffic_journeys(${visits})`,
    'returning, 8 weeks': `traffic_retention('${to}', 'visitor', 8, '${segment}')`,
    'table: pages': `traffic_pages(${visits}) order by views desc limit 20`,
    'table: sources': `traffic_sources(${visits}) order by visitors desc limit 20`,
    'table: campaigns': `traffic_campaigns(${visits}) order by visitors desc limit 20`,
    'table: web vitals by page': `traffic_vitals(${days}, 'visitor', false, '${segment}') order by samples desc limit 10`,
    'table: web vitals by version': `traffic_vitals(${days}, 'visitor', true, '${segment}') order by samples desc limit 10`,
    'table: shares': `traffic_shares(${visits}) order by shares desc limit 20`,
  };
}

const command = createCommand('pnpm bench traffic')
  .description('Measures the questions of the traffic tool on a PostgreSQL server of its own.')
  .option('--events <count>', 'events in the database', wholeNumber, 1_000_000)
  .action(measure);
await runMain(command);
