import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { App } from './app.ts';
import { ownersOf } from './owners-of.ts';
import { repositoryRoot } from './repository-root.ts';

const notInputs = new Set(['node_modules', 'dist', '.cache', '.work', 'test-results', 'gallery']);
const testFile = /\.test\.tsx?$/;

/** Hash over all inputs of a build of `app`: its own folder, `shared/`, the lock file and the names of its owners. */
export async function inputHash(app: App): Promise<string> {
  const folders = [
    app.folder,
    ...(await readdir(join(repositoryRoot, 'shared'))).map((name) =>
      join(repositoryRoot, 'shared', name),
    ),
  ];
  const files = (await Promise.all(folders.map(listFiles))).flat();
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files, join(repositoryRoot, 'pnpm-lock.yaml')].sort()) {
    hash.update(`\0${relative(repositoryRoot, file)}\0`).update(await readFile(file));
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
