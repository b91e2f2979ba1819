import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOfProcess } from '@talent/node/data-folder/process-identity';
import { parseLsn } from './cluster/lsn.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { namesIn } from './names-in.ts';

/** A complete backup. */
export interface Backup {
  /** Time at which its copy of the database was complete. */
  at: Date;
  /** Its folder. */
  path: string;
  manifest: Manifest;
}

/** Name of a backup's folder, by its time. */
export function backupName(at: Date): string {
  return at.toISOString().replace(/:|\.\d+/g, '');
}

/** Prefix of the folder of an unfinished backup; the id of its process follows. */
export const UNFINISHED = '.unfinished-';

const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;

/** All complete backups, the newest first by the database's own order. Other folders are skipped. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const backups: Backup[] = [];
  for (const name of (await namesIn(folder)) ?? []) {
    if (!NAME.test(name)) continue;
    const path = join(folder, name);
    const manifest = await readManifest(path).catch(() => null);
    if (manifest !== null) backups.push({ at: new Date(manifest.at), path, manifest });
  }
  return backups.toSorted((a, b) => compareHistory(b.manifest, a.manifest));
}

/**
 * Compares two copies of one database: each restore begins a new timeline, and on a timeline the write-ahead log only grows. The
 * times say nothing, because a clock may have been wrong.
 */
function compareHistory({ database: a }: Manifest, { database: b }: Manifest): number {
  return a.timeline - b.timeline || Number(parseLsn(a.stop) - parseLsn(b.stop));
}

/**
 * The newest complete backup of a data folder; null: there is none.
 * @param folder of the backups, which `BACKUP_DIR` overrides
 */
export async function latestBackup(
  dataDir: string,
  folder: string = join(dataDir, 'backups'),
): Promise<Backup | null> {
  const [newest = null] = await listBackups(folder);
  return newest;
}

/** Deletes the backups that the rules do not keep, and returns their folders. The newest always stays. */
export async function pruneBackups(folder: string): Promise<string[]> {
  const stale = staleBackups(await listBackups(folder));
  for (const { path } of stale) await rm(path, { recursive: true, force: true });
  return stale.map(({ path }) => path);
}

/** Deletes unfinished backups of processes that were killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await namesIn(folder)) ?? []) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
    if (pid !== process.pid && identityOfProcess(pid) !== null) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

const DAILY = 7;
const WEEKLY = 4;

const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday: weeks are counted from Monday. */
const MONDAY_MS = 4 * DAY_MS;

/**
 * The backups to delete, of a list with the newest first. Kept are the newest backup of each of the last seven days that have one, and of each of the last four
 * weeks that have one. Days without a backup do not count, so that a site that was off for a month keeps its backups. Days and
 * weeks are in UTC; a week begins on Monday.
 */
export function staleBackups<Item extends { at: Date }>(newestFirst: readonly Item[]): Item[] {
  const kept = new Set([
    ...newestOfEach(newestFirst, DAILY, (time) => Math.floor(time / DAY_MS)),
    ...newestOfEach(newestFirst, WEEKLY, (time) => Math.floor((time - MONDAY_MS) / (7 * DAY_MS))),
  ]);
  return newestFirst.filter((item) => !kept.has(item));
}

function newestOfEach<Item extends { at: Date }>(
  newestFirst: readonly Item[],
  count: number,
  periodOf: (time: number) => number,
): Item[] {
  const found = new Map<number, Item>();
  for (const item of newestFirst) {
    const period = periodOf(item.at.getTime());
    if (!found.has(period) && found.size < count) found.set(period, item);
  }
  return [...found.values()];
}
