import type { Rollup } from 'vite';
import { staticClosure } from '../federation/reachable-chunks.ts';

/**
 * Scripts that a page may import after it is shown: dynamic imports of its files, and what these import in turn.
 *
 * @param shared files that every page of the app needs; they name all pages, which are no part of this one
 * @param pages chunks of the app's pages
 */
export function laterScripts(
  bundle: Rollup.OutputBundle,
  scripts: readonly string[],
  shared: readonly string[],
  pages: ReadonlySet<string>,
): string[] {
  const needed = new Set(scripts);
  const found = new Set<string>();
  const queue = [...needed];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const chunk = bundle[next];
    if (chunk?.type !== 'chunk') continue;
    const skipsPages = shared.includes(next);
    for (const imported of chunk.dynamicImports) {
      if (skipsPages && pages.has(imported)) continue;
      for (const file of staticClosure(bundle, imported)) {
        if (needed.has(file) || found.has(file)) continue;
        found.add(file);
        queue.push(file);
      }
    }
  }
  return [...found].sort();
}
