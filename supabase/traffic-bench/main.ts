/** Prints how long each question of the traffic tool takes: `node scripts/run.mjs supabase/traffic-bench/main.ts [--events 1000000]`. */
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { InvalidArgumentError } from 'commander';
import type pg from 'pg';
import { addAdmin, setClaims, startMigratedServer } from '../policies/testing/migrated-server.ts';
import { addVisits } from './add-visits.ts';
import { BENCH_DAYS } from './make-events.ts';
import { questions, segments } from './questions.ts';

/** Most that a question may take, ms. */
const BOUND_MS = 300;
const RUNS = 3;
const DAY_MS = 86_400_000;
const RANGES = [28, BENCH_DAYS] as const;

function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Name a number of events.');
  return Number(text);
}

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
    const table = await measureAll(client);
    console.table(table);
    const slowest = Math.max(...Object.values(table).flatMap((row) => Object.values(row)));
    console.log(`Slowest: ${slowest} ms, bound ${BOUND_MS} ms. Median of ${RUNS} runs each.`);
    if (slowest > BOUND_MS) process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** Name of the question -> range and segment -> median in ms. */
async function measureAll(client: pg.Client): Promise<Record<string, Record<string, number>>> {
  const table: Record<string, Record<string, number>> = {};
  for (const days of RANGES) {
    const to = new Date();
    const from = new Date(to.getTime() - (days - 1) * DAY_MS);
    for (const [name, segment] of Object.entries(segments)) {
      const asked = questions(isoDay(from), isoDay(to), segment);
      for (const [question, call] of Object.entries(asked)) {
        const times = [];
        for (let run = 0; run < RUNS; run += 1) {
          const start = performance.now();
          await client.query(`select * from public.${call}`);
          times.push(Math.round(performance.now() - start));
        }
        const median = times.toSorted((a, b) => a - b)[1] ?? NaN;
        table[question] = { ...table[question], [`${days} d, ${name}`]: median };
      }
    }
  }
  return table;
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

async function sizeOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return rows[0]?.size ?? '';
}

const command = createCommand('traffic-bench', terminalOutput)
  .description('Measures the questions of the traffic tool on a PostgreSQL server of its own.')
  .option('--events <count>', 'events in the database', readCount, 1_000_000)
  .action(measure);
// A question over the bound has set it already.
process.exitCode =
  (await runCommand(command, process.argv.slice(2), terminalOutput)) || process.exitCode;
