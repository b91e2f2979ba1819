import { GUARD_PATH } from '@talent/sdk/contract';
import type { LiveSite, ServeSite } from '../live/live-site.ts';
import type { VisitorBuckets } from './visitor-buckets.ts';

/**
 * Answers a request from the site with this visitor's flags. As long as no flag is given to a share of the visitors, everyone
 * gets the same bytes, and no cookie. Otherwise answers that hold flags are marked as one of several of their address.
 */
export async function serveVisitor(
  buckets: VisitorBuckets,
  request: Request,
  site: LiveSite,
  serve: ServeSite,
): Promise<Response> {
  const { settings } = site;
  if (!settings?.isShared || !holdsFlags(new URL(request.url).pathname)) {
    return serve(request, site);
  }
  const bucket = buckets.of(request);
  const own = bucket === null ? site : settings.forBucket(bucket);
  return buckets.vary(request, await serve(request, own));
}

/** Pages, their data, which names the composition, and the guarded composition. */
function holdsFlags(path: string): boolean {
  if (path === GUARD_PATH) return true;
  return path.startsWith('/_') ? path.startsWith('/_pages/') : !path.startsWith('/assets/');
}
