import { cookieValues } from '../http/cookie-values.ts';
import { isForOtherSites } from '../http/security-headers.ts';

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

  return {
    /**
     * The visitor's bucket; null: it keeps none. One is drawn only for documents that a browser opens. Programs, crawlers and
     * shared caches keep no cookie and would change sides.
     */
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
  };
}

function bucketOf(request: Request, name: string): number | null {
  const bucket = cookieValues(request, name).find((value) => /^\d{1,4}$/.test(value));
  return bucket === undefined ? null : Number(bucket);
}

function randomBucket(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % BUCKETS;
}
