import type { ArtifactCheck, DamagedFile } from '@talent/api/platform/platform-status';
import type { Manifest } from '@talent/artifact/manifest';
import { artifactKey } from '../../store/published-artifacts.ts';
import type { Store } from '../../store/store.ts';
import { describeError } from '../log/log.ts';
import { sha384Integrity } from '@talent/artifact/hash';

/**
 * Compares every file of released apps with the hash in the manifest, one at a time, so that visitors are still served.
 *
 * @param apps app -> version
 * @param readManifest reads past every cache, so that a damaged manifest shows
 */
export async function verifyArtifacts(
  store: Store,
  apps: Readonly<Record<string, string>>,
  readManifest: (app: string, version: string) => Promise<Manifest | null>,
): Promise<ArtifactCheck[]> {
  const checks: ArtifactCheck[] = [];
  for (const [app, version] of Object.entries(apps).sort(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      const manifest = await readManifest(app, version);
      if (manifest === null) throw new Error('manifest.json is missing');
      const compared = await compareFiles(store, manifest, Object.keys(manifest.files));
      checks.push({ app, version, status: 'checked', ...compared });
    } catch (error) {
      checks.push({ app, version, status: 'unreadable', reason: describeError(error) });
    }
  }
  return checks;
}

/** Compares files of a released version with its manifest, one at a time. */
export async function compareFiles(
  store: Store,
  { name: app, version, files: listed }: Manifest,
  paths: readonly string[],
): Promise<{ files: number; bytes: number; damaged: DamagedFile[] }> {
  const damaged: DamagedFile[] = [];
  let bytes = 0;
  for (const path of paths) {
    const file = await store.read(artifactKey(app, version, path));
    bytes += file?.body.byteLength ?? 0;
    if (file === null) damaged.push({ path, problem: 'missing' });
    else if ((await sha384Integrity(file.body)) !== listed[path]?.integrity)
      damaged.push({ path, problem: 'changed' });
  }
  return { files: paths.length, bytes, damaged };
}
