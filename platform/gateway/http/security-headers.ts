import type { SiteConfig } from '@talent/sdk/contract';
import type { Backend } from './backend.ts';
import {
  NO_NEEDS,
  FEW_PERMISSIONS,
  PERMISSIONS_POLICY,
  permissionsPolicy,
  type PageNeeds,
} from './permissions-policy.ts';

/** Browsers report violations of the content security policy and of the integrity policy here. */
export const REPORT_PATH = '/functions/v1/csp-report';
export const REPORT_GROUP = 'csp';

/** Referrer policies that an answer may set instead of the site's. */
const STRICTER_REFERRERS: ReadonlySet<string> = new Set(['same-origin', 'no-referrer']);

/** The header of a page of this gateway with a permissions policy of its own: an answer of the backend cannot have it. */
const OWN_PERMISSIONS = 'Permissions-Policy';

/** `enforce`: browsers refuse scripts without a hash; `report`: they run and report them; `off`: no policy. */
export type IntegrityMode = 'enforce' | 'report' | 'off';

export interface SecurityOptions {
  site: SiteConfig;
  backend: Pick<Backend, 'url' | 'fetch'>;
  /** Treatment of scripts without a hash in browsers; default `enforce`. */
  integrityMode?: IntegrityMode;
}

/** Headers of every response except the content security policy, which differs from page to page. */
export function securityHeaders({ site }: SecurityOptions): Readonly<Record<string, string>> {
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
 * @param scripts hashes of the inline scripts (`sha256-…`)
 * @param needs what the page may do, of its shell and its remote; default: it is no page of an app
 */
export function contentSecurityPolicy(
  options: SecurityOptions,
  scripts: readonly string[],
  needs: PageNeeds = NO_NEEDS,
): string {
  const connect = ["'self'", ...foreignBackend(options), ...needs.connects].join(' ');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    `frame-src ${sources(needs.frames)}`,
    `worker-src ${sources(needs.workers)}`,
    "frame-ancestors 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${sources(needs.trustedTypes)}`,
    ...reporting(options),
  ].join('; ');
}

function sources(names: readonly string[]): string {
  return names.length === 0 ? "'none'" : names.join(' ');
}

export function pageHeaders(
  options: SecurityOptions,
  scripts: readonly string[],
  needs: PageNeeds,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options, scripts, needs),
    [OWN_PERMISSIONS]: permissionsPolicy(needs.permissions),
  };
}

/** The policy of what no browser runs as a document: the whole one on each file would cost a first visit 7 KB. */
const POLICY_OF_FILES =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Types that a browser may run as a document when someone opens their address: HTML, SVG and other XML. */
const DOCUMENT_TYPE = /html|xml/;

/** Whether a response is of a type that is no document. One without a type may be anything. */
function isFile({ headers }: Response): boolean {
  const type = headers.get('Content-Type');
  return type !== null && !DOCUMENT_TYPE.test(type);
}

/** Browsers that support `report-to` ignore `report-uri`, and Chromium accepts endpoints from https pages only. */
function reporting({ site }: SecurityOptions): string[] {
  const byUri = `report-uri ${REPORT_PATH}`;
  return site.origin.startsWith('https:') ? [byUri, `report-to ${REPORT_GROUP}`] : [byUri];
}

/** Marks files that other sites may show, such as the pictures of shared links. */
export const FOR_OTHER_SITES = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

export function isForOtherSites({ headers }: Response): boolean {
  const policy = headers.get('Cross-Origin-Resource-Policy');
  return policy === FOR_OTHER_SITES['Cross-Origin-Resource-Policy'];
}

/** Adds the headers. A content security policy, a page's permissions policy and `FOR_OTHER_SITES` of the answer stay. */
export function secure(response: Response, options: SecurityOptions): Response {
  const isForOthers = isForOtherSites(response);
  const referrer = response.headers.get('Referrer-Policy') ?? '';
  const permissions = response.headers.get(OWN_PERMISSIONS) ?? PERMISSIONS_POLICY;
  for (const [name, value] of Object.entries(securityHeaders(options)))
    response.headers.set(name, value);
  // An answer whose address holds a secret asks for a stricter policy.
  if (STRICTER_REFERRERS.has(referrer)) response.headers.set('Referrer-Policy', referrer);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    response.headers.set(OWN_PERMISSIONS, permissions);
  }
  if (isForOthers) {
    for (const [name, value] of Object.entries(FOR_OTHER_SITES)) response.headers.set(name, value);
  }
  if (!response.headers.has('Content-Security-Policy')) {
    const policy = isFile(response) ? POLICY_OF_FILES : contentSecurityPolicy(options, []);
    response.headers.set('Content-Security-Policy', policy);
  }
  return response;
}

/** The embedded stack is reached through the gateway only; a hosted one has its own origin. */
function foreignBackend({ site, backend }: SecurityOptions): string[] {
  if (backend.fetch) return [];
  const origin = new URL(backend.url).origin;
  return origin === new URL(site.origin).origin ? [] : [origin];
}
