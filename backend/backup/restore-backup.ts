import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { chownSync, createWriteStream, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findPostgres } from '../postgres/binaries.ts';
import { CLUSTER } from '../postgres/cluster.ts';
import { startPostgresServer, WITHOUT_SYNC } from '../postgres/postgres-server.ts';
import { noteSizes } from '../postgres/relation-sizes.ts';
import { SERVER_FOLDER, serverUserOf } from '../postgres/server-folder.ts';
import { SITE_DATABASE } from '../database/server-database.ts';
import { syncFolder } from '@talent/node/data-folder/sync-folder';
import { AGE_SUFFIX } from './archive/age.ts';
import { hashFile, readArchive, type ArchiveEntry } from './archive/read-archive.ts';
import { RestoreError } from './backup-errors.ts';
import { listBackups } from './backup-list.ts';
import { checkDatabase, countRows, type RowCounts } from './cluster/check-database.ts';
import { withOwner } from './cluster/running-server.ts';
import { PARTS, readManifest, type Manifest, type PartName } from './manifest.ts';

export interface RestoreOptions {
  backup: string;
  /** The new data folder; missing or empty. */
  to: string;
  /** Private keys of age, for an encrypted backup. */
  identities: readonly string[];
  /** File with the site's keys, where they are kept in another place; by default the backup's own. */
  keys?: string;
  log?: (line: string) => void;
}

export interface Restored {
  manifest: Manifest;
  rows: RowCounts;
  parts: PartName[];
}

/**
 * Makes a data folder from a backup. Every file is compared with its hash before anything is unpacked. The database is started once:
 * it replays its log, every table and index is checked, and rows are counted. Only then the folder gets its name.
 * @throws RestoreError
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, to, identities, log = () => {} } = options;
  const manifest = await readManifest(backup);
  if (manifest.isEncrypted && identities.length === 0) {
    throw new RestoreError(
      'This backup is encrypted: name the file with its key, --identity FILE.',
    );
  }
  await assertEmpty(to);
  const files = await checkedFiles(options, manifest);
  const unfinished = `${to}.unfinished-${process.pid}`;
  try {
    await mkdir(dirname(to), { recursive: true });
    await mkdir(unfinished, { mode: 0o700 });
    for (const [part, file] of files) {
      log(`Unpacking ${part}`);
      await unpack(part, file, unfinished, identities);
    }
    log('Starting the database: it replays its log and is checked');
    const beside = await listBackups(dirname(resolve(backup)));
    const known = beside.map((other) => other.manifest.database.timeline);
    const rows = await startOnce(unfinished, manifest, Math.max(0, ...known));
    await flush(unfinished);
    await rm(to, { recursive: true, force: true });
    await rename(unfinished, to);
    await syncFolder(dirname(to));
    return { manifest, rows, parts: files.map(([part]) => part) };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (error instanceof RestoreError || !(error instanceof Error)) throw error;
    throw new RestoreError(`The backup was not restored: ${error.message}`, { cause: error });
  }
}

async function assertEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const isEmpty = (await stat(folder)).isDirectory() && (await readdir(folder)).length === 0;
  if (isEmpty) return;
  throw new RestoreError(
    `${folder} is not empty. A backup is restored into a new folder, and nothing is overwritten: name one that does not exist.`,
  );
}

/** The files to unpack, with the sizes and hashes of the manifest. */
async function checkedFiles(
  { backup, keys }: RestoreOptions,
  manifest: Manifest,
): Promise<[PartName, string][]> {
  const files: [PartName, string][] = [];
  for (const part of PARTS) {
    const facts = manifest.parts[part];
    const isElsewhere = part === 'keys' && keys !== undefined;
    if (facts === undefined) {
      if (isElsewhere) files.push([part, keys]);
      continue;
    }
    const path = isElsewhere ? keys : join(backup, facts.file);
    const found = await hashFile(path).catch(() => null);
    if (found === null) {
      // Keys may be kept in another place.
      if (part === 'keys' && !isElsewhere) continue;
      throw new RestoreError(`The backup is not complete: ${path} cannot be read.`);
    }
    if (!isElsewhere && (found.size !== facts.size || found.sha256 !== facts.sha256)) {
      throw new RestoreError(
        `${path} is damaged: its hash is not that of the backup. Take another backup.`,
      );
    }
    files.push([part, path]);
  }
  if (!files.some(([part]) => part === 'database')) {
    throw new RestoreError(`${backup} holds no database.`);
  }
  return files;
}

