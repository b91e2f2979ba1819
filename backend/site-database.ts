import postgres from 'postgres';
import type { PostgresAddress } from './postgres/postgres-server.ts';
import { SITE_DATABASE } from './server-database.ts';

/** Makes the site's database in a server that is new; does nothing where it is there. */
export async function makeSiteDatabase(address: PostgresAddress): Promise<void> {
  const owner = postgres({ ...address, database: 'postgres', max: 1, onnotice: () => {} });
  try {
    const found = await owner`select from pg_database where datname = ${SITE_DATABASE}`;
    if (found.length === 0) await owner.unsafe(`create database ${SITE_DATABASE}`);
  } finally {
    await owner.end();
  }
}
