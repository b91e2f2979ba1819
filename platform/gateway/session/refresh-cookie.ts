import type { Client } from '../http/client.ts';
import { cookieValues } from '../http/signed-cookie.ts';
import { parseJsonObject } from '../http/limited-body.ts';

/** The placeholder that a browser gets instead of the refresh token. */
const IN_COOKIE = 'kept-in-a-cookie';

/** How long an unused session can be continued, seconds. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

const ISSUES = /^\/auth\/v1\/(token|verify|signup|factors\/[\w-]+\/verify)$/;
const TOKEN_PATH = '/auth/v1/token';
const LOGOUT_PATH = '/auth/v1/logout';

type Forward = (request: Request, client: Client) => Promise<Response>;

/**
 * Keeps refresh tokens of browsers in a cookie that no script can read. An injected script can only steal the access
 * token, which expires within the hour. The backend's client in the browser stores and sends back a placeholder. Other
 * programs get their tokens unchanged.
 * @param secure whether the site is served over https
 */
export function withRefreshCookie(forward: Forward, secure: boolean): Forward {
  const name = secure ? '__Secure-talent_refresh' : 'talent_refresh';
  const attributes = `HttpOnly; SameSite=Strict; Path=${TOKEN_PATH}${secure ? '; Secure' : ''}`;

  async function withToken(request: Request): Promise<Request> {
    const token = cookieValues(request, name).find(isToken);
    if (token === undefined) return request;
    const text = await request.clone().text();
    if (!text.includes(IN_COOKIE)) return request;
    const headers = new Headers(request.headers);
    headers.delete('Content-Length');
    const { method, url, signal } = request;
    return new Request(url, { method, headers, signal, body: text.replace(IN_COOKIE, token) });
  }

  function moved(response: Response, token: string, body: string | null, location?: string) {
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    if (location !== undefined) headers.set('Location', location);
    headers.append('Set-Cookie', `${name}=${token}; ${attributes}; Max-Age=${LIFETIME_SECONDS}`);
    return new Response(body, { status: response.status, headers });
  }

  async function issued(response: Response, url: string): Promise<Response> {
    const location = response.headers.get('Location');
    if (location !== null) {
      const target = new URL(location, url);
      const facts = new URLSearchParams(target.hash.slice(1));
      const token = facts.get('refresh_token');
      if (!isToken(token)) return response;
      facts.set('refresh_token', IN_COOKIE);
      target.hash = facts.toString();
      return moved(response, token, null, target.href);
    }
    if (!response.ok) return response;
    const text = await response.text();
    const { status, headers } = response;
    const answer = parseJsonObject(text);
    if (!isToken(answer?.['refresh_token'])) return new Response(text || null, { status, headers });
    return moved(
      response,
      answer['refresh_token'],
      JSON.stringify({ ...answer, refresh_token: IN_COOKIE }),
    );
  }

  return async function forwardWithCookie(request, client) {
    const pathname = decoded(new URL(request.url).pathname);
    if (pathname === LOGOUT_PATH) {
      const response = await forward(request, client);
      const others = new URL(request.url).searchParams.get('scope') === 'others';
      if (!response.ok || others) return response;
      const headers = new Headers(response.headers);
      headers.append('Set-Cookie', `${name}=; ${attributes}; Max-Age=0`);
      return new Response(response.body, { status: response.status, headers });
    }
    if (!ISSUES.test(pathname)) return forward(request, client);
    const sent = pathname === TOKEN_PATH ? await withToken(request) : request;
    const response = await forward(sent, client);
    return isBrowser(request) ? issued(response, request.url) : response;
  };
}

/** Decoded as a backend may decode it, so that `/auth/v1/%74oken` is treated like `/auth/v1/token`. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Browsers set these headers, and a script cannot prevent it. */
function isBrowser({ headers }: Request): boolean {
  return headers.has('Sec-Fetch-Site') || headers.has('Origin');
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\w.-]{8,500}$/.test(value);
}
