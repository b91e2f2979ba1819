import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceMapPath, MAPS_FOLDER } from '@talent/artifact/source-maps';
import type { Manifest } from '@talent/artifact/manifest';
import { artifactKey } from '../../store/published-artifacts.ts';
import type { Store } from '../../store/store.ts';

/**
 * Puts the maps of an artifact's scripts beside its files, where a prune finds them. Nothing serves them. Files of other names are left
 * out.
 */
export async function copySourceMaps(
  store: Store,
  folder: string,
  { name, version, files }: Manifest,
): Promise<void> {
  const maps = await readdir(join(folder, MAPS_FOLDER)).catch(() => []);
  for (const file of maps.filter((one) => one.endsWith('.js.map'))) {
    const script = file.replace(/\.map$/, '');
    if (!Object.hasOwn(files, `client/${script}`)) continue;
    const body = await readFile(join(folder, MAPS_FOLDER, file));
    await store.write(artifactKey(name, version, sourceMapPath(script)), body);
  }
}
