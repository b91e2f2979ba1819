import { cookieValues } from '../http/signed-cookie.ts';
import { isForOtherSites } from '../http/security-headers.ts';
import { GUARD_PATH } from '@talent/sdk/contract';
import type { LiveSite, ServeSite } from '../live/live-site.ts';

export type VisitorBuckets = ReturnType<typeof createVisitorBuckets>;

interface BucketOptions {
  secure: boolean;
  /** Draws a new visitor's bucket, 0 to 9999; default: at random. */
  drawBucket?: (() => number) | undefined;
}

export const BUCKETS = 10_000;
/** Long enough for a canary and the next one, s. */
const BUCKET_SECONDS = 30 * 24 * 60 * 60;

/** Numbers visitors, where something is given to a share of them. */
export function createVisitorBuckets({ secure, drawBucket = randomBucket }: BucketOptions) {
  /** Keeps a visitor on one side of canaries and flags. The number is no identity: thousands share one. */
  const name = secure ? '__Host-talent_bucket' : 'talent_bucket';
  const drawn = new WeakMap<Request, number>();
  const varied = new WeakSet<Response>();

  const buckets = {
    /** The visitor's bucket; null: it keeps none. One is drawn only for documents: programs and caches keep no cookie. */
    of(request: Request): number | null {
      const known = bucketOf(request, name) ?? drawn.get(request) ?? null;
      if (known !== null || request.headers.get('Sec-Fetch-Dest') !== 'document') return known;
      const bucket = drawBucket();
      drawn.set(request, bucket);
      return bucket;
    },
    /** Marks an answer as one of several of its address, so that a shared cache may store none, and keeps the drawn bucket. */
    vary(request: Request, response: Response): Response {
      if (varied.has(response)) return response;
      varied.add(response);
      const { headers } = response;
      const cacheControl = headers.get('Cache-Control') ?? '';
      if (!/immutable|no-store|private/.test(cacheControl)) {
        headers.set('Cache-Control', cacheControl === '' ? 'private' : `private, ${cacheControl}`);
        headers.append('Vary', 'Cookie');
      }
      const bucket = drawn.get(request);
      // A chart or a file for other sites sets no cookie, even where a visitor opens it directly.
      if (bucket !== undefined && !isForOtherSites(response)) {
        const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${BUCKET_SECONDS}${secure ? '; Secure' : ''}`;
        headers.append('Set-Cookie', `${name}=${bucket}; ${attributes}`);
      }
      return response;
    },
    /** Answers with this visitor's flags. Where no flag has a share, everyone gets the same bytes and no cookie. */
    async serve(request: Request, site: LiveSite, serve: ServeSite): Promise<Response> {
      const { settings } = site;
      if (!settings?.isShared || !holdsFlags(new URL(request.url).pathname)) {
        return serve(request, site);
      }
      const bucket = buckets.of(request);
      const own = bucket === null ? site : settings.forBucket(bucket);
      return buckets.vary(request, await serve(request, own));
    },
  };
  return buckets;
}

function bucketOf(request: Request, name: string): number | null {
  const bucket = cookieValues(request, name).find((value) => /^\d{1,4}$/.test(value));
  return bucket === undefined ? null : Number(bucket);
}

function randomBucket(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % BUCKETS;
}

/** Pages, their data, which names the composition, and the guarded composition. */
function holdsFlags(path: string): boolean {
  if (path === GUARD_PATH) return true;
  return path.startsWith('/_') ? path.startsWith('/_pages/') : !path.startsWith('/assets/');
}
