import type { SiteConfig } from '@talent/sdk/contract';
import type { Backend } from '../options.ts';
import { FEW_PERMISSIONS, PERMISSIONS_POLICY } from './permissions-policy.ts';

/**
 * The site's Trusted Types policies. With `inert-html` the page analyser of the admin area parses fetched
 * HTML into a document that never runs; `structured-data` lets the page head write JSON.
 */
const TRUSTED_TYPES_POLICIES = 'inert-html structured-data';

/** Where browsers report what the content security policy has blocked. */
export const REPORT_PATH = '/functions/v1/csp-report';
const REPORT_GROUP = 'csp';

/** Referrer policies that an answer may have instead of the site's. */
const STRICTER_REFERRERS: ReadonlySet<string> = new Set(['same-origin', 'no-referrer']);

/** Facts that decide the headers; they stay the same for the life of a gateway. */
export interface SecurityFacts {
  site: SiteConfig;
  backend: Pick<Backend, 'url' | 'fetch'>;
}

/** Headers of every response but the CSP, which differs from page to page. */
export function securityHeaders({ site }: SecurityFacts): Readonly<Record<string, string>> {
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': FEW_PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  if (!site.origin.startsWith('https:')) return headers;
  return {
    ...headers,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
  };
}

/**
 * Content security policy of a response.
 *
 * @param importMap hash of the inline import map (`sha256-…`), null where there is none
 */
export function contentSecurityPolicy(facts: SecurityFacts, importMap: string | null): string {
  const connect = ["'self'", ...foreignBackend(facts)].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self'${importMap ? ` '${importMap}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    // The crawl of the admin area runs pages of the site in a frame.
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES}`,
    ...reporting(facts),
  ].join('; ');
}

/**
 * Browsers that know `report-to` follow it alone, and Chromium takes endpoints from https pages only: with both, a
 * site on http would hear nothing.
 */
function reporting({ site }: SecurityFacts): string[] {
  const byUri = `report-uri ${REPORT_PATH}`;
  return site.origin.startsWith('https:') ? [byUri, `report-to ${REPORT_GROUP}`] : [byUri];
}

/** What other sites may show, such as the pictures of shared links, says so itself with this header. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Adds the headers to a response, which may have brought a CSP of its own page, or be `FOR_OTHER_SITES`. */
export function secure(response: Response, facts: SecurityFacts): Response {
  const isForOthers =
    response.headers.get('Cross-Origin-Resource-Policy') ===
    FOR_OTHER_SITES['Cross-Origin-Resource-Policy'];
  const referrer = response.headers.get('Referrer-Policy') ?? '';
  for (const [name, value] of Object.entries(securityHeaders(facts)))
    response.headers.set(name, value);
  // An answer to an address that holds a secret says less of it.
  if (STRICTER_REFERRERS.has(referrer)) response.headers.set('Referrer-Policy', referrer);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    response.headers.set('Permissions-Policy', PERMISSIONS_POLICY);
  }
  if (isForOthers) {
    for (const [name, value] of Object.entries(FOR_OTHER_SITES)) response.headers.set(name, value);
  }
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
