import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import type { Database } from '../database/sql.ts';
import { prepareDatabase, startTestServer } from './template-cluster.ts';
import { dropTestDatabase, openTestDatabase, sharedServer } from './test-database.ts';

/** A new database with all migrations, and the seeds if asked for. Close it when done; it is deleted then. */
export async function openMigratedDatabase(options: { seeds?: boolean } = {}): Promise<Database> {
  const kind = options.seeds === true ? 'seeded' : 'empty';
  const key = randomUUID();
  const shared = sharedServer();
  if (shared !== null) {
    const { database } = await openTestDatabase(shared, key, kind);
    const close = async (): Promise<void> => {
      await database.close();
      await dropTestDatabase(shared, key);
    };
    return { ...database, close };
  }
  const folder = mkdtempSync(join(tmpdir(), 'talent-database-'));
  await prepareDatabase(folder);
  const server = await startTestServer(join(folder, SERVER_FOLDER));
  const { database } = await openTestDatabase(server.address, key, kind);
  const close = async (): Promise<void> => {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}
