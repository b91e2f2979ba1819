import { join } from 'node:path';
import { SITE_DATABASE } from '@talent/backend/database/server-database';
import { SERVER_FOLDER } from '@talent/backend/postgres/server-folder';
import { startTestServer } from '@talent/backend/testing/template-cluster';
import { openSqlClient } from '../policies/testing/sql-client.ts';
import { addVisits } from './add-visits.ts';

/** Adds events to the database of a data folder whose site does not run; answers the size of the database. */
export async function fillDataFolder(dataDir: string, events: number): Promise<string> {
  const server = await startTestServer(join(dataDir, SERVER_FOLDER));
  try {
    const client = openSqlClient(server.address, SITE_DATABASE);
    await addVisits((sql) => client.query(sql), events);
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    await client.end();
    return rows[0]?.size ?? '';
  } finally {
    await server.stop();
  }
}
