import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-errors.ts';

/** A file or folder of a cluster; `name` is its path below the cluster's folder. */
export interface ClusterEntry {
  kind: 'file' | 'folder';
  name: string;
}

/**
 * Folders whose content a server recreates, and the write-ahead log, which is copied by its positions:
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA
 */
const EMPTY =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;

/** `pg_control` is copied last; the other files belong to a running server, or are recreated. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|global\/pg_control)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init(\.\d+)?)$/;

/** Folders inside the empty ones that a server needs. */
const KEPT_FOLDERS = ['pg_wal/archive_status', 'pg_wal/summaries'];

/** A file with pages of a table or an index: its number, its fork, and the number of its gigabyte. */
const PAGES = /^(?:global|base\/\d+)\/\d+(?:_(?:fsm|vm|init))?(?:\.(\d+))?$/;

const PAGES_OF_A_FILE = 131_072;

/**
 * Lists the files of a cluster that a backup copies, without the write-ahead log and `pg_control`.
 * @throws BackupError where a part of the cluster is in another place
 */
export async function listCluster(cluster: string): Promise<ClusterEntry[]> {
  const entries: ClusterEntry[] = [];
  async function walk(folder: string): Promise<void> {
    const found = await readdir(join(cluster, folder), { withFileTypes: true });
    for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        throw new BackupError(`${join(cluster, name)} is a link: a backup holds one folder only.`);
      }
      if (LEFT_OUT.test(name)) continue;
      if (!entry.isDirectory()) {
        if (entry.isFile() && !EMPTY.test(name)) entries.push({ kind: 'file', name });
      } else if (!EMPTY.test(name)) {
        entries.push({ kind: 'folder', name });
        await walk(name);
      }
    }
  }
  await walk('');
  return [...entries, ...KEPT_FOLDERS.map((name) => ({ kind: 'folder' as const, name }))];
}

/** Number of the first page of a file with pages; null for other files. */
export function firstPageOf(name: string): number | null {
  const found = PAGES.exec(name);
  return found === null ? null : Number(found[1] ?? 0) * PAGES_OF_A_FILE;
}
