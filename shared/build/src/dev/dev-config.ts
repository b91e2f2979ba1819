import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { App } from '../app/app.ts';
import { devFederation } from './dev-federation.ts';
import { withoutStyles } from '../css/without-styles.ts';
import { scopeDevStyles } from './dev-styles.ts';
import { reloadOnServerChange } from './reload-page.ts';
import { startModule } from './start-module.ts';

/** The apps that are served from source. */
export interface DevSources {
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
      devFederation(),
      startModule(),
      react(),
      tailwindcss(),
      scopeDevStyles(apps),
      reloadOnServerChange(),
    ],
    server: {
      middlewareMode: true,
      hmr: { server },
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
