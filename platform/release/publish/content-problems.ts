import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgetProblems } from '@talent/artifact/checks/budget-problems';
import { capabilityProblems } from '@talent/artifact/checks/capability-problems';
import type { Manifest } from '@talent/artifact/manifest';
import { problem, type Problem } from '@talent/artifact/problem';
import { scriptProblems } from '@talent/artifact/checks/script-problems';
import { styleProblems } from '@talent/artifact/checks/style-problems';
import type { KeyScope } from '../../registry/keys/key-scope.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { readTrustedManifest } from '../../registry/trusted-manifest.ts';
import { contentFiles, contentNotes } from '../../store/content-versions.ts';

const compress = promisify(gzip);

/**
 * Reasons against the content of an artifact's browser files. The build checks the same, but the published bytes decide,
 * whatever has built them.
 * @param before the live version of the same app; null: there is none
 */
export async function contentProblems(
  folder: string,
  manifest: Manifest,
  before: Manifest | null,
): Promise<Problem[]> {
  const needed = new Set(manifest.routes.flatMap(({ scripts, styles }) => [...scripts, ...styles]));
  const compressed: Record<string, number> = {};
  const problems: Problem[] = [];
  const scripts: Record<string, string> = {};
  for (const path of Object.keys(manifest.files)) {
    if (!/^client\/.*\.(css|m?js)$/.test(path)) continue;
    const body = await readFile(join(folder, path)).catch(() => null);
    // A missing file is reported by the check of the files.
    if (body === null) continue;
    if (needed.has(path)) compressed[path] = (await compress(body)).length;
    if (!path.endsWith('.css')) scripts[path] = body.toString();
    // The shell's reset, theme, fonts and React are for the whole page.
    if (manifest.kind === 'shell') continue;
    const check = path.endsWith('.css') ? styleProblems : scriptProblems;
    problems.push(...check(manifest.name, path, body.toString()));
  }
  return [
    ...problems,
    ...capabilityProblems(manifest, scripts),
    ...budgetProblems(manifest, compressed, before),
  ];
}

/**
 * Browser files that a published version of the app has under the same name with other bytes. They would have one URL, and
 * browsers keep what they have. A version counts if it is trusted in the scope of this process's key.
 */
export async function contentNameProblems(
  store: ReleaseStore,
  manifest: Manifest,
  scope: KeyScope,
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
    const published = await readTrustedManifest(store, manifest.name, version, scope);
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
