import type { ComposedRemote, Composition, PageBlock, SiteConfig } from '@talent/sdk/contract';
import type {
  LoaderFunction,
  PatchRoutesOnNavigationFunction,
  RouteObject,
} from 'react-router-dom';
import { PageFrame } from './features/frame/page-frame';
import { UNKNOWN_ID } from './features/guard/unknown-route';
import { UnknownPath } from './features/guard/unknown-path';
import { redirectRoutes } from './features/redirects/redirect-routes';
import { registerOwnRoutes } from './features/remotes/load/load-remote';
import { loadPublicPage } from './features/remotes/load-public-page';
import { RemotePage } from './features/remotes/remote-page';
import { RouteFailed } from './features/remotes/failure/route-failed';
import shell from './routes';

/** Id of a route that carries page data: the same for the composer and the browser. */
export function routeId(app: string, pattern: string): string {
  return `${app} ${pattern}`;
}

const FRAME_ID = 'frame';

/** The route tree of a tab, in two parts. */
export interface BrowserRoutes {
  /** The routes that the served page hydrates with: its own, and one for everything else. */
  served: RouteObject[];
  /**
   * Adds the composition's other routes, and redirects, before the first navigation is matched: a router that starts
   * with a hundred routes delays the first page.
   */
  addOthers: PatchRoutesOnNavigationFunction;
}

/**
 * The route tree of a tab: its composition's routes, redirects, and a catch-all.
 * @param nextHash - hash of the address that is being navigated to, see `redirectTo`.
 */
export function browserRoutes(
  composition: Composition,
  block: PageBlock,
  nextHash: () => string,
): BrowserRoutes {
  registerOwnRoutes(shell);
  const routeOf = (remote: ComposedRemote, pattern: string): RouteObject =>
    pageRoute(remote, pattern, block.site, ({ request }) =>
      loadPublicPage(composition, remote, pattern, new URL(request.url), nextHash),
    );
  const { shell: version, shellSettings: settings } = composition;
  const own = { ...ownRemote(version), ...(settings && { settings }) };
  const pages = [...composition.remotes, own].flatMap((remote) =>
    remote.patterns.map((pattern) => ({ remote, pattern })),
  );
  const isServed = ({ remote, pattern }: (typeof pages)[number]): boolean =>
    remote.name === block.app && pattern === block.pattern;
  const served = pages.filter(isServed).map(({ remote, pattern }) => routeOf(remote, pattern));
  let areAllThere = false;
  return {
    served: frame(block, [...served, unknownRoute(block)]),
    addOthers({ patch, signal }) {
      // The router ignores patches of a navigation that another one has replaced.
      if (areAllThere || signal.aborted) return;
      areAllThere = true;
      const others = pages.filter((page) => !isServed(page));
      patch(FRAME_ID, [
        ...others.map(({ remote, pattern }) => routeOf(remote, pattern)),
        ...redirectRoutes(nextHash),
      ]);
    },
  };
}

/** The route tree of one composed page: the composer renders nothing else. */
export function composedRoutes(block: PageBlock): RouteObject[] {
  const { app, pattern } = block;
  if (block.kind !== 'page' || pattern === null) return frame(block, [unknownRoute(block)]);
  const remote: ComposedRemote = { ...ownRemote(''), name: app, patterns: [pattern] };
  return frame(block, [pageRoute(remote, pattern, block.site, () => block)]);
}

/** The shell's own pages load with the shell and have no files of their own. */
function ownRemote(version: string): ComposedRemote {
  return {
    name: shell.name,
    version,
    base: '',
    entry: '',
    closures: '',
    closuresIntegrity: '',
    patterns: shell.routes.map((route) => route.path),
  };
}

function pageRoute(
  remote: ComposedRemote,
  pattern: string,
  site: SiteConfig,
  loader: LoaderFunction,
): RouteObject {
  return {
    id: routeId(remote.name, pattern),
    path: pattern,
    loader,
    // A page's data depends on its path alone: a filter in the search needs no request, and works offline.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
        ? false
        : defaultShouldRevalidate,
    element: <RemotePage remote={remote} pattern={pattern} site={site} />,
    errorElement: <RouteFailed app={remote.name} />,
  };
}

function unknownRoute({ kind, site }: PageBlock): RouteObject {
  return {
    id: UNKNOWN_ID,
    path: '*',
    element: <UnknownPath expected={kind === 'guarded'} site={site} />,
    errorElement: <RouteFailed app={shell.name} />,
  };
}

function frame({ site, kind }: PageBlock, children: RouteObject[]): RouteObject[] {
  return [{ id: FRAME_ID, element: <PageFrame site={site} kind={kind} />, children }];
}
