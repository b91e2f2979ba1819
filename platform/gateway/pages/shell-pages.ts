import { GUARDED_PATH, NOT_FOUND_PATH } from '../../compose/page-index.ts';
import type { PageNeeds } from '../http/permissions-policy.ts';
import type { Compressor } from '../http/compress.ts';
import { integrityPolicy } from '../http/integrity-policy.ts';
import { respond } from '../http/respond.ts';
import { pageHeaders, type SecurityOptions } from '../http/security-headers.ts';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import type { PageFiles } from './page-files.ts';

export function createShellPages(
  files: PageFiles,
  compressor: Compressor,
  security: SecurityOptions,
) {
  const serve =
    (path: string, status: number, cacheControl: string) =>
    async (request: Request, site: LiveSite, pattern?: string): Promise<Response> => {
      const page = await files.html(site, site.shell, path);
      const headers = {
        'Cache-Control': cacheControl,
        ...pageHeaders(security, page.scriptHashes, needsOf(site, pattern)),
        ...integrityPolicy(request, security),
        'X-Robots-Tag': 'noindex',
      };
      return respond(request, page.content, { status, headers, validate: false }, compressor);
    };
  const notFound = serve(NOT_FOUND_PATH, 404, 'no-cache');
  return {
    /** The not-found page, also for guarded paths and files without access: it depends on encoding and browser alone. */
    notFound: ((request, site) => notFound(request, site)) satisfies ServeSite,
    /** The frame that the browser fills with a guarded page; only for a valid guard cookie. */
    guardedFrame: serve(GUARDED_PATH, 200, 'no-store') satisfies ServeGuarded,
  };
}

/** Answers with the frame of guarded pages, with the policy of the route. */
export type ServeGuarded = (request: Request, site: LiveSite, pattern: string) => Promise<Response>;

function needsOf({ policies }: LiveSite, pattern: string | undefined): PageNeeds {
  return (pattern === undefined ? undefined : policies.routes.get(pattern)) ?? policies.shell;
}
