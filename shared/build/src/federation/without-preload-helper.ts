import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Replaces the helper that Vite puts around dynamic imports. It would load stylesheets that the shell loads from the
 * manifest, and costs every app a kilobyte. Each module gets its own replacement: a shared file would be one more
 * request before the shell's entry can run.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'talent:without-preload-helper',
    enforce: 'pre',
    resolveId: (id, importer) => (id === helper ? `${helper}?of=${importer ?? ''}` : null),
    load: (id) => (id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
