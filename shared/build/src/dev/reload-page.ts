import type { Plugin } from 'vite';

/**
 * Loads open pages again when a module changes that only the server runs: a loader, a plan, a text that
 * is read there. What browsers run is replaced in place instead.
 */
export function reloadOnServerChange(): Plugin {
  return {
    name: 'talent:reload-on-server-change',
    hotUpdate({ file, modules, server }) {
      const { client, ssr } = server.environments;
      if (this.environment.name !== 'ssr' || modules.length === 0 || !client || !ssr) return;
      // Stylesheets depend on every file whose class names they have: these entries are no modules.
      const inBrowsers = [...(client.moduleGraph.getModulesByFile(file) ?? [])];
      if (inBrowsers.some(({ type }) => type !== 'asset')) return;
      client.hot.send({ type: 'full-reload', triggeredBy: file });
    },
  };
}
