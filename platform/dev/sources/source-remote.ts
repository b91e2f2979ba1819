import type { ComposedRemote, Composition, RouteClosures } from '@talent/sdk/contract';
import type { ServedRemote } from '@talent/sdk/server';

/** The version that an app from source has in a composition. */
export const SOURCE_VERSION = 'source';

/** Where the shell finds apps from source, as it finds released ones below `/assets/`. */
export const SOURCE_BASE = '/_source/';

/** A remote from source as a composition names it: its container imports the modules of the development server. */
export function sourceRemote({ name, routes }: ServedRemote): ComposedRemote {
  return {
    name,
    version: SOURCE_VERSION,
    base: `${SOURCE_BASE}${name}/`,
    entry: 'container.js',
    closures: 'closures.json',
    // They change with every edit: there is nothing to check them against.
    closuresIntegrity: '',
    patterns: routes.map(({ path }) => path),
  };
}

/** Puts remotes from source in the place of released ones; those that were never released come last. */
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

/** The container of a remote from source: what is shared is the same module already. */
export function sourceContainer(routesUrl: string): string {
  return `export const init = () => {};
export const get = async () => {
  const { default: routes } = await import(${JSON.stringify(routesUrl)});
  return () => routes;
};
`;
}

/** Its closures: the development server fetches what a module imports when it is imported. */
export function sourceClosures({ routes }: ServedRemote): RouteClosures {
  const none = { scripts: [], styles: [] };
  return { routes: Object.fromEntries(routes.map(({ path }) => [path, none])) };
}

/** Which page of which app from source a request for page data means; null: of none. */
export function dataPath(pathname: string): { app: string; path: string } | null {
  const address = new RegExp(`^/_pages/[^/]+/([^/]+)/${SOURCE_VERSION}/root(/.*)?/data\\.json$`);
  const [, app, path = '/'] = address.exec(pathname) ?? [];
  return app === undefined ? null : { app, path };
}
