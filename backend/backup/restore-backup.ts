import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { chownSync, createWriteStream, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { findPostgres } from '../postgres/binaries.ts';
import { CLUSTER } from '../postgres/cluster.ts';
import { startPostgresServer } from '../postgres/postgres-server.ts';
import { noteSizes } from '../postgres/relation-sizes.ts';
import { SERVER_FOLDER } from '../postgres/server-folder.ts';
import { WITHOUT_SYNC } from '../postgres/server-settings.ts';
import { serverUserOf } from '../postgres/server-user.ts';
import { SITE_DATABASE } from '../database/server-database.ts';
import { syncFolder } from '@talent/node/data-folder/sync-folder';
import { AGE_SUFFIX } from './archive/age.ts';
import { hashFile, readArchive, type ArchiveEntry } from './archive/read-archive.ts';
import { RestoreError } from './backup-errors.ts';
import { checkDatabase } from './cluster/check-database.ts';
import { countRows, type RowCounts } from './cluster/count-rows.ts';
import { withOwner } from './cluster/running-server.ts';
import { PARTS, readManifest, type Manifest, type PartName } from './manifest.ts';

export interface RestoreOptions {
  /** Folder of the backup. */
  backup: string;
  /** Data folder that is made; a missing or an empty one. */
  to: string;
  /** Private keys of age, for an encrypted backup. */
  identities: readonly string[];
  /** File with the keys, where they were kept elsewhere; by default the backup's own. */
  keys?: string;
  log?: (line: string) => void;
}

export interface Restored {
  manifest: Manifest;
  rows: RowCounts;
  parts: PartName[];
}

/**
 * Makes a data folder from a backup. Every file is compared with its hash before anything is unpacked, and the database
 * is started once: it replays its log, every table and index is checked, and rows are counted. The folder gets its name
 * when all of that is right.
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
    const rows = await startOnce(unfinished, manifest);
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

/** The files to unpack, each as long as the manifest says and with its hash. */
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
      // Keys may be kept in another place than the rest.
      if (part === 'keys' && !isElsewhere) continue;
      throw new RestoreError(`The backup is not complete: ${path} cannot be read.`);
    }
    if (!isElsewhere && (found.size !== facts.size || found.sha256 !== facts.sha256)) {
      throw new RestoreError(
        `${path} is damaged: it is not what was backed up. Take another backup.`,
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

async function startOnce(dataDir: string, manifest: Manifest): Promise<RowCounts> {
  const binaries = findPostgres();
  if (binaries === null) throw new RestoreError('npm has no PostgreSQL server for this platform.');
  const [major] = manifest.database.version.split('.');
  if (major !== binaries.version.split('.')[0]) {
    throw new RestoreError(
      `The backup is of PostgreSQL ${manifest.database.version}, and this is ${binaries.version}: ` +
        'restore with the commit that made it.',
    );
  }
  const server = await startPostgresServer({
    ...{ path: join(dataDir, SERVER_FOLDER), binaries, password: 'only for this start' },
    // Everything is flushed once, when it is known to be right.
    settings: WITHOUT_SYNC,
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
    noteSizes(join(dataDir, SERVER_FOLDER));
  }
}

function wrongCounts(expected: Manifest['database']['rows'], rows: RowCounts): string[] {
  return Object.entries(expected).flatMap(([name, [least, most]]) => {
    const count = rows[name];
    if (count !== undefined && count >= least && count <= most) return [];
    const range = least === most ? `${least}` : `${least} to ${most}`;
    return [`${name} has ${count ?? 'no'} rows in place of ${range}`];
  });
}

/** Flushes a folder with all below it, many files at a time: the disk then writes them together. */
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
