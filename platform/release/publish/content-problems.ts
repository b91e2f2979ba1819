import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgetProblems } from '@talent/artifact/checks/budget-problems';
import { capabilityProblems } from '@talent/artifact/checks/capability-problems';
import type { Manifest } from '@talent/artifact/manifest';
import type { Problem } from '@talent/artifact/problem';
import { scriptProblems } from '@talent/artifact/checks/script-problems';
import { styleProblems } from '@talent/artifact/checks/style-problems';

const compress = promisify(gzip);

/**
 * Reasons against the content of an artifact's browser files. The build checks the same, but the published bytes decide,
 * whatever has built them.
 *
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
