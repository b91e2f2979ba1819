import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The files that a stylesheet imports, and those that they import. The CSS tool follows these imports by itself, so the bundler
 * does not know of them. Of a package the name alone counts: its package.json stands for its files.
 */
export function importedByStyles(file: string): string[] {
  const found = new Set<string>();
  const visit = (stylesheet: string): void => {
    for (const source of importsIn(readFileSync(stylesheet, 'utf8'))) {
      const path = /^\.{1,2}\//.test(source)
        ? join(dirname(stylesheet), source)
        : resolvePackageFile(source, stylesheet);
      if (path === null || found.has(path)) continue;
      found.add(path);
      if (path.endsWith('.css') && existsSync(path)) visit(path);
    }
  };
  visit(file);
  return [...found];
}

function importsIn(css: string): string[] {
  return [...css.matchAll(/@import\s+(?:url\()?["']([^"']+)["']/g)].flatMap(([, one]) => one ?? []);
}

/** The file of a package, or its package.json where only a stylesheet's condition leads to the file. */
function resolvePackageFile(source: string, importer: string): string | null {
  const require = createRequire(importer);
  try {
    return require.resolve(source);
  } catch {
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
    const folders = require.resolve.paths(name) ?? [];
    return folders.map((folder) => join(folder, name, 'package.json')).find(existsSync) ?? null;
  }
}
