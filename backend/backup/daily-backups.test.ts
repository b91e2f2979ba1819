import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startTestStack } from '../testing/test-stack.ts';
import { testDir } from '@talent/node/testing/test-dir';
import { listBackups } from './backup-list.ts';
import { startDailyBackups, type DailyOptions } from './daily-backups.ts';
import { putManifest } from './testing/drill-backup.ts';

const stack = await startTestStack({ server: 'own' });
afterAll(() => stack.stop());

const NOW = new Date('2026-11-22T12:00:00.000Z');

function start(options: Partial<DailyOptions> = {}) {
  const folder = join(testDir(), 'backups');
  const lines: string[] = [];
  const daily = startDailyBackups({
    dataDir: stack.dataDir,
    folder,
    recipients: [],
    now: () => NOW,
    log: (line) => lines.push(line),
    ...options,
  });
  onTestFinished(() => daily.stop());
  return { daily, folder, lines };
}

/** A complete backup of a time and a position in the log, as far as the list is concerned. */
function putBackup(folder: string, at: string, stop = '0/2', timeline = 1): void {
  putManifest(folder, {
    format: 1,
    at,
    took: 1,
    isEncrypted: false,
    parts: {},
    database: { version: '18.4', migration: null, start: '0/1', stop, timeline, rows: {} },
  });
}

test('makes one backup where there is none, shared by all callers, and no other while it is fresh', async () => {
  const { daily, folder, lines } = start();
  // One that is unfinished does not count, and one of a killed process is deleted: no process has this number.
  mkdirSync(join(folder, '2026-11-22T110000Z'), { recursive: true });
  mkdirSync(join(folder, '.unfinished-99999999-2026-11-22T110500Z'));
  await Promise.all([daily.makeIfStale(), daily.makeIfStale()]);
  await daily.makeIfStale();
  expect(readdirSync(folder)).toEqual(['2026-11-22T110000Z', '2026-11-22T120000Z']);
  expect(await listBackups(folder)).toHaveLength(1);
  expect(lines).toEqual([expect.stringMatching(/^Backup: .*2026-11-22T120000Z, in [\d.]+ s$/)]);
});

test('makes one when the newest is older than 24 hours, and deletes those that the rules no longer keep; a clock that was ahead hides none', async () => {
  const { daily, folder, lines } = start();
  putBackup(folder, '2026-11-21T11:00:00.000Z', '0/7');
  putBackup(folder, '2026-11-21T10:00:00.000Z', '0/6');
  for (const month of ['03', '06', '09'])
    putBackup(folder, `2030-${month}-01T12:00:00.000Z`, '0/5');
  for (let day = 10; day < 22; day += 1) putBackup(folder, `2029-11-${day}T12:00:00.000Z`, '0/4');
  await daily.makeIfStale();
  expect(readdirSync(folder)).toEqual([
    '2026-11-21T110000Z',
    '2026-11-22T120000Z',
    '2029-11-10T120000Z',
    '2029-11-11T120000Z',
    '2030-03-01T120000Z',
    '2030-06-01T120000Z',
    '2030-09-01T120000Z',
  ]);
  expect(lines[1]).toContain('Backup deleted, as a newer one is kept');
});

test('the newest is the newest by the database: its log only grows, and a restore begins a timeline', async () => {
  const folder = join(testDir(), 'backups');
  putBackup(folder, '2029-11-22T12:00:00.000Z', '0/9000000');
  putBackup(folder, '2026-11-20T12:00:00.000Z', '0/10000000');
  putBackup(folder, '2026-11-19T12:00:00.000Z', '1/0');
  putBackup(folder, '2026-11-18T12:00:00.000Z', '0/3000000', 2);
  expect((await listBackups(folder)).map(({ at }) => at.toISOString().slice(0, 10))).toEqual([
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2029-11-22',
  ]);
});

test('a folder that cannot be written rejects with the reason, which automatic backups log', async () => {
  const file = join(testDir(), 'a-file');
  writeFileSync(file, '');
  const failures: unknown[] = [];
  const { daily, lines } = start({
    folder: join(file, 'backups'),
    firstAfterMs: 1,
    everyMs: 3_600_000,
    onFailure: (error) => failures.push(error),
  });
  await expect(daily.makeIfStale()).rejects.toThrow('No backup was made in');
  await expect.poll(() => failures).toHaveLength(1);
  expect(lines[0]).toContain('No backup was made in');
});
