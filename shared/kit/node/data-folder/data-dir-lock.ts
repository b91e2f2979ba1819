import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachingFile } from './file-trouble.ts';
import { createPrivateFile } from './private-file.ts';
import { identityOfProcess } from './process-identity.ts';

/** Another running process uses the data folder. The message names it. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError';
  readonly code = 'DATA_DIR_LOCKED';
  readonly pid: number;
  readonly command: string;
  readonly dataDir: string;

  constructor(dataDir: string, holder: LockEntry) {
    super(
      `The data folder ${dataDir} is in use by process ${holder.pid} (${holder.command}). ` +
        'Stop that process, or start this one with another data folder.',
    );
    this.pid = holder.pid;
    this.command = holder.command;
    this.dataDir = dataDir;
  }
}

type LockEntry = { pid: number; identity: string; command: string };
export type DataDirLock = {
  /** Releases the folder. Further calls do nothing. */
  release(): void;
};

/**
 * Locks the data folder for this process, creating it if needed. The lock of a process that has ended, even by `kill -9`, is taken
 * over.
 *
 * Each holder is one file `lock/<number>.json`, and the highest number counts. A file appears whole or not at all (`link` fails when
 * the name exists), and the highest is never deleted, so two processes that both find a dead holder cannot both take the lock.
 *
 * @param options.command name of this process in another one's error, such as `npm start`
 * @throws DataDirLockedError while another process, or this one already, holds it; DataFileError where the folder cannot be written
 */
export function acquireDataDirLock(dataDir: string, options: { command: string }): DataDirLock {
  const folder = join(dataDir, 'lock');
  reachingFile('written', folder, () => mkdirSync(folder, { recursive: true, mode: 0o700 }));
  const identity = identityOfProcess(process.pid) ?? `pid ${process.pid}`;
  const own: LockEntry = { pid: process.pid, identity, command: options.command };

  for (;;) {
    const highest = highestNumber(folder);
    const holder = highest === 0 ? null : readEntry(folder, highest);
    if (holder !== null && isHeld(holder)) throw new DataDirLockedError(dataDir, holder);
    const number = highest + 1;
    if (!createPrivateFile(entryPath(folder, number), JSON.stringify(own))) continue;
    if (highestNumber(folder) > number) {
      // Another process was faster, and has already deleted older files.
      rmSync(entryPath(folder, number), { force: true });
      continue;
    }
    for (const old of numbers(folder))
      if (old < number) rmSync(entryPath(folder, old), { force: true });
    return { release: () => releaseEntry(folder, number) };
  }
}

function isHeld(entry: LockEntry): boolean {
  return entry.pid !== 0 && identityOfProcess(entry.pid) === entry.identity;
}

function releaseEntry(folder: string, number: number): void {
  // The file stays, because its number is the highest; process 0 means no holder. A successor's files are left alone.
  if (highestNumber(folder) !== number) return;
  writeFileSync(entryPath(folder, number), JSON.stringify({ pid: 0, identity: '', command: '' }));
}

function readEntry(folder: string, number: number): LockEntry | null {
  try {
    const entry: LockEntry = JSON.parse(readFileSync(entryPath(folder, number), 'utf8'));
    return entry;
  } catch {
    // Its successor has deleted it, or a full disk has cut it short.
    return null;
  }
}

function highestNumber(folder: string): number {
  return Math.max(0, ...numbers(folder));
}

function numbers(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10));
}

function entryPath(folder: string, number: number): string {
  return join(folder, `${number}.json`);
}
