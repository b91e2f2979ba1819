import type { Client } from '../http/client.ts';
import { FOR_OTHER_SITES } from '../http/security-headers.ts';

/** Apply to a single connection only (RFC 9110, 7.6.1). */
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

/** The guard cookie means nothing to the backend, host and length belong to the new request, encodings to the runtime. */
export function forwardedHeaders(incoming: Headers, client: Client): Headers {
  const headers = withoutHopByHop(incoming);
  for (const name of ['accept-encoding', 'content-length', 'cookie', 'expect', 'host'])
    headers.delete(name);
  if (client.address) headers.append('x-forwarded-for', client.address);
  return headers;
}

const PAGE_POLICY = 'x-page-policy';

/** With this header a function says that everyone who may read its answer gets the same. */
const SHARED_ANSWER = 'x-shared-answer';

export function isSharedAnswer(answered: Headers): boolean {
  return answered.has(SHARED_ANSWER);
}

/** Headers that only the gateway sets, and those that are for it alone. */
const NOT_RETURNED = [
  SHARED_ANSWER,
  'content-security-policy',
  'cross-origin-resource-policy',
  'integrity-policy',
  'permissions-policy',
  'reporting-endpoints',
  'set-cookie',
  'strict-transport-security',
];

/**
 * Headers of the backend's answer to the visitor. The backend sets no cookies and no policy for this site, except for the
 * page of a function; for such a page the content type is set here, because some hosts send HTML of functions as plain text.
 * A body from the network is already decoded, so its length and encoding no longer apply.
 */
export function returnedHeaders(
  answered: Headers,
  isEmbedded: boolean,
  isForOtherSites = false,
): Headers {
  const headers = withoutHopByHop(answered);
  for (const name of NOT_RETURNED) headers.delete(name);
  // Pages of other sites have no business with the backend; what they may read is files of the site.
  for (const name of [...headers.keys()]) {
    if (name.startsWith('access-control-')) headers.delete(name);
  }
  if (isForOtherSites) {
    for (const [name, value] of Object.entries(FOR_OTHER_SITES)) headers.set(name, value);
  }
  const policy = headers.get(PAGE_POLICY);
  if (policy !== null) {
    headers.delete(PAGE_POLICY);
    headers.set('content-security-policy', policy);
    headers.set('content-type', 'text/html; charset=utf-8');
  }
  // Opened as a page, data is downloaded under this name, and never under one that a link has chosen.
  if (isJson(headers) && !headers.has('content-disposition')) {
    headers.set('content-disposition', 'attachment; filename="api.json"');
  }
  if (!isEmbedded) for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}

function isJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');
}

function withoutHopByHop(source: Headers): Headers {
  const headers = new Headers(source);
  const named = (source.get('connection') ?? '').split(',').map((name) => name.trim());
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) headers.delete(name);
  }
  return headers;
}
