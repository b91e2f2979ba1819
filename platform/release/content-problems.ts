import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgetProblems } from '@talent/artifact/budget-problems';
import type { Manifest } from '@talent/artifact/manifest';
import type { Problem } from '@talent/artifact/problem';
import { scriptProblems } from '@talent/artifact/script-problems';
import { styleProblems } from '@talent/artifact/style-problems';

const compress = promisify(gzip);

/**
 * Reasons against the bytes of an artifact's files for browsers. The build checks the same; what decides is what is
 * published, whatever has built it.
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
  for (const path of Object.keys(manifest.files)) {
    if (!/^client\/.*\.(css|m?js)$/.test(path)) continue;
    const body = await readFile(join(folder, path)).catch(() => null);
    // A missing file is reported with all that is wrong with the files.
    if (body === null) continue;
    if (needed.has(path)) compressed[path] = (await compress(body)).length;
    // The shell's reset, theme and fonts are everybody's, and so is its React.
    if (manifest.kind === 'shell') continue;
    const check = path.endsWith('.css') ? styleProblems : scriptProblems;
    problems.push(...check(manifest.name, path, body.toString()));
  }
  return [...problems, ...budgetProblems(manifest, compressed, before)];
}
