import { GUARD_PATH, type GuardedComposition, type PageData } from '@talent/sdk/contract';
import type { LocalOverride } from '@talent/api/platform/local-override';
import type { ServedContent } from '@talent/api/platform/next-page';
import { PERMISSIONS_POLICY, withOwnMachine } from '../http/permissions-policy.ts';
import { overriddenDocument, widenPolicy, withOverride } from './overridden-document.ts';

/** Request headers that ask for an encoding, a part, or nothing if unchanged: the answer is read and changed here. */
const SELECTING = [
  'accept-encoding',
  'available-dictionary',
  'if-none-match',
  'if-modified-since',
  'range',
];

/** The same request for the whole answer as plain text; GET in place of HEAD, whose headers depend on the changed answer. */
export function plainRequest(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const headers = new Headers(request.headers);
  for (const name of SELECTING) headers.delete(name);
  return new Request(request.url, { headers, signal: request.signal });
}

export async function overriddenAnswer(
  request: Request,
  response: Response,
  override: LocalOverride,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html')) return overriddenPage(request, response, override);
  if (!response.ok || !type.startsWith('application/json')) return response;
  if (pathname === GUARD_PATH) {
    const guarded = (await response.json()) as GuardedComposition;
    return changed(request, response, JSON.stringify(withOverride(guarded, override)));
  }
  const [, , , app] = pathname.split('/');
  if (!pathname.startsWith('/_pages/') || app !== override.app) return response;
  // The content is that of the live version: without it the shell waits for the code from the developer's machine.
  const { content: _, ...data } = (await response.json()) as PageData & ServedContent;
  return changed(request, response, JSON.stringify(data));
}

async function overriddenPage(
  request: Request,
  response: Response,
  override: LocalOverride,
): Promise<Response> {
  const html = await response.text();
  const document = overriddenDocument(html, override);
  const page = changed(request, response, document ?? html);
  if (document === null) return page;
  const { headers } = page;
  const policy = headers.get('Content-Security-Policy');
  if (policy !== null) headers.set('Content-Security-Policy', widenPolicy(policy, override.from));
  const permissions = headers.get('Permissions-Policy') ?? PERMISSIONS_POLICY;
  headers.set('Permissions-Policy', withOwnMachine(permissions));
  return page;
}

/** The answer with another body, for this session alone. */
function changed(request: Request, { status, headers: old }: Response, body: string): Response {
  const headers = new Headers(old);
  for (const name of ['ETag', 'Last-Modified', 'Content-Length']) headers.delete(name);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Vary', 'Cookie');
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
