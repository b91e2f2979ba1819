import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog, type PolicyBackend } from './testing/policy-backend.ts';
import {
  CONTACT_REQUEST_SQL,
  describePolicies,
  SUPERSEDED_EDITION_SQL,
} from './testing/policy-suite.ts';
import { SUPERSEDED_RATE_SQL } from './testing/exchange-rate-policies.ts';
import { MARKET_ROWS_SQL } from './testing/market-policies.ts';
import { VISITS_SQL } from './testing/traffic/traffic-policies.ts';
import { startMigratedServer, type MigratedServer } from './testing/migrated-server.ts';
import { sqlActor } from './testing/sql-actor.ts';

const supabaseDir = join(import.meta.dirname, '..');

async function start(): Promise<PolicyBackend> {
  const server = await startMigratedServer();
  try {
    return await seeded(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function seeded({ client, stop }: MigratedServer): Promise<PolicyBackend> {
  const figures = readdirSync(join(supabaseDir, 'seed')).filter((file) =>
    /^(salary|market)-/.test(file),
  );
  for (const seed of ['blog-posts.sql', ...figures]) {
    const sql = readFileSync(join(supabaseDir, 'seed', seed), 'utf8');
    // Twice, because a changed seed is applied over the one before.
    await client.query(sql);
    await client.query(sql);
  }
  const users = await client.query<{ id: string }>(
    "insert into auth.users (email) values ('member@example.com'), ('admin@example.com') returning id",
  );
  const [memberId = '', adminId = ''] = users.rows.map(({ id }) => id);
  await client.query(CONTACT_REQUEST_SQL);
  await client.query(SUPERSEDED_EDITION_SQL);
  await client.query(MARKET_ROWS_SQL);
  await client.query(VISITS_SQL);
  await client.query(SUPERSEDED_RATE_SQL);
  await client.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    adminId,
  ]);
  return {
    anon: sqlActor(client, null),
    member: sqlActor(client, memberId),
    admin: sqlActor(client, adminId),
    memberId,
    catalog: await readCatalog(async <Result>(sql: string) => {
      const result = await client.query(sql);
      return result.rows as Result[];
    }),
    stop,
  };
}

describePolicies('row-level security on a Postgres server', start);
