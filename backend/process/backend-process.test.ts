import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { identityOfProcess } from '@talent/node/data-folder/process-identity';
import { loadOrCreateSecrets } from '../secrets/local-secrets.ts';
import { openStackDatabase } from '../stack/stack-database.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { prepareDatabase } from '../testing/template-cluster.ts';
import { startBackendProcess } from './backend-process.ts';
import { descendantsOf, sessionPriority } from './lower-priority.ts';

const SITE = 'http://127.0.0.1:4999';
/** For a start beside whatever else the machine does, ms: a backend that runs has a low priority. */
const PATIENCE_MS = 150_000;

vi.setConfig({ testTimeout: 3 * PATIENCE_MS });

const admin = { adminEmail: 'admin@example.com', adminPassword: 'a local password' };

/** @param stopMs of the shared one, whose stop finds it hung */
async function start(dataDir: string, stopMs = 10_000) {
  const { publishableKey: apikey } = await loadOrCreateSecrets(dataDir);
  const lines: string[] = [];
  const troubles: string[] = [];
  const backend = await startBackendProcess({
    start: { dataDir, siteUrl: SITE, ...admin },
    log: (line) => lines.push(line),
    onTrouble: (trouble) => troubles.push(trouble.message),
    stopMs,
  });
  const get = (path: string) => backend.fetch(new Request(SITE + path, { headers: { apikey } }));
  return { backend, apikey, lines, troubles, get };
}

const serverPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const answersAgain = (get: (path: string) => Promise<Response>) =>
  vi.waitFor(async () => expect((await get('/rest/v1/jobs?limit=1')).status).toBe(200), {
    timeout: PATIENCE_MS,
  });

// A start takes seconds: the tests share one, and the last of them ends it.
const sharedDir = mkdtempSync(join(tmpdir(), 'talent-backend-'));
let started: ReturnType<typeof start> | null = null;
const running = () => (started ??= prepareDatabase(sharedDir).then(() => start(sharedDir, 500)));
afterAll(async () => {
  await (await started)?.backend.close();
  rmSync(sharedDir, { recursive: true, force: true });
});

