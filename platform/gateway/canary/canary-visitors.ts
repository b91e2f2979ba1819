import { GUARD_PATH } from '@talent/sdk/contract';
import type { Side } from '../../canary/comparison/tally.ts';
import { cookieValues } from '../http/cookie-values.ts';
import { isForOtherSites } from '../http/security-headers.ts';
import type { LiveSite } from '../live/live-site.ts';
import type { CanaryWatch } from './canary-watch.ts';
import { hasPath } from './versioned-path.ts';

interface CanaryVisitorsOptions {
  watch: Pick<CanaryWatch, 'open' | 'tally'>;
  /** The site that all other visitors get. */
  stable: () => LiveSite | null;
  secure: boolean;
  /** Draws a new visitor's bucket, 0 to 9999; default: at random. */
  drawBucket?: () => number;
}

interface Assignment {
  side: Side;
  /** Bucket drawn for this request, to be stored in the cookie; null: the visitor has one. */
  drawn: number | null;
}

/** Keeps a visitor on one side while a canary runs. The number is no identity: thousands share one. */
const BUCKET_COOKIE = 'talent_bucket';
/** Number of buckets: each is a hundredth of a percent of the visitors. */
const BUCKETS = 10_000;
/** Long enough for a canary and the next one, s. */
const BUCKET_SECONDS = 30 * 24 * 60 * 60;

/** Gives a share of the visitors the canary's release, and keeps every visitor on the same side. */
export function createCanaryVisitors(options: CanaryVisitorsOptions) {
  const { watch, stable, secure, drawBucket = randomBucket } = options;
  const assignments = new WeakMap<Request, Assignment>();

  /**
   * Buckets are drawn only for documents that a browser opens. Programs, crawlers and shared caches keep no cookie and would
   * change sides, so they always get stable.
   */
  function assign(request: Request, percent: number): Assignment | null {
    const known = bucketOf(request);
    if (known === null && request.headers.get('Sec-Fetch-Dest') !== 'document') return null;
    const bucket = known ?? drawBucket();
    const side = bucket < (percent * BUCKETS) / 100 ? 'canary' : 'stable';
    return { side, drawn: known === null ? bucket : null };
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
      const assignment = assign(request, site.release.percent ?? 0);
      if (!assignment) return null;
      assignments.set(request, assignment);
      return assignment.side === 'canary' ? site : null;
    },
    /** Counts an answer that `siteFor` was called for, and marks it as one of two answers of its address. */
    answered(request: Request, response: Response): Response {
      const site = watch.open();
      if (site === null) return response;
      const assignment = assignments.get(request);
      if (assignment) {
        count(new URL(request.url).pathname, site, assignment.side, response.status);
      }
      return varyByVisitor(response, assignment?.drawn ?? null);
    },
  };

  /** The address has two answers now, so that a shared cache may store neither. */
  function varyByVisitor(response: Response, drawn: number | null): Response {
    const { headers } = response;
    const cacheControl = headers.get('Cache-Control') ?? '';
    if (!/immutable|no-store|private/.test(cacheControl)) {
      headers.set('Cache-Control', cacheControl === '' ? 'private' : `private, ${cacheControl}`);
      headers.append('Vary', 'Cookie');
    }
    // A chart or a file for other sites sets no cookie, even where a visitor opens it directly.
    if (drawn !== null && !isForOtherSites(response)) {
      const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${BUCKET_SECONDS}${secure ? '; Secure' : ''}`;
      headers.append('Set-Cookie', `${BUCKET_COOKIE}=${drawn}; ${attributes}`);
    }
    return response;
  }
}

function bucketOf(request: Request): number | null {
  const bucket = cookieValues(request, BUCKET_COOKIE).find((value) => /^\d{1,4}$/.test(value));
  return bucket === undefined ? null : Number(bucket);
}

function randomBucket(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % BUCKETS;
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
