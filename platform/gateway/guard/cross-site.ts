import { respondText } from '../http/respond.ts';
import { REPORT_PATH } from '../http/security-headers.ts';

/** Methods that only read (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Addresses that change a session by every method. */
const SESSION_PATH = /^\/auth\/v1\/(logout|verify)\/?$/i;

/** Addresses that pages of other sites may use all the same, each with its reason. */
const EXCEPTIONS: readonly RegExp[] = [
  // Browsers send reports of a policy from documents of any origin, and a report changes nothing of its sender.
  new RegExp(`^${REPORT_PATH}$`),
  // One click in a mail program (RFC 8058), which may be a page itself: the token in the address decides.
  /^\/functions\/v1\/[\w-]+-unsubscribe$/,
];

/**
 * Refuses a request that would change something in the name of a visitor and comes from another site: null where it may go on. The one
 * place that decides this. Browsers say where a request comes from, and a page cannot change that; other programs say nothing, and have
 * no session of a visitor. Behind a proxy that terminates TLS the request's scheme is not the visitor's, so of its address
 * only the host counts.
 * @param origin public origin of the site that the request is for
 */
export function refuseCrossSite(request: Request, origin: string): Response | null {
  const { method, headers, url } = request;
  const { pathname, host } = new URL(url);
  if (SAFE.has(method) && !SESSION_PATH.test(pathname)) return null;
  const site = headers.get('Sec-Fetch-Site');
  const from = headers.get('Origin');
  const isOwn =
    site === null
      ? from === null || from === origin || URL.parse(from)?.host === host
      : site === 'same-origin' || site === 'none';
  if (isOwn || EXCEPTIONS.some((path) => path.test(pathname))) return null;
  return respondText(
    403,
    'A page of another site has sent this. Open the page on this site and try again.',
  );
}
