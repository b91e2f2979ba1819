import { GUARDED_PATH, NOT_FOUND_PATH } from '../../compose/page-index.ts';
import type { Compressor } from '../http/compress.ts';
import { integrityPolicy } from '../http/integrity-policy.ts';
import { respond } from '../http/respond.ts';
import { contentSecurityPolicy, type SecurityFacts } from '../http/security-headers.ts';
import type { ServeSite } from '../live/live-site.ts';
import type { PageFiles } from './page-files.ts';

/** The two pages of the shell that have no URL of their own. */
export function createShellPages(
  files: PageFiles,
  compressor: Compressor,
  security: SecurityFacts,
) {
  const serve =
    (path: string, status: number, cacheControl: string): ServeSite =>
    async (request, site) => {
      const page = await files.html(site, site.shell, path);
      const headers = {
        'Cache-Control': cacheControl,
        'Content-Security-Policy': contentSecurityPolicy(security, page.scriptHashes),
        ...integrityPolicy(security, site),
        'X-Robots-Tag': 'noindex',
      };
      return respond(request, page.content, { status, headers, validate: false }, compressor);
    };
  return {
    /**
     * The not-found page: the only answer to unknown paths, and to guarded paths and files without access. It depends on
     * nothing but the request's `Accept-Encoding`.
     */
    notFound: serve(NOT_FOUND_PATH, 404, 'no-cache'),
    /** The frame that the browser fills with a guarded page; only for a valid guard cookie. */
    guardedFrame: serve(GUARDED_PATH, 200, 'no-store'),
  };
}
