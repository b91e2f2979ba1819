import { GUARDED_PATH, NOT_FOUND_PATH } from '../../compose/page-index.ts';
import type { Compressor } from '../http/compress.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { PageFiles } from './page-files.ts';
import { respond } from '../http/respond.ts';
import { contentSecurityPolicy, type SecurityFacts } from '../http/security-headers.ts';

/** The two pages of the shell that stand at no URL of their own. */
export interface Frames {
  /**
   * The one answer to everything that a visitor may not or cannot have: unknown paths, guarded ones,
   * guarded files. It depends on nothing but the request's `Accept-Encoding`.
   */
  notFound(request: Request, site: LiveSite): Promise<Response>;
  /** The frame that the browser fills with a guarded page; only for a valid guard cookie. */
  guarded(request: Request, site: LiveSite): Promise<Response>;
}

export function createFrames(
  files: PageFiles,
  compressor: Compressor,
  security: SecurityFacts,
): Frames {
  async function send(
    request: Request,
    site: LiveSite,
    path: string,
    sending: { status: number; cacheControl: string },
  ): Promise<Response> {
    const page = await files.html(site, site.shell, path);
    const headers = {
      'Cache-Control': sending.cacheControl,
      'Content-Security-Policy': contentSecurityPolicy(security, page.importMapHash),
      'X-Robots-Tag': 'noindex',
    };
    return respond(
      request,
      page.content,
      { status: sending.status, headers, validate: false },
      compressor,
    );
  }

  return {
    notFound: (request, site) =>
      send(request, site, NOT_FOUND_PATH, { status: 404, cacheControl: 'no-cache' }),
    guarded: (request, site) =>
      send(request, site, GUARDED_PATH, { status: 200, cacheControl: 'no-store' }),
  };
}
