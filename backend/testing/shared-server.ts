import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareTestServer } from './test-server.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { closeTemplates, prepareDatabase, startTestServer } from './template-cluster.ts';

/** Set-up of a run of tests: one PostgreSQL server for all of them, with the migrated databases as templates. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'talent-tests-'));
  await prepareDatabase(dataDir);
  const path = join(dataDir, SERVER_FOLDER);
  const server = await startTestServer(path);
  await closeTemplates(server);
  shareTestServer(path);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
