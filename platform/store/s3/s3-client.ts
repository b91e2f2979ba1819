import type { S3Location } from '@talent/settings/store-choice';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256Hex } from '@talent/artifact/hash';
import { AwsClient } from 'aws4fetch';

const MESSAGES = {
  /** It does not answer, or answers with errors of its own. */
  'store-unreachable': (what: string, reason: string) =>
    `${what} cannot be reached (${reason}): check the endpoint in STORE_URL and the network, then try again`,
  /** It refuses this key pair, for everything or for this request. */
  'store-access': (what: string, reason: string) =>
    `${what} refuses access (${reason}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the region in STORE_URL, ` +
    "the clock of this machine, and that the key may read, list and, for releasing, write the bucket's objects",
  'store-bucket': (what: string) =>
    `${what} does not exist: create the bucket, or correct its name in STORE_URL`,
  /** Two releases at once could overwrite each other. */
  'store-conditional-writes': (what: string) =>
    `${what} overwrites objects that it was told to keep ("If-None-Match: *"): releases need a store with conditional writes`,
};

/** A bucket that cannot be used. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, what: string, reason = '', options?: ErrorOptions) {
    super(MESSAGES[code](what, reason), options);
    this.code = code;
  }
}

interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key in the bucket; absent: the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array<ArrayBuffer>;
}

interface S3Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** Settings for tests. */
export interface S3ClientOptions {
  /** Longest wait for one answer with its body, ms. */
  timeoutMs?: number;
  sleep?: (ms: number) => Promise<void>;
}

export const ATTEMPTS = 3;
/** Amazon's codes for a request to another region than the bucket's. */
const WRONG_REGION = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect']);
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 100;

/** Signs requests with the key pair of `location` (AWS Signature Version 4). */
export function createS3Client(location: S3Location, options: S3ClientOptions = {}) {
  const { timeoutMs = TIMEOUT_MS, sleep = wait } = options;
  const { bucket, region, accessKeyId, secretAccessKey } = location;
  const aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const base = bucketUrl(location);
  const name = `bucket "${bucket}" at ${new URL(base).host}`;

  /** One attempt. After an `error` the request may have been carried out all the same. */
  async function attempt(request: S3Request): Promise<{ answer: S3Answer } | { error: unknown }> {
    const { method, key = '', query = {}, headers = {}, body } = request;
    const url = new URL(base + key.split('/').map(encodeKeyPart).join('/'));
    for (const [field, value] of Object.entries(query)) url.searchParams.set(field, value);
    try {
      const signed = await aws.sign(url.href, {
        method,
        // Part of the signature, so that the service refuses a damaged body.
        headers: { ...headers, 'X-Amz-Content-Sha256': await sha256Hex(body ?? '') },
        ...(body === undefined ? {} : { body }),
      });
      const response = await fetch(signed, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const received = new Uint8Array(await response.arrayBuffer());
      const answer = { status: response.status, headers: response.headers, body: received };
      return isTransient(answer.status) ? { error: errorOf(answer) } : { answer };
    } catch (error) {
      return { error };
    }
  }

  /** Sends a request that may be made twice, up to three times. Throws `StoreError`, also for answers other than 404. */
  async function send(request: S3Request): Promise<S3Answer> {
    for (let count = 1; ; count++) {
      const result = await attempt(request);
      if ('answer' in result) {
        const { answer } = result;
        const isMissing = answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';
        if (answer.status < 300 || isMissing) return answer;
        throw errorOf(answer);
      }
      if (count === ATTEMPTS) throw unreachable(name, result.error);
      await pause(count);
    }
  }

  function errorOf(answer: S3Answer): Error {
    const code = codeOf(answer) || `status ${answer.status}`;
    if (code === 'NoSuchBucket') return new StoreError('store-bucket', name);
    const isRefused = answer.status === 401 || answer.status === 403 || WRONG_REGION.has(code);
    if (isRefused) return new StoreError('store-access', name, code);
    if (answer.status === 501) return new StoreError('store-conditional-writes', name);
    return new StoreError('store-unreachable', name, code);
  }

  const pause = (next: number): Promise<void> => sleep(FIRST_PAUSE_MS * 4 ** (next - 1));
  return { name, attempt, send, errorOf, pause };
}

export function unreachable(name: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { message, cause } =
    error instanceof Error ? error : { message: String(error), cause: null };
  // "fetch failed" alone is no help; the cause names the host or the refused connection.
  const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
  return new StoreError('store-unreachable', name, reason, { cause: error });
}

/** Amazon's buckets have host names of their own; other services take the bucket as the first part of the path. */
function bucketUrl({ bucket, region, endpoint }: S3Location): string {
  if (endpoint !== null) return `${endpoint}/${bucket}/`;
  // A dot in its name would not fit the certificate of *.s3.amazonaws.com.
  const host = `s3.${region}.amazonaws.com`;
  return bucket.includes('.') ? `https://${host}/${bucket}/` : `https://${bucket}.${host}/`;
}

function encodeKeyPart(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Statuses that say nothing about the request: a retry may succeed. */
function isTransient(status: number): boolean {
  return status === 429 || status === 500 || (status > 501 && status < 600);
}

function codeOf({ body }: S3Answer): string {
  return /<Code>([^<]+)<\/Code>/.exec(new TextDecoder().decode(body))?.[1] ?? '';
}
