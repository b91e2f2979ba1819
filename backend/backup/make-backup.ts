import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CLUSTER } from '../postgres/cluster.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { SITE_DATABASE } from '../database/server-database.ts';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import { syncFolder } from '@talent/node/data-folder/sync-folder';
import { AGE_SUFFIX } from './archive/age.ts';
import { packFile, packFolder, sizeOfFolder } from './archive/pack-folder.ts';
import { writeArchive, type ArchiveWriter } from './archive/write-archive.ts';
import { BackupError, DamagedDatabaseError } from './backup-errors.ts';
import { backupName, removeUnfinished, UNFINISHED, type Backup } from './backup-list.ts';
import { checkDatabase } from './cluster/check-database.ts';
import { copyCluster } from './cluster/copy-cluster.ts';
import { countRows, type RowCounts } from './cluster/count-rows.ts';
import { findServer, withOwner } from './cluster/running-server.ts';
import { MANIFEST, type Manifest, type PartName } from './manifest.ts';

export interface BackupOptions {
  dataDir: string;
  /** Folder that gets the backup as a folder of its own; made when missing. */
  folder: string;
  /** Public keys of age; none: the backup is not encrypted. */
  recipients: readonly string[];
  /** Adds the keys to an unencrypted backup outside of the data folder too. */
  withKeys?: boolean;
  /** Releases are in a bucket, and not in the data folder. */
  isStoreElsewhere?: boolean;
  now?: () => Date;
}

/** The keys of a data folder. */
const KEY_FILES = ['secrets.json', 'release-key.json'];

/** A backup never takes the last room from the database, bytes. */
const SPARE_ROOM = 256 * 1024 * 1024;

/**
 * Makes a backup of a data folder whose database server runs. It is written under another name, flushed and renamed:
 * under its own name it is complete.
 *
 * Keys go into it when it is encrypted or stays in the data folder, where they are anyway.
 * @throws DamagedDatabaseError, BackupError, SecretsFileError
 */
export async function makeBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, folder, now = () => new Date() } = options;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    await assertRoom(options);
  } catch (error) {
    throw readable(error, folder);
  }
  const began = now();
  const unfinished = join(folder, `${UNFINISHED}${process.pid}-${backupName(began)}`);
  const server = await findServer(dataDir);
  try {
    await mkdir(unfinished, { mode: 0o700 });
    const { manifest, at } = await writeParts(options, server.address, unfinished, began);
    await writeSynced(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await syncFolder(unfinished);
    const path = join(folder, backupName(at));
    await rename(unfinished, path);
    await syncFolder(folder);
    return { at, path, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw readable(error, folder);
  } finally {
    server.close();
  }
}

async function writeParts(
  options: BackupOptions,
  address: Awaited<ReturnType<typeof findServer>>['address'],
  folder: string,
  began: Date,
): Promise<{ manifest: Manifest; at: Date }> {
  const { dataDir, recipients, now = () => new Date() } = options;
  const parts: Manifest['parts'] = {};
  const write = async (
    part: PartName,
    fill: (archive: ArchiveWriter) => Promise<void>,
  ): Promise<void> => {
    const file = `${part}.tar.zst${recipients.length > 0 ? AGE_SUFFIX : ''}`;
    parts[part] = { file, ...(await writeArchive(join(folder, file), recipients, fill)) };
  };

  let at = began;
  const database = await withOwner(address, SITE_DATABASE, async (reader) => {
    const damage = await checkDatabase(reader);
    if (damage.length > 0) throw new DamagedDatabaseError(damage);
    let before: RowCounts = {};
    let log = { start: '', stop: '', timeline: 1 };
    await withOwner(address, SITE_DATABASE, (owner) =>
      write('database', async (archive) => {
        log = await copyCluster(owner, join(dataDir, SERVER_FOLDER, CLUSTER), archive, async () => {
          before = await countRows(reader);
          at = now();
        });
      }),
    );
    const [about] = await reader<{ version: string; migration: string | null }[]>`
      select current_setting('server_version') as version,
        (select max(version) from supabase_migrations.schema_migrations) as migration`;
    const rows = rangeOf(before, await countRows(reader));
    return { version: about?.version ?? '', migration: about?.migration ?? null, ...log, rows };
  });
  // After the database: a file that a row names is there. Before the rest of the store: its revisions name versions.
  await write('files', (archive) => packFolder(archive, dataDir, 'files'));
  if (options.isStoreElsewhere !== true) {
    await write('store', (archive) => packFolder(archive, dataDir, 'store', ['registry']));
  }
  if (takesKeys(options)) {
    await write('keys', async (archive) => {
      for (const name of KEY_FILES) await packFile(archive, dataDir, name);
    });
  }
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    took: now().getTime() - began.getTime(),
    isEncrypted: recipients.length > 0,
    database,
    parts,
  };
  return { manifest, at };
}

/** Whether the keys of the site go into a backup like this. */
export function takesKeys({ dataDir, folder, recipients, withKeys }: BackupOptions): boolean {
  const inside = !relative(dataDir, folder).startsWith('..');
  return recipients.length > 0 || withKeys === true || inside;
}

function rangeOf(before: RowCounts, after: RowCounts): Record<string, [number, number]> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const counts = [before[name] ?? 0, after[name] ?? 0] as const;
      return [name, [Math.min(...counts), Math.max(...counts)]];
    }),
  );
}

async function assertRoom({ dataDir, folder }: BackupOptions): Promise<void> {
  const sizes = ['database', 'files', 'store'].map((name) => sizeOfFolder(join(dataDir, name)));
  const content = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  const room = bavail * bsize;
  if (room >= content + SPARE_ROOM) return;
  throw new BackupError(
    `There is no room for a backup in ${folder}: ${megabytes(room)} MB are free, and up to ` +
      `${megabytes(content)} MB are needed, beside ${megabytes(SPARE_ROOM)} MB that stay for the database. ` +
      'Make room, or set BACKUP_DIR to a folder on another disk.',
    { code: 'backup-no-room' },
  );
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

/** Errors of the operating system and of the server, in a sentence. */
function readable(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error;
  if (isFileTrouble(error)) {
    const options = {
      cause: error,
      ...(error.code === 'ENOSPC' && { code: 'backup-no-room' as const }),
    };
    return new BackupError(`No backup was made in ${folder}: ${error.message}`, options);
  }
  if (error.name !== 'PostgresError') return error;
  return new BackupError(`No backup was made: the database says: ${error.message}`, {
    cause: error,
  });
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
