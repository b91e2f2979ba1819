import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readSourceState, type SourceState } from '@talent/node/workspace/source-state';
import { ownersOf, repositoryRoot } from './app.ts';

interface AppFolder {
  /** Absolute path of the app's folder. */
  folder: string;
  /** Absent: the repository that this build belongs to. */
  root?: string;
}

/** The last finished build of an app: the hash of its inputs, and the version that came of them. */
interface Stamp {
  inputs: string;
  version: string;
}

const notInputs = new Set(['node_modules', 'dist', '.cache', '.work', 'test-results', 'gallery']);
const testFile = /\.test\.tsx?$/;

/** Folders whose files an app is built from: its own, `shared/`, and those of other packages that it names. */
async function inputFolders({ folder, root = repositoryRoot }: AppFolder): Promise<string[]> {
  const shared = join(root, 'shared');
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const others = Object.keys(dependencies)
    .filter((name) => name.startsWith('@talent/'))
    .map((name) => join(folder, 'node_modules', name))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .filter((path) => !path.startsWith(shared + sep));
  return [folder, ...(await readdir(shared)).map((name) => join(shared, name)), ...others];
}

/** Hash over all inputs of a build: its folders, the lock file and the names of its owners. */
export async function inputHash(app: AppFolder): Promise<string> {
  const { root = repositoryRoot } = app;
  const files = (await Promise.all((await inputFolders(app)).map(listFiles))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, join(root, 'pnpm-lock.yaml')].sort()) {
    hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  }
  return hash.update(`\0${ownersOf(app).join(' ')}`).digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter((entry) => !notInputs.has(entry.name) && !testFile.test(entry.name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listFiles(path) : Promise.resolve([path]);
    });
  return (await Promise.all(nested)).flat();
}

/**
 * The state of the repository as far as an app is built from it: changed files of other apps, of documents and tests beside
 * them do not count, and those in the root do.
 */
export async function readAppSource(app: AppFolder): Promise<SourceState | null> {
  const { folder: own, root = repositoryRoot } = app;
  const source = await readSourceState(own);
  if (source === null) return null;
  const folders = (await inputFolders(app)).map(
    (folder) => `${relative(root, folder).split(sep).join('/')}/`,
  );
  const changed = source.changed.filter(
    (path) => !path.includes('/') || folders.some((folder) => path.startsWith(folder)),
  );
  return { ...source, changed };
}

function stampFile({ folder }: AppFolder): string {
  return join(folder, '.cache', 'build.json');
}

/** The last finished build; null when there is none or its result has been removed. */
export async function readLastBuild(app: AppFolder): Promise<Stamp | null> {
  try {
    const stamp = JSON.parse(await readFile(stampFile(app), 'utf8')) as Stamp;
    const manifest = await readFile(join(app.folder, 'dist/manifest.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version === stamp.version ? stamp : null;
  } catch {
    return null;
  }
}

export async function writeLastBuild(app: AppFolder, stamp: Stamp): Promise<void> {
  await mkdir(join(app.folder, '.cache'), { recursive: true });
  await writeFile(stampFile(app), JSON.stringify(stamp));
}
