import type { Manifest } from '@talent/artifact/manifest';
import { problem, type Problem } from '@talent/artifact/problem';
import { NoSigningKeyError } from '../../registry/keys/key-errors.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readTrustedManifest } from '../../registry/trusted-manifest.ts';
import { contentFiles, contentNotes } from '../../store/content-versions.ts';

/**
 * Browser files that a published version of the app has under the same name with other bytes. They would have one URL, and
 * browsers keep what they have. A version counts if it is trusted where this process's key is.
 */
export async function contentNameProblems(
  store: ReleaseStore,
  manifest: Manifest,
): Promise<Problem[]> {
  const { signs } = store.trust;
  if (signs === null) throw new NoSigningKeyError();
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
    const published = await readTrustedManifest(store, manifest.name, version, signs);
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
