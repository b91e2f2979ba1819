import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { artifactKey } from '../artifact/published-artifacts.ts';
import { integrityOf } from '../artifact/integrity.ts';
import type { Manifest } from '../artifact/manifest.ts';
import type { Store } from '../store/store.ts';
import { ComposeError } from './compose-error.ts';

const cache = join(tmpdir(), 'talent-compose');

/**
 * Puts an artifact's server files on this machine's disk, hashes checked, and returns their folder.
 * Versions are content hashes, so a folder that is there is complete and right.
 */
export async function serverFiles(store: Store, manifest: Manifest): Promise<string> {
  const folder = join(cache, manifest.name, manifest.version);
  if (await exists(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const work = await mkdtemp(`${folder}.tmp-`);
  try {
    await copyServerFiles(store, manifest, work);
    await rename(work, folder);
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    // Another composer may have been faster with the same files.
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

async function copyServerFiles(store: Store, manifest: Manifest, folder: string): Promise<void> {
  const files = Object.entries(manifest.files).filter(([path]) => path.startsWith('server/'));
  for (const [path, { integrity }] of files) {
    const stored = await store.read(artifactKey(manifest.name, manifest.version, path));
    if (!stored || integrityOf(stored.body) !== integrity) {
      throw new ComposeError(
        `${manifest.name} ${manifest.version}: ${path} is missing or changed.`,
      );
    }
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), stored.body);
  }
  // Node decides by the nearest package.json whether a .js file is an ES module.
  await writeFile(join(folder, 'package.json'), '{"type":"module"}\n');
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
