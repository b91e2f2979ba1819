import type { Plugin } from 'vite';

/**
 * Resolves React Router to the production files of its package, which lack warnings and their texts. Its export map
 * names the development files in every mode.
 */
export function productionRouterPlugin(): Plugin {
  return {
    name: 'talent:production-router',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return null;
      return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
