import type { Plugin } from 'vite';

/**
 * Takes out the helper that Vite puts around dynamic imports: it would load stylesheets that the
 * shell loads itself, from the manifest, and costs every app a kilobyte.
 */
export function withoutPreloadHelper(): Plugin {
  return {
    name: 'talent:without-preload-helper',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}