async function unpack(
  part: PartName,
  file: string,
  dataDir: string,
  identities: readonly string[],
): Promise<void> {
  if (file.endsWith(AGE_SUFFIX) && identities.length === 0) {
    throw new RestoreError(`${file} is encrypted: name the file with its key, --identity FILE.`);
  }
  const root = part === 'database' ? join(dataDir, SERVER_FOLDER, CLUSTER) : dataDir;
  await mkdir(root, { recursive: true, mode: 0o700 });
  const user = part === 'database' ? serverUserOf(join(dataDir, SERVER_FOLDER)) : null;
  const own = (path: string): void => {
    if (user !== null) chownSync(path, user.uid, user.gid);
  };
  own(root);
  await readArchive(file, identities, async (entry) => {
    const path = join(root, entry.name);
    await writeEntry(entry, path);
    own(path);
  });
}

async function writeEntry(entry: ArchiveEntry, path: string): Promise<void> {
  if (entry.kind === 'folder') {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return;
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(entry.content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  await utimes(path, entry.modified, entry.modified);
}

/**
 * Starts the database once, on a timeline of its own: backups that are made after this are newer than all that are known.
 * @param knownTimeline the highest one of the backups beside this one
 */
async function startOnce(
  dataDir: string,
  manifest: Manifest,
  knownTimeline: number,
): Promise<RowCounts> {
  const binaries = findPostgres();
  if (binaries === null) throw new RestoreError('npm has no PostgreSQL server for this platform.');
  const [major] = manifest.database.version.split('.');
  if (major !== binaries.version.split('.')[0]) {
    throw new RestoreError(
      `The backup is of PostgreSQL ${manifest.database.version}, and this is ${binaries.version}: ` +
        'restore with the commit that made it.',
    );
  }
  const path = join(dataDir, SERVER_FOLDER);
  const taken = await takeTimelines(path, manifest.database.timeline, knownTimeline);
  const server = await startPostgresServer({
    path,
    binaries,
    password: 'only for this start',
    // Everything is flushed once, after the checks. It accepts connections only when the log is replayed.
    settings: { ...WITHOUT_SYNC, ...NEW_TIMELINE, hot_standby: 'off' },
  });
  try {
    return await withOwner(server.address, SITE_DATABASE, async (owner) => {
      const damage = await checkDatabase(owner);
      const rows = await countRows(owner);
      const wrong = [...damage, ...wrongCounts(manifest.database.rows, rows)];
      if (wrong.length === 0) return rows;
      throw new RestoreError(
        `The restored database is not right:\n  ${wrong.slice(0, 10).join('\n  ')}\nTake another backup.`,
      );
    });
  } finally {
    await server.stop();
    for (const file of taken) await rm(file);
    noteSizes(path);
  }
}

/** With `recovery.signal`, a start replays the log that is there, and then begins a timeline. */
const NEW_TIMELINE = { restore_command: 'exit 1', recovery_target_timeline: 'current' } as const;

/** Asks for a new timeline. Its number is the next without a history file, so that empty ones make it skip those that are known. */
async function takeTimelines(folder: string, own: number, known: number): Promise<string[]> {
  const cluster = join(folder, CLUSTER);
  const user = serverUserOf(folder);
  const taken: string[] = [];
  for (let timeline = own + 1; timeline <= known; timeline += 1) {
    const name = timeline.toString(16).toUpperCase().padStart(8, '0');
    taken.push(join(cluster, 'pg_wal', `${name}.history`));
  }
  for (const file of [...taken, join(cluster, 'recovery.signal')]) {
    await writeFile(file, '', { mode: 0o600 });
    if (user !== null) chownSync(file, user.uid, user.gid);
  }
  return taken;
}

function wrongCounts(expected: Manifest['database']['rows'], rows: RowCounts): string[] {
  return Object.entries(expected).flatMap(([name, [least, most]]) => {
    const count = rows[name];
    if (count !== undefined && count >= least && count <= most) return [];
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return [`${name} has ${count ?? 'no'} rows in place of ${range}`];
  });
}

/** Flushes a folder with all files below it, many at a time, which is faster. */
async function flush(path: string): Promise<void> {
  const folders = [path];
  const files: string[] = [];
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const inner = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(inner);
    else if (entry.isFile()) files.push(inner);
  }
  const next = files.values();
  const workers = Array.from({ length: 32 }, async () => {
    for (const file of next) {
      const handle = await open(file, 'r+');
      await handle.sync();
      await handle.close();
    }
  });
  await Promise.all(workers);
  for (const folder of folders) await syncFolder(folder);
}