test('the backend answers from its own process, and this process is not blocked while it computes', async () => {
  const { backend, get, apikey } = await running();
  expect(backend.pid()).not.toBe(process.pid);
  expect((await get('/rest/v1/blog_posts?select=slug&limit=1')).status).toBe(200);
  // Hashing passwords takes the backend a while; this process sees no pause in it.
  let turns = 0;
  let isOver = false;
  const guesses = Array.from({ length: 4 }, (_, index) =>
    backend.fetch(
      new Request(`${SITE}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: admin.adminEmail, password: `wrong ${index}` }),
      }),
    ),
  );
  void Promise.all(guesses).then(() => (isOver = true));
  while (!isOver) {
    await pause(1);
    turns += 1;
  }
  expect((await guesses[0])?.status).toBe(400);
  expect(turns).toBeGreaterThan(20);
});

test('an attacker on the machine cannot go around the gateway: the port asks for a token', async () => {
  const { backend } = await running();
  const listening = readFileSync(`/proc/${backend.pid()}/net/tcp`, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.startsWith('0100007F:'))
    .map(([, local = '']) => Number.parseInt(local.slice(9), 16));
  const answers = await Promise.all(
    listening.map((port) =>
      fetch(`http://127.0.0.1:${port}/rest/v1/blog_posts`, {
        headers: { 'x-backend-token': 'x'.repeat(43) },
        signal: AbortSignal.timeout(2000),
      }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  expect(answers).toContain(403);
});

test.each(['the backend', 'the database server'])(
  'when %s is killed it is started again, with everything that was acknowledged',
  async (which) => {
    const { backend, lines, get } = await running();
    const first = backend.pid() ?? 0;
    lines.length = 0;
    expect((await backend.health()).database).toBe('ok');
    if (which === 'the backend') {
      const isGone = vi.waitFor(() => expect(backend.pid()).toBeNull(), { interval: 1 });
      process.kill(first, 'SIGKILL');
      expect((await backend.health()).database).toBe('failing');
      await isGone;
      await expect(get('/rest/v1/jobs')).rejects.toMatchObject({ code: 'BACKEND_DOWN' });
    } else process.kill(serverPid(sharedDir), 'SIGKILL');
    await vi.waitFor(() => expect([null, first]).not.toContain(backend.pid()), {
      timeout: PATIENCE_MS,
    });
    await answersAgain(get);
    expect(lines.join('\n')).toMatch(/The backend ended by itself .*: restarting it\./);
  },
);

test('a backend that hangs is ended and started again, with a line for the log and one for staff; a stop of a hung one leaves nothing behind', async () => {
  const { backend, lines, get } = await running();
  const first = backend.pid();
  process.kill(first ?? 0, 'SIGSTOP');
  await vi.waitFor(() => expect([null, first]).not.toContain(backend.pid()), {
    timeout: PATIENCE_MS,
  });
  await answersAgain(get);
  const message = 'The backend has not answered for 5 s: it is ended and restarted.';
  expect(lines).toContain(message);
  expect((await backend.health()).messages).toContainEqual({
    kind: 'hung',
    message,
    at: expect.any(String),
  });
  const pids = [backend.pid() ?? 0, serverPid(sharedDir)];
  process.kill(backend.pid() ?? 0, 'SIGSTOP');
  await backend.close();
  expect(pids.map(identityOfProcess)).toEqual([null, null]);
});

test('when the site is killed, the backend and its database end by themselves', async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const program = `
    import { startBackendProcess } from ${JSON.stringify(join(import.meta.dirname, 'backend-process.ts'))};
    const start = ${JSON.stringify({ dataDir, siteUrl: SITE, ...admin })};
    const backend = await startBackendProcess({ start, log: () => {} });
    console.log(backend.pid());
    setInterval(() => {}, 1000);`;
  const site = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(site.stdout, 'data')) as [Buffer];
  const pids = [Number(printed.toString()), serverPid(dataDir)];
  expect(pids.map(identityOfProcess)).not.toContain(null);
  site.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.map(identityOfProcess)).toEqual([null, null]), {
    timeout: PATIENCE_MS,
  });
});

test('a table file that was cut in half before the start is in its health and in the log; all processes have a lower priority; a stop after a kill of the backend leaves none behind', async () => {
  const dataDir = testDir();
  await prepareDatabase(dataDir);
  const stopped = await openStackDatabase({ dataDir, password: '' });
  const { rows } = await stopped.database.query<{ path: string }>(
    "select pg_relation_filepath('public.salary_bands') as path",
  );
  await stopped.close();
  const path = rows[0]?.path ?? '';
  const file = join(dataDir, 'database/cluster', path);
  const message = `${path} has 8192 bytes, and had ${statSync(file).size} at the last stop`;
  truncateSync(file, 8192);
  const { backend, troubles } = await start(dataDir);
  expect(troubles).toContain(message);
  const health = await backend.health();
  expect(health.database).toBe('damaged');
  expect(health.messages.map((each) => each.message)).toContain(message);

  const pid = backend.pid() ?? 0;
  await vi.waitFor(() => expectLowerPriority(pid), { timeout: PATIENCE_MS });

  const pids = [pid, serverPid(dataDir)];
  process.kill(pid, 'SIGKILL');
  // Until the system has closed the channel: this process has not heard of the end yet.
  while (identityOfProcess(pid) !== null);
  await backend.close();
  expect(pids.map(identityOfProcess)).toEqual([null, null]);
});

/** The backend, its database and each connection, whatever session they are in. */
function expectLowerPriority(pid: number): void {
  const lower = (priority: number): number => Math.min(19, priority + 10);
  const ofTests = sessionPriority(process.pid);
  const all = [pid, ...descendantsOf(pid)];
  // The backend, the server, its helpers and at least one connection.
  expect(all.length).toBeGreaterThan(5);
  expect(new Set(all.map(getPriority))).toEqual(new Set([lower(getPriority())]));
  // Null where the system has no sessions, and for what began before every session.
  const ofSessions = all.map(sessionPriority).filter((priority) => priority !== null);
  expect(ofSessions).toEqual(ofSessions.map(() => lower(ofTests ?? 0)));
}
