import type { Plugin } from 'vite';

/**
 * React Router's package leads bundlers to its development build whatever the mode; the production
 * build stands beside it, without the warnings and their texts.
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
