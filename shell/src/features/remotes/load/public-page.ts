import { matchRoutes } from '@talent/sdk';
import type { ComposedRemote, Composition } from '@talent/sdk/contract';
import { redirects } from '../../redirects/redirects';

/** A route of a public remote. */
export interface PublicPage {
  remote: ComposedRemote;
  pattern: string;
}

/**
 * The remote that shows a path in this tab, matched as the router matches it. Null for the shell's own
 * pages, redirects, guarded and unknown paths.
 */
export function publicPage(composition: Composition, pathname: string): PublicPage | null {
  const pages = composition.remotes.flatMap((remote) =>
    remote.patterns.map((path) => ({ path, remote })),
  );
  const redirected = redirects.map(({ from }) => ({ path: from, remote: null }));
  const route = matchRoutes([...pages, ...redirected], pathname)?.at(-1)?.route;
  return route?.remote ? { remote: route.remote, pattern: route.path } : null;
}
