import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import type { Manifest } from './manifest.ts';

/** Everything in a manifest, apart from the files, that makes two builds different releases. */
export type ArtifactFacts = Omit<Manifest, 'version' | 'commit' | 'files'>;

/**
 * Version of an artifact: `<packageVersion>-<first 10 hex digits of a SHA-256 over content>`.
 * The same files and facts give the same version on every machine. The order of keys, the commit and the time of the
 * build do not count.
 *
 * @param packageVersion `major.minor.patch` from the app's package.json
 * @param files size (bytes) and integrity of every file of the artifact, by path
 * @throws TypeError where the package version has another form
 */
export function artifactVersion(
  packageVersion: string,
  files: Manifest['files'],
  facts: ArtifactFacts,
): string {
  if (!/^\d+\.\d+\.\d+$/.test(packageVersion)) {
    throw new TypeError(
      `package version "${packageVersion}" must be <major>.<minor>.<patch>, such as 1.4.0`,
    );
  }
  const content = canonicalJson({ facts: withoutVersion(facts), files });
  return `${packageVersion}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
}

/** Callers often pass a whole manifest; these fields must not count. */
function withoutVersion(facts: ArtifactFacts): Record<string, unknown> {
  const decisive: Record<string, unknown> = { ...facts };
  for (const key of ['version', 'commit', 'files']) Reflect.deleteProperty(decisive, key);
  return decisive;
}
