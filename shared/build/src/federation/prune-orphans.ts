import type { Plugin } from 'vite';
import { reachableChunks } from './reachable-chunks.ts';

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
