import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { ArchiveWriter } from '../archive/write-archive.ts';
import { BackupError, DamagedDatabaseError } from '../backup-errors.ts';
import { listCluster } from './cluster-files.ts';
import { copyFile, type SuspectPage } from './copy-file.ts';
import { parseLsn, walFiles } from './lsn.ts';

/** Positions in the write-ahead log where a copy begins and where it is consistent. */
interface CopiedLog {
  start: string;
  stop: string;
  timeline: number;
}

/**
 * Copies the cluster of a running server by PostgreSQL's own interface for backups:
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 * @param owner one connection that stays open until the end
 * @param beforeStop runs after everything but the log is copied
 * @throws DamagedDatabaseError with every page whose checksum is wrong; BackupError
 */
export async function copyCluster(
  owner: postgres.Sql,
  cluster: string,
  archive: ArchiveWriter,
  beforeStop: () => Promise<void>,
): Promise<CopiedLog> {
  // Keeps the log from here on for this connection, however much is written meanwhile.
  const slot = `backup_${process.pid}_${Date.now()}`;
  await owner`select pg_create_physical_replication_slot(${slot}, true, true)`;
  const [begun] = await owner<{ start: string }[]>`
    select pg_backup_start('talent-site', fast => true)::text as start`;
  const suspects: SuspectPage[] = [];
  for (const { kind, name } of await listCluster(cluster)) {
    if (kind === 'folder') await archive.folder(name, 0o700);
    else await copyFile(archive, cluster, name, (page) => suspects.push(page));
  }
  await copyFile(archive, cluster, 'global/pg_control');
  await beforeStop();
  const [ended] = await owner<{ stop: string; label: string; timeline: string; now: string }[]>`
    select lsn::text as stop, labelfile as label, pg_current_wal_insert_lsn()::text as now,
      substring(labelfile from 'START TIMELINE: ([0-9]+)') as timeline
    from pg_backup_stop(wait_for_archive => false)`;
  if (begun === undefined || ended === undefined)
    throw new BackupError('The server gave no positions.');
  const log = { start: begun.start, stop: ended.stop, timeline: Number(ended.timeline) };
  const damage = damagedPages(suspects, parseLsn(log.start), parseLsn(ended.now));
  if (damage.length > 0) throw new DamagedDatabaseError(damage);
  await copyLog(owner, cluster, log, archive);
  const label = Buffer.from(ended.label);
  await archive.file(
    { name: 'backup_label', mode: 0o600, size: label.length, modified: new Date() },
    [label],
  );
  return log;
}

/**
 * The log holds the whole of each page that changed after the copy began, so a half-written page does not matter. A page with a
 * position beyond the end of the log is damaged.
 */
function damagedPages(suspects: readonly SuspectPage[], start: bigint, now: bigint): string[] {
  return suspects
    .filter(({ lsn }) => lsn < start || lsn > now)
    .map(({ file, block }) => `${file}: page ${block} has a wrong checksum`);
}

async function copyLog(
  owner: postgres.Sql,
  cluster: string,
  { start, stop, timeline }: CopiedLog,
  archive: ArchiveWriter,
): Promise<void> {
  const [setting] = await owner<{ size: string }[]>`
    select setting as size from pg_settings where name = 'wal_segment_size'`;
  const size = Number(setting?.size);
  const range = { start: parseLsn(start), stop: parseLsn(stop), timeline };
  for (const name of walFiles(range, size)) {
    const path = join(cluster, 'pg_wal', name);
    const found = await stat(path).catch(() => null);
    if (found?.size !== size) {
      throw new BackupError(`The write-ahead log lacks ${name}, which the copy needs.`);
    }
    const bytes = await readFile(path);
    await archive.file({ name: `pg_wal/${name}`, mode: 0o600, size, modified: found.mtime }, [
      bytes,
    ]);
  }
}
