import { getPriority } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { startBackendProcess } from './backend-process.ts';
import { descendantsOf, sessionPriority } from './lower-priority.ts';

test('the backend, its database and each connection have a lower priority, whatever session they are in', async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const backend = await startBackendProcess({
    start: {
      dataDir,
      siteUrl: 'http://127.0.0.1:4999',
      adminEmail: 'admin@example.com',
      adminPassword: 'a local password',
    },
    log: () => {},
  });
  onTestFinished(() => backend.close());
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
    { timeout: 60_000 },
  );
}, 120_000);
