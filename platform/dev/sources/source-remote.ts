import type { ComposedRemote, Composition, RouteClosures } from '@talent/sdk/contract';
import type { ServedRemote } from '@talent/sdk/server';
import type { SourceRemote } from './source-apps.ts';

/** Version of an app from source in a composition. */
export const SOURCE_VERSION = 'source';

/** Base path of apps from source, as `/assets/` is that of released ones. */
export const SOURCE_BASE = '/_source/';

/** The entry of a remote from source in a composition. Its container imports modules of the development server. */
export function sourceRemote({ name, routes, redirects }: SourceRemote): ComposedRemote {
  return {
    name,
    version: SOURCE_VERSION,
    base: `${SOURCE_BASE}${name}/`,
    entry: 'container.js',
    closures: 'closures.json',
    // They change with every edit, so there is no hash.
    closuresIntegrity: '',
    // Redirects are there for the same reason as in a release: a navigation to one asks for the document.
    patterns: [...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)],
  };
}

/** Replaces released remotes by those from source. Remotes that were never released come last. */
export function withSources<Part extends Pick<Composition, 'remotes'>>(
  composition: Part,
  sources: readonly ComposedRemote[],
): Part {
  const byName = new Map(sources.map((remote) => [remote.name, remote]));
  const released = new Set(composition.remotes.map(({ name }) => name));
  return {
    ...composition,
    remotes: [
      ...composition.remotes.map((remote) => byName.get(remote.name) ?? remote),
      ...sources.filter(({ name }) => !released.has(name)),
    ],
  };
}

/** The container of a remote from source. It has no shared scope to initialize: shared modules are the same already. */
export function sourceContainer(routesUrl: string): string {
  return `export const init = () => {};
export const get = async () => {
  const { default: routes } = await import(${JSON.stringify(routesUrl)});
  return () => routes;
};
`;
}

/** Its closures are empty: the browser fetches imports one by one from the development server. */
export function sourceClosures({ routes }: ServedRemote): RouteClosures {
  const none = { scripts: [], styles: [] };
  return { routes: Object.fromEntries(routes.map(({ path }) => [path, none])) };
}

/** App and page of a request for page data; null: it is not one for an app from source. */
export function dataPath(pathname: string): { app: string; path: string } | null {
  const address = new RegExp(`^/_pages/[^/]+/([^/]+)/${SOURCE_VERSION}/root(/.*)?/data\\.json$`);
  const [, app, path = '/'] = address.exec(pathname) ?? [];
  return app === undefined ? null : { app, path };
}
