import { checkAdmin } from './admin-check.ts';
import { describeError } from '../describe-error.ts';
import type { Backend, Log } from '../options.ts';

/** Id of the admin whose access token a request of one of the site's own pages carries; null: of nobody's. */
export type AdminOf = (request: Request) => Promise<string | null>;

/** Asks the backend about every token; where it does not answer, access is denied. */
export function createAdminOf(options: { backend: Backend; origin: string; log: Log }): AdminOf {
  const { backend, origin, log } = options;
  return async function adminOf(request) {
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
    if (!token || !isSameOrigin(request, origin)) return null;
    try {
      return await checkAdmin(backend, token);
    } catch (error) {
      log({
        level: 'error',
        message: 'admin check failed, access denied',
        error: describeError(error),
      });
      return null;
    }
  };
}

/**
 * Whether the request comes from a page of this site. Browsers always say so on a POST; a POST that
 * says nothing is refused too, while for reading the token alone decides: over plain http browsers say nothing there. Behind a proxy that ends TLS the request's own scheme is not the
 * visitor's, so that only its host counts.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const fetchSite = request.headers.get('Sec-Fetch-Site');
  const from = request.headers.get('Origin');
  if (fetchSite !== null && fetchSite !== 'same-origin') return false;
  if (from === null) return fetchSite === 'same-origin' || request.method === 'GET';
  return (
    from === origin || (URL.canParse(from) && new URL(from).host === new URL(request.url).host)
  );
}
