import { isPublicHost } from '../http/public-address.ts';
import { readLimited } from '../http/read-limited.ts';
import { retryAfterSeconds } from '../http/retry-after.ts';

/** Limits of a download. Tests lower them, and open the network of this machine. */
export interface DownloadLimits {
  /** Largest file, bytes after decompression. */
  maxBytes: number;
  /** Longest time until the last byte, ms. */
  timeoutMs: number;
  /** Whether a host may be asked. @throws when its name has no address */
  isAllowedHost: (hostname: string) => Promise<boolean>;
  /** Protocols of addresses, such as `https:`. */
  protocols: readonly string[];
  /** Headers of the request beside those of `Validators`. Default: CSV is asked for. */
  headers?: Readonly<Record<string, string>>;
}

/** The largest file has 0.8 MB in 2026. The time is far below the ten minutes for which a refresh has a source. */
export const DOWNLOAD_LIMITS: DownloadLimits = {
  maxBytes: 10 * 1024 * 1024,
  timeoutMs: 60_000,
  isAllowedHost: isPublicHost,
  protocols: ['https:'],
};

/** An earlier answer, which the server compares its file with. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** The answer of a server: its file, or that it has not changed. */
export type Download =
  | { status: 'unchanged' }
  | ({ status: 'sent'; bytes: Uint8Array } & Validators);

/** A file that could not be had. `unreachable` may be better at the next try; `refused` is an answer that we do not take. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly code = 'DOWNLOAD_FAILED';
  readonly outcome: 'refused' | 'unreachable';
  /** Of the answer, where there was one that is no file. */
  readonly status: number | null;
  /** How long the server asks to be left alone, seconds. */
  readonly retryAfter: number | null;

  constructor(
    outcome: 'refused' | 'unreachable',
    message: string,
    { status, headers, ...options }: ErrorOptions & { status?: number; headers?: Headers } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.status = status ?? null;
    this.retryAfter = headers === undefined ? null : retryAfterSeconds(headers, new Date());
  }
}

const refused = (message: string) => new DownloadError('refused', message);

const MOST_REDIRECTS = 3;

/**
 * Asks for a file. Only the host of the address is asked, over TLS, and only at public addresses. A name that changes its
 * address between this check and the connection gains nothing: a machine of the private network has no certificate for it.
 * @throws DownloadError
 */
export async function download(
  address: string,
  known: Validators,
  limits: DownloadLimits = DOWNLOAD_LIMITS,
): Promise<Download> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = readAddress(address, limits);
  for (let redirects = 0; ; redirects += 1) {
    await refusePrivateHost(url, limits);
    const response = await ask(url, known, signal, limits);
    if (response.status < 300 || response.status >= 400 || response.status === 304) {
      return await read(response, limits);
    }
    discard(response);
    const next = URL.parse(response.headers.get('location') ?? '', url);
    if (next === null || next.origin !== url.origin || next.username || next.password) {
      throw refused(
        'The address redirects to another host. Set the address that has the file itself.',
      );
    }
    if (redirects === MOST_REDIRECTS) {
      throw refused(`The address redirects more than ${MOST_REDIRECTS} times.`);
    }
    url = next;
  }
}

function readAddress(address: string, { protocols }: DownloadLimits): URL {
  const url = URL.parse(address);
  if (url === null || !protocols.includes(url.protocol) || url.username || url.password) {
    throw refused('The address is not an https URL without a password.');
  }
  return url;
}

async function refusePrivateHost(url: URL, { isAllowedHost }: DownloadLimits): Promise<void> {
  let isAllowed: boolean;
  try {
    isAllowed = await isAllowedHost(url.hostname);
  } catch (cause) {
    throw new DownloadError('unreachable', `The host ${url.hostname} has no address.`, { cause });
  }
  if (!isAllowed) {
    throw refused(`The host ${url.hostname} is not on the public internet.`);
  }
}

async function ask(
  url: URL,
  { etag, lastModified }: Validators,
  signal: AbortSignal,
  limits: DownloadLimits,
): Promise<Response> {
  try {
    return await fetch(url, {
      headers: {
        ...(limits.headers ?? { Accept: 'text/csv, text/plain;q=0.9, */*;q=0.5' }),
        ...(etag !== null && { 'If-None-Match': etag }),
        ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
      },
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw networkError(error, limits);
  }
}

async function read(response: Response, limits: DownloadLimits): Promise<Download> {
  const { status, headers } = response;
  if (status === 304) return { status: 'unchanged' };
  if (status !== 200) {
    discard(response);
    const message = `The server answered with status ${status}.`;
    throw new DownloadError('unreachable', message, { status, headers });
  }
  if (/^\s*(text\/html|application\/xhtml)/i.test(headers.get('content-type') ?? '')) {
    discard(response);
    throw refused(
      'The server sent a web page and not a data file. Set the address of the raw file.',
    );
  }
  const { maxBytes } = limits;
  const bytes = await readLimited(response, maxBytes).catch((error: unknown) => {
    throw networkError(error, limits);
  });
  if (bytes === null) {
    discard(response);
    throw refused(`The file is larger than ${maxBytes} bytes.`);
  }
  return {
    status: 'sent',
    bytes,
    etag: headerOf(headers, 'etag', 200),
    lastModified: headerOf(headers, 'last-modified', 100),
  };
}

function discard({ body }: Response): void {
  body?.cancel().catch(() => {});
}

function networkError(cause: unknown, { timeoutMs }: DownloadLimits): DownloadError {
  const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
  const message = isSlow
    ? `The file did not arrive within ${timeoutMs / 1000} seconds.`
    : 'The connection failed or broke off.';
  return new DownloadError('unreachable', message, { cause });
}

/** A header that is sent back with the next question; null where it is missing or too long to keep. */
function headerOf(headers: Headers, name: string, most: number): string | null {
  const value = headers.get(name);
  return value !== null && value.length <= most ? value : null;
}
