/**
 * Prints how long each question of the traffic dashboard takes on a PostgreSQL server with a million events:
 *   node supabase/traffic-bench/main.ts [--events 1000000]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readMigrationFiles } from '@talent/backend/migration-files';
import { startPostgres } from '../policies/postgres-server.ts';
import { BENCH_DAYS, EVENTS_A_SESSION, sessionsSql } from './make-events.ts';

const BATCH = 2500;
const LAST_DAY = '2026-11-20';
const RANGES = { '28 days': '2026-10-24', [`${BENCH_DAYS} days`]: '2026-08-23' };

const { values } = parseArgs({ options: { events: { type: 'string', default: '1000000' } } });
const sessions = Math.ceil(Number(values.events) / EVENTS_A_SESSION);

const server = await startPostgres();
try {
  const client = await server.connect();
  client.on('error', () => {});
  const policies = join(import.meta.dirname, '..', 'policies');
  await client.query(readFileSync(join(policies, 'hosted-bootstrap.sql'), 'utf8'));
  for (const { sql } of readMigrationFiles(join(import.meta.dirname, '..', 'migrations'))) {
    await client.query(sql);
  }
  const admin = await client.query<{ id: string }>(
    "insert into auth.users (email) values ('admin@example.com') returning id",
  );
  const adminId = admin.rows[0]?.id;
  await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    adminId,
  ]);

  const inserting = await timed(async () => {
    for (let from = 0; from < sessions; from += BATCH) {
      await client.query(sessionsSql(from, Math.min(from + BATCH, sessions), LAST_DAY));
    }
    await client.query('vacuum analyze');
  });
  console.log(
    `${(sessions * EVENTS_A_SESSION).toLocaleString('en-US')} events of ${sessions} sessions added in ${inserting}`,
  );

  // As PostgREST asks: under the role, with the claims of an admin, so that row-level security applies.
  await client.query('set role authenticated');
  await client.query("select set_config('request.jwt.claims', $1, false)", [
    JSON.stringify({ role: 'authenticated', sub: adminId }),
  ]);
  for (const [label, from] of Object.entries(RANGES)) {
    const range = `'${from}', '${LAST_DAY}'`;
    const questions = {
      summary: `traffic_summary(${range}, 'visitor')`,
      audiences: `traffic_audiences(${range})`,
      days: `traffic_days(${range}, 'visitor')`,
      'pages, first 20 by views': `traffic_pages(${range}, 'visitor') order by views desc limit 20`,
      sources: `traffic_sources(${range}, 'visitor') order by visitors desc limit 20`,
      campaigns: `traffic_campaigns(${range}, 'visitor') order by visitors desc limit 20`,
      'web vitals by page': `traffic_vitals(${range}, 'visitor', false) order by samples desc limit 20`,
      'web vitals by version': `traffic_vitals(${range}, 'visitor', true) order by samples desc limit 20`,
      shares: `traffic_shares(${range}, 'visitor') order by shares desc limit 20`,
    };
    for (const [name, question] of Object.entries(questions)) {
      const ask = async () => void (await client.query(`select * from public.${question}`));
      console.log(
        `${label.padEnd(8)} ${name.padEnd(26)} first ${await timed(ask)}, again ${await timed(ask)}`,
      );
    }
  }
  await client.end();
} finally {
  await server.stop();
}

async function timed(work: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await work();
  return `${Math.round(performance.now() - start)} ms`;
}
