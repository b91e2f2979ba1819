import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOfProcess } from '@talent/node/data-folder/process-identity';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import { staleBackups } from './keep-rules.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** A complete backup. */
export interface Backup {
  /** When its copy of the database was complete. */
  at: Date;
  /** Its folder. */
  path: string;
  manifest: Manifest;
}

/** Where backups of a data folder are, unless `BACKUP_DIR` says otherwise. */
export function backupsFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** Name of a backup's folder, by its time. */
export function backupName(at: Date): string {
  return at.toISOString().replace(/:|\.\d+/g, '');
}

/** Begins the name of a folder that a backup is being written into; the number of its process follows. */
export const UNFINISHED = '.unfinished-';

const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;

/** All complete backups, the newest first. A folder that holds none is passed over. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const backups: Backup[] = [];
  for (const name of await namesIn(folder)) {
    if (!NAME.test(name)) continue;
    const path = join(folder, name);
    const manifest = await readManifest(path).catch(() => null);
    if (manifest !== null) backups.push({ at: new Date(manifest.at), path, manifest });
  }
  return backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/**
 * The newest complete backup of a data folder; null: there is none.
 * @param folder where they are, when `BACKUP_DIR` names another
 */
export async function latestBackup(
  dataDir: string,
  folder: string = backupsFolder(dataDir),
): Promise<Backup | null> {
  const [newest = null] = await listBackups(folder);
  return newest;
}

/** Deletes backups that the rules keep no longer, and returns their folders. The newest always stays. */
export async function pruneBackups(folder: string): Promise<string[]> {
  const stale = staleBackups(await listBackups(folder));
  for (const { path } of stale) await rm(path, { recursive: true, force: true });
  return stale.map(({ path }) => path);
}

/** Deletes what backups of processes that have ended have left: those were killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const pid = Number(name.slice(UNFINISHED.length).split('-')[0]);
    if (pid !== process.pid && identityOfProcess(pid) !== null) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isFileTrouble(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  }
}
