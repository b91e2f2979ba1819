/** Prints how long each query of the traffic dashboard takes: `node supabase/traffic-bench/main.ts [--events 1000000]`. */
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { InvalidArgumentError } from 'commander';
import { addAdmin, setClaims, startMigratedServer } from '../policies/testing/migrated-server.ts';
import { BENCH_DAYS, EVENTS_A_SESSION, sessionsSql } from './make-events.ts';

const BATCH = 2500;
const LAST_DAY = '2026-11-20';
const RANGES = { '28 days': '2026-10-24', [`${BENCH_DAYS} days`]: '2026-08-23' };

function readCount(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Name a number of events.');
  return Number(text);
}

async function measure({ events }: { events: number }): Promise<void> {
  const sessions = Math.ceil(events / EVENTS_A_SESSION);
  const { client, stop } = await startMigratedServer();
  try {
    const adminId = await addAdmin(client);

    const inserting = await timed(async () => {
      for (let from = 0; from < sessions; from += BATCH) {
        await client.query(sessionsSql(from, Math.min(from + BATCH, sessions), LAST_DAY));
      }
      await client.query('vacuum analyze');
    });
    console.log(
      `${(sessions * EVENTS_A_SESSION).toLocaleString('en-US')} events of ${sessions} sessions added in ${inserting}`,
    );

    // Like PostgREST: with the role and the claims of an admin, so that row-level security applies.
    await client.query('set role authenticated');
    await setClaims(client, adminId);
    for (const [label, from] of Object.entries(RANGES)) {
      const range = `'${from}', '${LAST_DAY}'`;
      const queries = {
        'periods, six before': `traffic_periods(${range}, 'visitor', '{}', 6)`,
        'top sources': `traffic_top(${range}, 'visitor', '{}', 'source')`,
        'top pages of a segment': `traffic_top(${range}, 'visitor', '{"source":"newsletter"}', 'page')`,
        'funnel to contact': `traffic_funnel(${range}, 'visitor', '{}', 'contact', '{/page-1}')`,
        journeys: `traffic_journeys(${range}, 'visitor', '{}')`,
        'retention, 8 weeks': `traffic_retention('${LAST_DAY}', 'visitor', 8)`,
        live: `traffic_live()`,
        audiences: `traffic_audiences(${range})`,
        days: `traffic_days(${range}, 'visitor')`,
        'pages, first 20 by views': `traffic_pages(${range}, 'visitor') order by views desc limit 20`,
        sources: `traffic_sources(${range}, 'visitor') order by visitors desc limit 20`,
        campaigns: `traffic_campaigns(${range}, 'visitor') order by visitors desc limit 20`,
        'web vitals by page': `traffic_vitals(${range}, 'visitor', false) order by samples desc limit 20`,
        'web vitals by version': `traffic_vitals(${range}, 'visitor', true) order by samples desc limit 20`,
        shares: `traffic_shares(${range}, 'visitor') order by shares desc limit 20`,
      };
      for (const [name, query] of Object.entries(queries)) {
        const ask = async () => void (await client.query(`select * from public.${query}`));
        console.log(
          `${label.padEnd(8)} ${name.padEnd(26)} first ${await timed(ask)}, again ${await timed(ask)}`,
        );
      }
    }
  } finally {
    await stop();
  }
}

async function timed(work: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await work();
  return `${Math.round(performance.now() - start)} ms`;
}

const command = createCommand('traffic-bench', terminalOutput)
  .description('Measures the queries of the traffic dashboard on a PostgreSQL server of its own.')
  .option('--events <count>', 'events in the database', readCount, 1_000_000)
  .action(measure);
process.exitCode = await runCommand(command, process.argv.slice(2), terminalOutput);
