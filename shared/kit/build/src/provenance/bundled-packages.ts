import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, sep } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { z } from 'zod';

/** The part of an artifact that a package is in. */
export type Side = 'client' | 'server';

/** A package with code, styles or files in an artifact. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As its package.json names it; null: it names none. */
  license: string | null;
  /** Of this repository, and in no registry. */
  isOwn: boolean;
  sides: Set<Side>;
}

/** Packages by `name@version`. */
export type BundledPackages = Map<string, BundledPackage>;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  private: z.boolean().optional(),
  license: z.string().optional().catch(undefined),
});

/** Code that a tool writes into bundles: the modules have no file, so their ids name the tool. */
const WRITTEN_BY: readonly [id: RegExp, tool: string, from?: string][] = [
  [/__federation_/, '@originjs/vite-plugin-federation'],
  [/^\0?rolldown\/runtime/, 'rolldown', 'vite'],
  [/^\0vite\//, 'vite'],
];

/**
 * Collects the packages that a finished bundle has something of: modules with code that is left after tree shaking, styles,
 * and copied files such as fonts. Runs last, so that dropped chunks do not count.
 */
export function bundledPackagesPlugin(side: Side, app: string, found: BundledPackages): Plugin {
  return {
    name: 'talent:bundled-packages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const ids = Object.values(bundle).flatMap(sourcesOf);
        const styles = [...this.getModuleIds()].filter((id) => id.endsWith('.css'));
        const imported = side === 'client' ? styles.flatMap(importedByStyles) : [];
        for (const id of [...ids, ...imported]) {
          const file = packageFileOf(id, app);
          if (file !== null) add(found, file, side);
        }
      },
    },
  };
}

function sourcesOf(output: Rollup.OutputChunk | Rollup.OutputAsset): string[] {
  if (output.type === 'asset') return output.originalFileNames;
  return Object.entries(output.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id);
}

/** The package.json of the package that a module belongs to; null: of none, such as helper code of this build. */
function packageFileOf(id: string, app: string): string | null {
  const tool = WRITTEN_BY.find(([pattern]) => pattern.test(id));
  if (tool !== undefined) {
    const [, name, from] = tool;
    const importer = from === undefined ? null : packageFile(from, import.meta.url);
    return packageFile(name, importer ?? import.meta.url);
  }
  const [path = ''] = id.replace(/^\0+/, '').split('?');
  const file = isAbsolute(path) ? path : join(app, path);
  return existsSync(file) ? nearestPackage(dirname(file)) : null;
}

/** Folders inside of packages have files of that name too, which say no more than the module format. */
function nearestPackage(folder: string): string | null {
  const file = join(folder, 'package.json');
  if (existsSync(file) && packageSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success)
    return file;
  return dirname(folder) === folder ? null : nearestPackage(dirname(folder));
}

/** The package.json of a package that a file imports; null where there is none. */
export function packageFile(name: string, importer: string): string | null {
  const folders = createRequire(importer).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name, 'package.json')).find(existsSync) ?? null;
}

function add(found: BundledPackages, file: string, side: Side): void {
  const {
    name,
    version,
    license = null,
  } = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const isOwn = !file.split(sep).includes('node_modules');
  const known = found.get(`${name}@${version}`);
  if (known) known.sides.add(side);
  else found.set(`${name}@${version}`, { name, version, license, isOwn, sides: new Set([side]) });
}

/**
 * The files that a stylesheet imports, and those that they import. The CSS tool follows these imports by itself, so the bundler
 * does not know of them. Of a package the name alone counts: its package.json stands for its files.
 */
function importedByStyles(file: string): string[] {
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
  try {
    return createRequire(importer).resolve(source);
  } catch {
    return packageFile(/^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '', importer);
  }
}
