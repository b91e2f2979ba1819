import type { ServedRemote, Sharing } from '@talent/sdk/server';
import type { SourceServer } from '@talent/build/dev';
import type { ShellServer } from '../../compose/render/render-page.ts';
import { rankPatterns, type Ranked } from '@talent/artifact/match-pattern';

/** A route of the sources. */
export type SourceRoute =
  | { kind: 'redirect'; pattern: string; to: string }
  | {
      kind: 'page' | 'resource';
      pattern: string;
      app: ServedRemote;
      sharing?: Sharing | undefined;
    };

/** A remote from source, with the redirects that it declares beside its pages. */
export interface SourceRemote extends ServedRemote {
  redirects: readonly { from: string; to: string }[];
}

/** The apps from source, in their current state. */
export interface SourceApps {
  shell: ShellServer;
  remotes: readonly SourceRemote[];
  /** Public paths, best match first. */
  routes: readonly Ranked<SourceRoute>[];
}

interface ServedModule {
  default: ServedRemote;
  redirects?: SourceRemote['redirects'];
}

/** Loads the apps in their current state. @throws errors of the sources */
export async function loadSourceApps(
  sources: SourceServer,
  names: readonly string[],
): Promise<SourceApps> {
  const [shell, served, ...modules] = await Promise.all([
    sources.load('shell', 'src/server.tsx') as Promise<ShellServer>,
    sources.load('shell', 'src/served.ts') as Promise<ServedModule>,
    ...names.map((name) => sources.load(name, 'src/server.ts') as Promise<ServedModule>),
  ]);
  const remotes = modules.map(({ default: app, redirects: own = [] }) => ({
    ...app,
    redirects: own,
  }));
  const declared = [served, ...remotes].flatMap(({ redirects: own = [] }) => own);
  const redirects = declared.map(({ from, to }): SourceRoute => ({
    kind: 'redirect',
    pattern: from,
    to,
  }));
  const pages = [shell.default, ...remotes].filter(({ guard }) => guard === null).flatMap(routesOf);
  return { shell, remotes, routes: rankPatterns([...redirects, ...pages]) };
}

function routesOf(app: ServedRemote): SourceRoute[] {
  return [
    ...app.routes.map(({ path }): SourceRoute => ({ kind: 'page', pattern: path, app })),
    ...(app.resources ?? []).map(({ path, plan: { sharing } }): SourceRoute => ({
      kind: 'resource',
      pattern: path,
      app,
      sharing,
    })),
  ];
}
