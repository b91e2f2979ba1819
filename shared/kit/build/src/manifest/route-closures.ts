import type { Plugin, Rollup } from 'vite';
import { BuildError } from '../app/app.ts';
import { staticClosure } from '../federation/reachable-chunks.ts';

/** Files of `client/` that a page needs before it can be shown, by pattern; `later`: that it may import afterwards. */
export interface ClosureFacts {
  routes: Map<string, { scripts: string[]; styles: string[]; later: string[] }>;
  /** Files that every page of the app needs. */
  entry: { scripts: string[]; styles: string[] };
}

/** Reads the closure of every route from the finished bundle. Dynamic imports are loaded later: they are a list of their own. */
export function closuresPlugin(
  pages: ReadonlyMap<string, string>,
  entryFile: string,
  facts: ClosureFacts,
): Plugin {
  return {
    name: 'talent:route-closures',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const styles = Object.keys(bundle)
          .filter((file) => file.endsWith('.css'))
          .sort();
        const base = entryClosure(bundle, entryFile);
        facts.entry = { scripts: base, styles };
        const chunks = [...pages].map(([pattern, page]) => {
          const chunk = chunkOfModule(bundle, page);
          if (!chunk) throw new BuildError(`The page of ${pattern} (${page}) is in no chunk.`);
          return [pattern, chunk.fileName] as const;
        });
        const pageFiles = new Set(chunks.map(([, file]) => file));
        for (const [pattern, file] of chunks) {
          const scripts = [...new Set([...base, ...staticClosure(bundle, file)])];
          const later = laterScripts(bundle, scripts, base, pageFiles);
          facts.routes.set(pattern, { scripts, styles, later });
        }
      },
    },
  };
}

/**
 * The entry, its imports, and the modules that it runs at once. The shell's entry waits for a dynamic import. The
 * container's exposed module and the shell's shared modules are only named in strings of the federation plugin's
 * code.
 */
function entryClosure(bundle: Rollup.OutputBundle, entryFile: string): string[] {
  const scripts = new Set<string>();
  const federated = /^(__federation_(expose|shared|fn)|_virtual___federation)/;
  const entry = bundle[entryFile];
  const started = entry?.type === 'chunk' && entry.isEntry ? entry.dynamicImports : [];
  const named = Object.keys(bundle).filter((name) => federated.test(name));
  for (const file of [entryFile, ...started, ...named]) {
    for (const script of staticClosure(bundle, file)) scripts.add(script);
  }
  return [...scripts];
}

function chunkOfModule(bundle: Rollup.OutputBundle, id: string): Rollup.OutputChunk | undefined {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return (
    chunks.find((chunk) => chunk.facadeModuleId === id) ??
    chunks.find((chunk) => Object.hasOwn(chunk.modules, id))
  );
}

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
