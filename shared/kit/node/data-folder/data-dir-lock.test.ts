import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeTurn } from './take-turn.ts';
import { acquireDataDirLock, DataDirLockedError } from './data-dir-lock.ts';
import { testDir } from '../testing/test-dir.ts';
import { identityOfProcess } from './process-identity.ts';

const command = 'npm start';

/** Takes the lock in a process of its own and prints the outcome; holds it until its input ends. */
function startHolder(dataDir: string) {
  const script = `
    import { acquireDataDirLock } from ${JSON.stringify(join(import.meta.dirname, 'data-dir-lock.ts'))};
    try { acquireDataDirLock(${JSON.stringify(dataDir)}, { command: 'npm start' }); console.log('held'); }
    catch (error) { console.log(error.code); }
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const outcome = new Promise<string>((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, outcome, ended };
}

test('a folder is taken once, and again after it was released', () => {
  const dataDir = testDir();
  const lock = acquireDataDirLock(dataDir, { command });
  expect(() => acquireDataDirLock(dataDir, { command })).toThrow(DataDirLockedError);
  lock.release();
  lock.release();
  acquireDataDirLock(dataDir, { command }).release();
  expect(readdirSync(join(dataDir, 'lock'))).toHaveLength(1);
});

test('the error names the process, its command and the folder, and says what to do', async () => {
  const dataDir = testDir();
  const { child, outcome } = startHolder(dataDir);
  expect(await outcome).toBe('held');
  expect(() => acquireDataDirLock(dataDir, { command })).toThrow(
    `The data folder ${dataDir} is in use by process ${child.pid} (npm start). ` +
      'Stop that process, or start this one with another data folder.',
  );
});

test('the lock of a killed process is taken over', async () => {
  const dataDir = testDir();
  const { child, outcome, ended } = startHolder(dataDir);
  expect(await outcome).toBe('held');
  child.kill('SIGKILL');
  await ended;
  expect(() => acquireDataDirLock(dataDir, { command })).not.toThrow();
});

test('a lock whose process id now belongs to another process is taken over', () => {
  const dataDir = testDir();
  acquireDataDirLock(dataDir, { command });
  const [file] = readdirSync(join(dataDir, 'lock'));
  const entry = { pid: process.pid, identity: 'boot of last week start 1', command };
  writeFileSync(join(dataDir, 'lock', file ?? ''), JSON.stringify(entry));
  expect(() => acquireDataDirLock(dataDir, { command })).not.toThrow();
});

test('of several processes that find a dead holder at once exactly one takes over', async () => {
  const dataDir = testDir();
  const first = startHolder(dataDir);
  await first.outcome;
  first.child.kill('SIGKILL');
  await first.ended;
  const rivals = Array.from({ length: 5 }, () => startHolder(dataDir));
  const outcomes = await Promise.all(rivals.map(({ outcome }) => outcome));
  expect(outcomes.toSorted()).toEqual([...Array(4).fill('DATA_DIR_LOCKED'), 'held']);
}, 20_000);

test('a successor keeps its lock when the one before it releases late', () => {
  const dataDir = testDir();
  const late = acquireDataDirLock(dataDir, { command });
  const [file] = readdirSync(join(dataDir, 'lock'));
  writeFileSync(join(dataDir, 'lock', file ?? ''), 'cut short');
  acquireDataDirLock(dataDir, { command });
  late.release();
  expect(() => acquireDataDirLock(dataDir, { command })).toThrow(DataDirLockedError);
});

test('a running process keeps its identity, and another has another', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const childPid = child.pid ?? 0;
  const own = identityOfProcess(process.pid);
  expect(own).not.toBeNull();
  expect(identityOfProcess(process.pid)).toBe(own);
  // A process that had this id before would differ in its start alone, so the id must not make the difference.
  expect(identityOfProcess(childPid)).not.toBe(own);
  expect(own).not.toContain(String(process.pid));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  expect(identityOfProcess(childPid)).toBeNull();
});

test('work in a folder takes turns, waits for another process by name, and not for one that has ended', async () => {
  const dataDir = testDir();
  const { child, outcome, ended } = startHolder(dataDir);
  expect(await outcome).toBe('held');
  const notes: string[] = [];
  const done: string[] = [];
  const work = (name: string, run: () => Promise<void>) =>
    takeTurn(
      dataDir,
      name,
      (line) => notes.push(line),
      async () => {
        done.push(`${name} begins`);
        await run();
        done.push(`${name} ends`);
      },
    );
  // Expected from the start: it may fail before this process hears that the other one has ended.
  const first = expect(
    work('first', async () => Promise.reject(new Error('it fails'))),
  ).rejects.toThrow('it fails');
  child.kill('SIGKILL');
  await ended;
  await first;
  expect(notes).toEqual([`waits for process ${child.pid} (npm start)`]);
  let second: Promise<void> = Promise.resolve();
  await work('one', async () => {
    second = work('two', async () => undefined);
    await vi.waitFor(() => expect(notes).toHaveLength(2));
  });
  await second;
  expect(done).toEqual(['first begins', 'one begins', 'one ends', 'two begins', 'two ends']);
});

test('a part of the work of a process does not wait for it', async () => {
  const dataDir = testDir();
  const lock = acquireDataDirLock(dataDir, { command: 'pnpm ship' });
  const script = `
    import { takeTurn } from ${JSON.stringify(join(import.meta.dirname, 'take-turn.ts'))};
    await takeTurn(${JSON.stringify(dataDir)}, 'pnpm build', console.log, async () => console.log('built'));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('built\n');
  expect(() => acquireDataDirLock(dataDir, { command })).toThrow('pnpm ship');
  lock.release();
});
