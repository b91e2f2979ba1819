import { redirectTo } from './redirect-to';
import { redirects } from './redirects';

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
