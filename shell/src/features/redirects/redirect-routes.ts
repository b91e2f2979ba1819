import { redirects } from './redirects';
import { redirect, replace } from '@talent/sdk';

interface RedirectRoute {
  path: string;
  loader: (args: { request: Request }) => Response;
}

/**
 * The redirects inside the app: the old address is never a history entry, search and hash are kept.
 * @param nextHash - hash of the address that is being navigated to, see `redirectTo`.
 */
export function redirectRoutes(nextHash: () => string): RedirectRoute[] {
  return redirects.map(({ from, to }) => ({
    path: from,
    loader: ({ request }) => redirectTo(to, new URL(request.url), nextHash()),
  }));
}

/**
 * Answer of a loader whose page has moved: the old address never becomes a history entry, search and hash
 * are kept.
 * @param asked - the requested address.
 * @param hash - its hash, which a loader's request does not include.
 */
export function redirectTo(path: string, asked: URL, hash: string): Response {
  // After a link, the old address is not an entry yet: replacing would lose the previous page.
  const isEntry = window.location.pathname === asked.pathname;
  return (isEntry ? replace : redirect)(path + asked.search + hash);
}
