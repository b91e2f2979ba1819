import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStackDatabase } from '../stack/stack-database.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { startBackendProcess } from './backend-process.ts';

/** For a start beside whatever else the machine does, ms: a backend that runs has a low priority. */
const PATIENCE_MS = 60_000;

vi.setConfig({ testTimeout: 3 * PATIENCE_MS });

async function start(dataDir: string) {
  const troubles: string[] = [];
  const backend = await startBackendProcess({
    start: {
      dataDir,
      siteUrl: 'http://127.0.0.1:4999',
      adminEmail: 'admin@example.com',
      adminPassword: 'a local password',
    },
    log: () => {},
    onTrouble: ({ message }) => troubles.push(message),
  });
  onTestFinished(() => backend.close());
  return { backend, troubles };
}

test('a table file that was cut in half before the start is in its health and in the log', async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const stopped = await openStackDatabase({ dataDir, password: '' });
  const { rows } = await stopped.database.query<{ path: string }>(
    "select pg_relation_filepath('public.salary_bands') as path",
  );
  await stopped.close();
  const path = rows[0]?.path ?? '';
  const file = join(dataDir, 'database/cluster', path);
  const before = statSync(file).size;
  truncateSync(file, 8192);
  const { backend, troubles } = await start(dataDir);
  const message = `${path} has 8192 bytes, and had ${before} at the last stop`;
  expect(troubles).toContain(message);
  const health = await backend.health();
  expect(health.database).toBe('damaged');
  expect(health.messages.map((each) => each.message)).toContain(message);
});
