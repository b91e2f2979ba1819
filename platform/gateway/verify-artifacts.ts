import type { Manifest } from '@talent/artifact/manifest';
import { artifactKey } from '../store/published-artifacts.ts';
import type { Store } from '../store/store.ts';
import { describeError } from './describe-error.ts';
import { sha384Integrity } from '@talent/artifact/hash';

/** A file of a released app that is not what its manifest says. */
export interface DamagedFile {
  path: string;
  problem: 'missing' | 'changed';
}

/** Whether every file of a released app is what was published. */
export type ArtifactCheck =
  | {
      app: string;
      version: string;
      status: 'checked';
      files: number;
      bytes: number;
      damaged: DamagedFile[];
    }
  /** Its manifest cannot be read, so that nothing can be said of the files. */
  | { app: string; version: string; status: 'unreadable'; reason: string };

/**
 * Reads every file of released apps and compares its hash with the manifest's, one after the other, so that visitors
 * are served meanwhile.
 *
 * @param apps app -> version
 * @param readManifest past every cache: a damaged manifest must show
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
      checks.push(await verifyFiles(store, manifest));
    } catch (error) {
      checks.push({ app, version, status: 'unreadable', reason: describeError(error) });
    }
  }
  return checks;
}

async function verifyFiles(store: Store, manifest: Manifest): Promise<ArtifactCheck> {
  const { name: app, version } = manifest;
  const paths = Object.keys(manifest.files);
  return { app, version, status: 'checked', ...(await compareFiles(store, manifest, paths)) };
}

/** Compares files of a released version with its manifest, one after the other. */
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
