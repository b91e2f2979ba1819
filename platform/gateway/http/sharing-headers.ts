import type { Sharing } from '@talent/sdk/server';
import { FOR_OTHER_SITES } from './security-headers.ts';

/** Methods of a shared file. */
export const SHARED_METHODS = 'GET, HEAD, OPTIONS';

/** Other sites, and a CDN, may keep a shared file this long without asking again, s. While a canary is open it is private. */
const FRESH_S = 300;

/** Lets scripts of every site read the answer. It is the same for everyone, so no credentials are allowed. */
export const OPEN_DATA: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
  ...FOR_OTHER_SITES,
};

/**
 * Headers of a resource that other sites may use. Search engines list the page that describes it instead.
 * @param style hash of the text of the document's style element (`sha256-…`), null where there is none
 */
export function sharedHeaders(sharing: Sharing, style: string | null): Record<string, string> {
  const headers = { 'Cache-Control': `max-age=${FRESH_S}`, 'X-Robots-Tag': 'noindex' };
  if (sharing === 'data') return { ...headers, ...OPEN_DATA };
  return {
    ...headers,
    ...FOR_OTHER_SITES,
    // The only documents that other sites may frame. They load nothing and run nothing.
    'Content-Security-Policy': [
      "default-src 'none'",
      ...(style === null ? [] : [`style-src '${style}'`]),
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors *',
    ].join('; '),
    // Pages that are isolated from other origins may frame only documents that are isolated as well.
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}

/** Headers of the answer to a browser that asks whether a script of another site may send its request. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  ...OPEN_DATA,
  'Access-Control-Allow-Methods': SHARED_METHODS,
  // For a script that sends the ETag of its copy.
  'Access-Control-Allow-Headers': 'If-None-Match',
  'Access-Control-Max-Age': '86400',
  Allow: SHARED_METHODS,
};
