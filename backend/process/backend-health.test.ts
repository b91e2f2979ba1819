import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStackDatabase } from '../stack/stack-database.ts';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { startBackendProcess, type BackendProcess } from './backend-process.ts';
import { descendantsOf, sessionPriority } from './lower-priority.ts';

/** A backend that runs has a low priority: beside other work of the machine it takes its time, ms. */
const PATIENCE_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'talent-health-'));
let backend: BackendProcess;
const troubles: string[] = [];
/** The message about the table that was cut. */
let message = '';

beforeAll(async () => {
  await prepareDatabase(dataDir);
  const stopped = await openStackDatabase({ dataDir, password: '' });
  const { rows } = await stopped.database.query<{ path: string }>(
    "select pg_relation_filepath('public.salary_bands') as path",
  );
  await stopped.close();
  const path = rows[0]?.path ?? '';
  const file = join(dataDir, 'database/cluster', path);
  message = `${path} has 8192 bytes, and had ${statSync(file).size} at the last stop`;
  truncateSync(file, 8192);
  backend = await startBackendProcess({
    start: {
      dataDir,
      siteUrl: 'http://127.0.0.1:4999',
      adminEmail: 'admin@example.com',
      adminPassword: 'a local password',
    },
    log: () => {},
    onTrouble: (trouble) => troubles.push(trouble.message),
  });
}, 3 * PATIENCE_MS);
afterAll(async () => {
  await backend?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a table file that was cut in half before the start is in its health and in the log', async () => {
  expect(troubles).toContain(message);
  const health = await backend.health();
  expect(health.database).toBe('damaged');
  expect(health.messages.map((each) => each.message)).toContain(message);
});

test('the backend, its database and each connection have a lower priority, whatever session they are in', async () => {
  const pid = backend.pid() ?? 0;
  const lower = (priority: number): number => Math.min(19, priority + 10);
  const ofTests = sessionPriority(process.pid);
  await vi.waitFor(
    () => {
      const all = [pid, ...descendantsOf(pid)];
      // The backend, the server, its helpers and at least one connection.
      expect(all.length).toBeGreaterThan(5);
      expect(new Set(all.map(getPriority))).toEqual(new Set([lower(getPriority())]));
      // Null where the system has no sessions, and for what began before every session.
      const ofSessions = all.map(sessionPriority).filter((priority) => priority !== null);
      expect(ofSessions).toEqual(ofSessions.map(() => lower(ofTests ?? 0)));
    },
    { timeout: PATIENCE_MS },
  );
});
