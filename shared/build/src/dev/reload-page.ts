import type { Plugin } from 'vite';

/**
 * Reloads open pages when a module changes that only the server runs, such as a loader. Modules of the browser are
 * replaced in place instead.
 */
export function reloadOnServerChange(): Plugin {
  return {
    name: 'talent:reload-on-server-change',
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment.name !== 'ssr' || modules.length === 0 || !client || !ssr) return;
      // A stylesheet depends on every file whose class names it contains; those entries are assets, not modules.
      const inBrowsers = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (inBrowsers.some(({ type }) => type !== 'asset')) return;
      client.hot.send({ type: 'full-reload', triggeredBy: file });
    },
  };
}
