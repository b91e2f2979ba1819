import { sha384Integrity } from '@talent/artifact/hash';
import type { Manifest } from '@talent/artifact/manifest';
import { problem, type Problem } from '@talent/artifact/problem';
import { NoSigningKeyError } from '../../registry/keys/key-errors.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { isTrustedManifest } from '../../registry/trusted-manifest.ts';
import { contentFiles, contentNotes } from '../../store/content-versions.ts';
import {
  artifactKey,
  DamagedArtifactError,
  parseManifest,
} from '../../store/published-artifacts.ts';

/**
 * Browser files that a published version of the app has under the same name with other bytes. They would have one URL, and
 * browsers keep what they have. A version counts if it is trusted where this process's key is.
 */
export async function contentNameProblems(
  store: ReleaseStore,
  manifest: Manifest,
): Promise<Problem[]> {
  const open = new Set(contentFiles(manifest));
  if (open.size === 0) return [];
  const versions = new Map<string, string[]>();
  for (const { file, version } of await contentNotes(store, manifest.name)) {
    const path = `client/${file}`;
    if (!open.has(path) || version === manifest.version) continue;
    versions.set(version, [...(versions.get(version) ?? []), path]);
  }
  // Published versions agree with each other, so each file is compared with one of them. The one with most files comes first.
  const byFiles = [...versions].sort(([, left], [, right]) => right.length - left.length);
  const problems: Problem[] = [];
  for (const [version, paths] of byFiles) {
    if (!paths.some((path) => open.has(path))) continue;
    const published = await readTrusted(store, manifest.name, version);
    if (published === null) continue;
    for (const path of paths) {
      const listed = published.files[path];
      if (!open.has(path) || listed === undefined) continue;
      open.delete(path);
      if (listed.integrity === manifest.files[path]?.integrity) continue;
      const message = `${path} is published with other bytes, by ${manifest.name}@${version}: build again, built files must not be edited`;
      problems.push(problem('name-taken', message));
    }
  }
  return problems;
}

async function readTrusted(
  store: ReleaseStore,
  app: string,
  version: string,
): Promise<Manifest | null> {
  const { signs } = store.trust;
  if (signs === null) throw new NoSigningKeyError();
  const file = await store.read(artifactKey(app, version, 'manifest.json'));
  if (file === null) return null;
  try {
    const found = { app, version, hash: await sha384Integrity(file.body) };
    const manifest = parseManifest(app, version, file.body);
    return (await isTrustedManifest(store, found, signs)) ? manifest : null;
  } catch (error) {
    if (error instanceof DamagedArtifactError) return null;
    throw error;
  }
}
