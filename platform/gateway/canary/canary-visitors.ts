import { GUARD_PATH } from '@talent/sdk/contract';
import type { Side } from '../../canary/comparison/tally.ts';
import type { LiveSite } from '../live/live-site.ts';
import { BUCKETS, type VisitorBuckets } from '../settings/visitor-buckets.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { hasPath } from './versioned-path.ts';

/** Gives a share of the visitors the canary's release, and keeps every visitor on the same side. */
export function createCanaryVisitors(options: {
  watch: Pick<CanaryWatch, 'open' | 'tally'>;
  stable: () => LiveSite | null;
  buckets: VisitorBuckets;
}) {
  const { watch, stable, buckets } = options;
  const sides = new WeakMap<Request, Side>();

  /** Null for a visitor without a bucket, who always gets stable and is not counted. */
  function sideFor(request: Request, percent: number): Side | null {
    const bucket = buckets.of(request);
    if (bucket === null) return null;
    return bucket < (percent * BUCKETS) / 100 ? 'canary' : 'stable';
  }

  function count(path: string, site: LiveSite, visitor: Side, status: number): void {
    const live = stable();
    const side = live && isPageOrFile(path) ? sideOf(path, visitor, site, live) : null;
    if (side !== null) watch.tally(site.release.revision).rate('answers', side, status >= 500);
  }

  return {
    /** The canary's site for a visitor in its share; null for everyone else. Not called for previews. */
    siteFor(request: Request): LiveSite | null {
      const site = watch.open();
      const { pathname } = new URL(request.url);
      // A tab gets these from its own release. Other services of the gateway always describe the stable one.
      if (site === null || !(isPageOrFile(pathname) || pathname === GUARD_PATH)) return null;
      const side = sideFor(request, site.release.percent ?? 0);
      if (side === null) return null;
      sides.set(request, side);
      return side === 'canary' ? site : null;
    },
    /** Counts an answer that `siteFor` was called for, and marks it as one of two answers of its address. */
    answered(request: Request, response: Response): Response {
      const site = watch.open();
      if (site === null) return response;
      const side = sides.get(request);
      if (side) count(new URL(request.url).pathname, site, side, response.status);
      return buckets.vary(request, response);
    },
  };
}

function isPageOrFile(path: string): boolean {
  return !path.startsWith('/_') || /^\/_(pages|social|files)\//.test(path);
}

/** The side that an answer counts for. A file or page data counts for the version that has it, for any visitor. */
function sideOf(path: string, visitor: Side, canary: LiveSite, stable: LiveSite): Side | null {
  const isOf = hasPath(path);
  if (isOf(canary)) return isOf(stable) ? visitor : 'canary';
  return isOf(stable) ? 'stable' : null;
}
