import type { SiteConfig } from '@talent/sdk/contract';
import type { Backend } from './options.ts';

/**
 * The site's Trusted Types policies. With `inert-html` the page analyser of the admin area parses fetched
 * HTML into a document that never runs; `structured-data` lets the page head write JSON.
 */
const TRUSTED_TYPES_POLICIES = 'inert-html structured-data';

/** Facts that decide the headers; they stay the same for the life of a gateway. */
export interface SecurityFacts {
  site: SiteConfig;
  backend: Pick<Backend, 'url' | 'fetch'>;
}

/** Headers of every response but the CSP, which differs from page to page. */
export function securityHeaders({ site }: SecurityFacts): Readonly<Record<string, string>> {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  if (!site.origin.startsWith('https:')) return headers;
  return { ...headers, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };
}

/**
 * Content security policy of a response.
 *
 * @param importMap hash of the inline import map (`sha256-…`), null where there is none
 */
export function contentSecurityPolicy(facts: SecurityFacts, importMap: string | null): string {
  const connect = ["'self'", ...foreignBackend(facts)].join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${importMap ? ` '${importMap}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES}`,
  ].join('; ');
}

/** Adds the headers to a response, which may have brought a CSP of its own page. */
export function secure(response: Response, facts: SecurityFacts): Response {
  for (const [name, value] of Object.entries(securityHeaders(facts)))
    response.headers.set(name, value);
  if (!response.headers.has('Content-Security-Policy')) {
    response.headers.set('Content-Security-Policy', contentSecurityPolicy(facts, null));
  }
  return response;
}

/** The embedded stack is only ever reached through the gateway; a hosted one has its own origin. */
function foreignBackend({ site, backend }: SecurityFacts): string[] {
  if (backend.fetch) return [];
  const origin = new URL(backend.url).origin;
  return origin === new URL(site.origin).origin ? [] : [origin];
}
