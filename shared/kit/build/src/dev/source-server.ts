import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readApp, type App } from '../app/app.ts';
import { devConfig, startUrl } from './dev-config.ts';

/** Apps from source: their modules for browsers, with Fast Refresh, and for rendering here. */
export interface SourceServer {
  /** URL of the script that starts a page. */
  startUrl: string;
  /** Answers requests for modules; calls `next` for unknown paths. */
  serveModule(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /**
   * Runs the current `<app>/<file>` in this process.
   * @throws the module's own error; an Error that names file and line when it cannot be compiled.
   */
  load(app: string, file: string): Promise<unknown>;
  /** URL of the module `<app>/<file>` for browsers. */
  moduleUrl(app: string, file: string): string;
  /** An app's current stylesheet, with the id by which the browser replaces it. */
  stylesheet(app: string): Promise<{ id: string; css: string }>;
  close(): Promise<void>;
}

/** The apps of a repository that are served from source. */
export interface SourceServerOptions {
  root: string;
  /** Names of the remotes; the shell is always from source. */
  remotes: readonly string[];
  /** Folders that shared modules come from. */
  folders: readonly string[];
  /** The HTTP server that tells browsers about changes. */
  server: Server;
}

/** Starts the development server of the shell and these remotes. */
export async function startSourceServer(options: SourceServerOptions): Promise<SourceServer> {
  const { root, remotes, folders, server } = options;
  const apps = new Map(['shell', ...remotes].map((name) => [name, appOf(root, name)]));
  const found = (name: string): App => {
    const app = apps.get(name);
    if (!app) throw new Error(`${name} is not served from source.`);
    return app;
  };
  const moduleUrl = (name: string, file: string): string =>
    name === 'shell' ? `/${file}` : `/@fs${join(found(name).folder, file)}`;
  const vite = await createServer(
    devConfig({
      shell: found('shell'),
      remotes: remotes.map(found),
      folders: folders.map((folder) => realpathSync(folder)),
      server,
    }),
  );
  return {
    startUrl,
    serveModule: (request, response, next) => vite.middlewares(request, response, next),
    async load(name, file) {
      try {
        return await vite.ssrLoadModule(join(found(name).folder, file));
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    moduleUrl,
    async stylesheet(name) {
      const id = join(found(name).folder, 'src/styles.css');
      const result = await vite.transformRequest(`${moduleUrl(name, 'src/styles.css')}?direct`);
      return { id, css: result?.code ?? '' };
    },
    close: () => vite.close(),
  };
}

/** Vite knows modules by their real path, also in a linked folder. */
function appOf(root: string, name: string): App {
  return readApp(realpathSync(join(root, name)));
}
