import { leadTo } from './lead-to';
import { redirects } from './redirects';

/** A route that shows nothing: its loader answers with where to go. */
interface RedirectRoute {
  path: string;
  loader: (args: { request: Request }) => Response;
}

/**
 * The redirects inside the app: the old address is never a history entry, search and hash are kept.
 * @param nextHash - hash of the address that is being navigated to, see `leadTo`.
 */
export function redirectRoutes(nextHash: () => string): RedirectRoute[] {
  return redirects.map(({ from, to }) => ({
    path: from,
    loader: ({ request }) => leadTo(to, new URL(request.url), nextHash()),
  }));
}
