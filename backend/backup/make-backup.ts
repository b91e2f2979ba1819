import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CLUSTER } from '../postgres/cluster.ts';
import type { PostgresAddress } from '../postgres/postgres-server.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { SITE_DATABASE } from '../database/server-database.ts';
import { isFileTrouble } from '@talent/node/data-folder/file-trouble';
import { syncFolder } from '@talent/node/data-folder/sync-folder';
import { AGE_SUFFIX } from './archive/age.ts';
import { writeArchive, type ArchiveWriter } from './archive/write-archive.ts';
import { BackupError, DamagedDatabaseError } from './backup-errors.ts';
import { backupName, removeUnfinished, UNFINISHED, type Backup } from './backup-list.ts';
import { checkDatabase, countRows, type RowCounts } from './cluster/check-database.ts';
import { copyCluster } from './cluster/copy-cluster.ts';
import { copyFile } from './cluster/copy-file.ts';
import { findServer, withOwner } from './cluster/running-server.ts';
import { MANIFEST, type Manifest, type PartName } from './manifest.ts';
import { packFolder, sizeOfFolder } from './pack-folder.ts';

export interface BackupOptions {
  dataDir: string;
  /** Folder of the backups, each in a folder of its own; made when missing. */
  folder: string;
  /** Public keys of age; without any the backup is not encrypted. */
  recipients: readonly string[];
  /** Adds the keys also to an unencrypted backup outside of the data folder. */
  withKeys?: boolean;
  /** Releases are in a bucket, and not in the data folder. */
  isStoreElsewhere?: boolean;
  now?: () => Date;
}

/** The keys of a data folder. */
const KEY_FILES = ['secrets.json', 'release-key.json'];

/** Room that a backup leaves for the database, bytes. */
const SPARE_ROOM = 256 * 1024 * 1024;

/**
 * Makes a backup of a data folder whose database server runs. It is written under another name, flushed and renamed, so that under
 * its own name it is complete.
 *
 * The site's keys go into it when it is encrypted, or when it stays in the data folder, which holds them anyway.
 * @throws DamagedDatabaseError, BackupError, `SECRETS_UNREADABLE`
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
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
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
  address: PostgresAddress,
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
  // Copied after the database, so that each file that a row names is there.
  await write('files', (archive) => packFolder(archive, dataDir, 'files'));
  if (options.isStoreElsewhere !== true) {
    await write('store', (archive) => packFolder(archive, dataDir, 'store', ['registry']));
  }
  if (takesKeys(options)) {
    await write('keys', async (archive) => {
      for (const name of KEY_FILES) await copyFile(archive, dataDir, name);
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

/** Whether the site's keys go into a backup with these options. */
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
      `${megabytes(content)} MB are needed, beside ${megabytes(SPARE_ROOM)} MB for the database. ` +
      'Make room, or set BACKUP_DIR to a folder on another disk.',
    { code: 'backup-no-room' },
  );
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

/** Turns errors of the operating system and of the server into a BackupError. */
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
