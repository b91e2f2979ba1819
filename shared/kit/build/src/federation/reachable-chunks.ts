import type { Rollup, Plugin } from 'vite';

/** The chunk `fileName` and every chunk that it imports, statically or dynamically. */
export function reachableChunks(
  bundle: Rollup.OutputBundle,
  fileName: string,
): Rollup.OutputChunk[] {
  const found = new Map<string, Rollup.OutputChunk>();
  const queue = [fileName];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const file = bundle[next];
    if (found.has(next) || file?.type !== 'chunk') continue;
    found.set(next, file);
    queue.push(...importsOf(file, bundle));
  }
  return [...found.values()];
}

/**
 * All files that a chunk refers to. The federation plugin writes the container's references to exposed modules as
 * strings, which the bundler does not list, so the code is also searched for file names.
 */
function importsOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const named = Object.keys(bundle).filter((file) => chunk.code.includes(file));
  return [...chunk.imports, ...chunk.dynamicImports, ...named];
}

/** The chunk and its static imports: the files that must be loaded before its code runs. */
export function staticClosure(bundle: Rollup.OutputBundle, fileName: string): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    file.imports.forEach(visit);
  };
  visit(fileName);
  return [...found];
}

/** Drops unreachable chunks: copies of shared modules that `generate: false` leaves behind. */
export function pruneOrphansPlugin(entryFile: string): Plugin {
  return {
    name: 'talent:prune-orphans',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const kept = new Set(reachableChunks(bundle, entryFile).map((chunk) => chunk.fileName));
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type === 'chunk' && !kept.has(name)) Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}
