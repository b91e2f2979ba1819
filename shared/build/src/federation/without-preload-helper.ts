import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Takes out the helper that Vite puts around dynamic imports: it would load stylesheets that the
 * shell loads itself, from the manifest, and costs every app a kilobyte. What is left of it is each
 * module's own: a file shared by all would be one more request before the shell's entry can run.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'talent:without-preload-helper',
    enforce: 'pre',
    resolveId: (id, importer) => (id === helper ? `${helper}?of=${importer ?? ''}` : null),
    load: (id) => (id.startsWith(helper) ? 'export const __vitePreload = (load) => load();' : null),
  };
}
