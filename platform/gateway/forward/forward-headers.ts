import type { Client } from '../options.ts';
import { FOR_OTHER_SITES } from '../http/security-headers.ts';

/** Meant for the next hop only (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Headers of a request on its way to the backend. The guard cookie means nothing there; host and length
 * belong to the new request; and the runtime negotiates encodings it can read itself.
 */
export function forwardedHeaders(incoming: Headers, client: Client): Headers {
  const headers = withoutHopByHop(incoming);
  for (const name of ['accept-encoding', 'content-length', 'cookie', 'expect', 'host'])
    headers.delete(name);
  if (client.address) headers.append('x-forwarded-for', client.address);
  return headers;
}

/** By this header a function sends a whole page: it holds the page's own content security policy. */
const PAGE_POLICY = 'x-page-policy';

/** What the gateway says itself. */
const FOR_THIS_SITE_ONLY = [
  'content-security-policy',
  'cross-origin-resource-policy',
  'reporting-endpoints',
  'set-cookie',
  'strict-transport-security',
];

/**
 * Headers of the backend's answer on its way to the visitor. It sets no cookies and no policy for this
 * site, except that a function's page brings its own; hosts that turn HTML of functions into plain text
 * are overruled by the same header. A body that came over the network was decoded on arrival, and its length and encoding with it.
 */
export function returnedHeaders(
  answered: Headers,
  isEmbedded: boolean,
  isForOtherSites = false,
): Headers {
  const headers = withoutHopByHop(answered);
  for (const name of FOR_THIS_SITE_ONLY) headers.delete(name);
  if (isForOtherSites) {
    for (const [name, value] of Object.entries(FOR_OTHER_SITES)) headers.set(name, value);
  }
  const policy = headers.get(PAGE_POLICY);
  if (policy !== null) {
    headers.delete(PAGE_POLICY);
    headers.set('content-security-policy', policy);
    headers.set('content-type', 'text/html; charset=utf-8');
  }
  if (!isEmbedded) for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}

function withoutHopByHop(source: Headers): Headers {
  const headers = new Headers(source);
  const named = (source.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) headers.delete(name);
  }
  return headers;
}
