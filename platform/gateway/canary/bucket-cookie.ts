/** Keeps a visitor in one place while a canary runs: a number that ten thousand others may have too. */
export const BUCKET_COOKIE = 'talent_bucket';

/** Buckets that visitors are spread over: each is a hundredth of a percent. */
export const BUCKETS = 10_000;

/** Long enough for a canary and the next one, s. */
const BUCKET_SECONDS = 30 * 24 * 60 * 60;

/** The bucket of a request, 0 to 9999; null for none. */
export function bucketOf(request: Request): number | null {
  const cookie = /(?:^|;\s*)talent_bucket=(\d{1,4})(?:;|$)/.exec(
    request.headers.get('Cookie') ?? '',
  );
  return cookie ? Number(cookie[1]) : null;
}

/** `Set-Cookie` value that keeps a bucket. */
export function bucketCookie(bucket: number, secure: boolean): string {
  const attributes = `HttpOnly; SameSite=Lax; Path=/; Max-Age=${BUCKET_SECONDS}${secure ? '; Secure' : ''}`;
  return `${BUCKET_COOKIE}=${bucket}; ${attributes}`;
}

/** A bucket by chance. */
export function drawBucket(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % BUCKETS;
}
