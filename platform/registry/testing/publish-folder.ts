import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@talent/artifact/manifest';
import { writeContentNotes } from '../../store/content-versions.ts';
import { artifactKey } from '../../store/published-artifacts.ts';
import type { ReleaseStore } from '../release-store.ts';
import { publishManifest } from './publish-manifest.ts';

/** Puts a built artifact into a store, published with the key of the store, without the checks of a publication. */
export async function publishFolder(
  store: ReleaseStore,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const { name, version, files } = manifest;
  for (const path of Object.keys(files)) {
    await store.write(artifactKey(name, version, path), await readFile(join(folder, path)));
  }
  await writeContentNotes(store, manifest);
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  await publishManifest(store, name, version, text);
}
