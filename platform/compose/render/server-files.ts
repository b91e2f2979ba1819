import { KnownError } from '@talent/node/terminal/known-error';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { artifactKey } from '../../store/published-artifacts.ts';
import { integrityOf } from '@talent/artifact/integrity';
import type { Manifest } from '@talent/artifact/manifest';
import type { Store } from '../../store/store.ts';

/** Other users can write to the temporary folder too, so nothing in it is used without checking its hash. */
const cache = join(tmpdir(), `talent-compose-${userInfo().uid}`);

/** Copies an artifact's server files to this machine's disk, with checked hashes, and returns their folder. */
export async function serverFiles(store: Store, manifest: Manifest): Promise<string> {
  const folder = join(cache, manifest.name, manifest.version);
  if (await isIntact(folder, manifest)) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const work = await mkdtemp(`${folder}.tmp-`);
  try {
    await copyServerFiles(store, manifest, work);
    await rename(work, folder);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // Another composer may have copied the same files first.
    if (!(await isIntact(folder, manifest))) throw error;
  }
  return folder;
}

async function copyServerFiles(store: Store, manifest: Manifest, folder: string): Promise<void> {
  for (const [path, integrity] of serverHashes(manifest)) {
    const stored = await store.read(artifactKey(manifest.name, manifest.version, path));
    if (!stored || integrityOf(stored.body) !== integrity) {
      throw new KnownError(
        'compose',
        `${manifest.name} ${manifest.version}: ${path} is missing or changed.`,
      );
    }
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), stored.body);
  }
  // Node decides by the nearest package.json whether a .js file is an ES module.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n');
}

function serverHashes(manifest: Manifest): [path: string, integrity: string][] {
  return Object.entries(manifest.files)
    .filter(([path]) => path.startsWith('server/'))
    .map(([path, { integrity }]) => [path, integrity]);
}

async function isIntact(folder: string, manifest: Manifest): Promise<boolean> {
  try {
    for (const [path, integrity] of serverHashes(manifest)) {
      if (integrityOf(await readFile(join(folder, path))) !== integrity) return false;
    }
    return true;
  } catch {
    return false;
  }
}
