import { redirect, replace } from '@talent/sdk';
import { redirects } from './redirects';

/** A route that shows nothing: its loader answers with where to go. */
interface RedirectRoute {
  path: string;
  loader: (args: { request: Request }) => Response;
}

/**
 * The redirects inside the app: the old address is never a history entry, search and hash are kept.
 * @param nextHash - hash of the address that is being navigated to: a loader's request has none.
 */
export function redirectRoutes(nextHash: () => string): RedirectRoute[] {
  return redirects.map(({ from, to }) => ({
    path: from,
    loader: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      // Followed from a link, the old address has no entry yet: replacing would lose the page before.
      const isEntry = window.location.pathname === pathname;
      return (isEntry ? replace : redirect)(to + search + nextHash());
    },
  }));
}
