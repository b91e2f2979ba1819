import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { App } from '../app/app.ts';
import { withoutStyles } from '../css/without-styles.ts';
import { scopeCss } from '../css/scope-css.ts';
import { virtualModule } from '../bundle/virtual-module.ts';
import { federationModule, sharedModules } from '../federation/federation-options.ts';

/** The apps that are served from source. */
interface DevSources {
  shell: App;
  remotes: readonly App[];
  /** Further folders with modules: `shared/`, `node_modules/`. */
  folders: readonly string[];
  /** The HTTP server whose browsers are told about changes. */
  server: Server;
}

/** Vite configuration of the development server: the shell with remotes from source, and no federation. */
export function devConfig({ shell, remotes, folders, server }: DevSources): InlineConfig {
  const apps = [shell, ...remotes];
  return {
    configFile: false,
    envDir: false,
    root: shell.folder,
    // Other development servers may run at the same time with other apps.
    cacheDir: join(shell.folder, 'node_modules/.vite-dev', apps.map(({ name }) => name).join('+')),
    mode: 'development',
    appType: 'custom',
    publicDir: false,
    clearScreen: false,
    logLevel: 'warn',
    resolve: { dedupe: ['react', 'react-dom'] },
    plugins: [
      withoutStyles(),
      virtualModule(federationModule, runtime),
      virtualModule(startId, start),
      react(),
      tailwindcss(),
      scopeDevStyles(apps),
      reloadOnServerChange(),
    ],
    server: {
      middlewareMode: true,
      hmr: { server },
      // An editor empties a file and then writes it. Chokidar drops the second event when both come within 50 ms, and
      // browsers would keep the empty module.
      watch: { awaitWriteFinish: { stabilityThreshold: 60, pollInterval: 20 } },
      fs: { strict: true, allow: [...apps.map(({ folder }) => folder), ...folders] },
    },
    optimizeDeps: {
      // Finds all dependencies before the first page: a later find would reload it.
      entries: [
        join(shell.folder, 'src/main.tsx'),
        ...remotes.map(({ folder }) => join(folder, 'src/routes.ts')),
      ],
      include: ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
    },
  };
}

/** Scopes each app's stylesheet to the app, as its build does: after Tailwind, before it becomes a module. */
function scopeDevStyles(apps: readonly App[]): Plugin {
  return {
    name: 'talent:scope-dev-styles',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css')) return null;
      const app = apps.find(({ folder }) => file.startsWith(`${folder}/`));
      return app ? { code: scopeCss(code, app.name, app.kind), map: null } : null;
    },
  };
}

/**
 * Reloads open pages when a module changes that only the server runs, such as a loader. Modules of the browser are
 * replaced in place instead.
 */
function reloadOnServerChange(): Plugin {
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

const shared = sharedModules.map(
  (name) =>
    `'${name}': { source: { get: () => import('${name}').then((module) => () => module) } }`,
);

/**
 * The federation plugin's runtime for a shell that is served from source: it imports containers and
 * hands them the modules that this server shares, so that a released remote runs with the same React
 * and SDK as everything from source.
 */
const runtime = `
const shared = { ${shared.join(', ')} };
const remotes = new Map();
export function __federation_method_setRemote(name, remote) {
  remotes.set(name, remote);
}
export async function __federation_method_getRemote(name, exposed) {
  const container = await import(/* @vite-ignore */ await remotes.get(name).url());
  await container.init(shared);
  const factory = await container.get(exposed);
  return factory();
}
export function __federation_method_unwrapDefault(module) {
  return module?.[Symbol.toStringTag] === 'Module' ? module.default : module;
}
`;

const startId = 'virtual:talent-start';

/** URL of the one script of a page in development. */
export const startUrl = `/@id/__x00__${startId}`;

/** Starts Fast Refresh, which has to come before React, and then the shell. */
const start = `
import '/@vite/client';
import '@vitejs/plugin-react/preamble';
await import('/src/main.tsx');
`;
