import { KnownError } from '@talent/node/terminal/known-error';
import type { SiteAnswer } from '@talent/api/platform/platform-status';
import { readLimitedText } from '../http/limited-body.ts';
import type { SiteHop } from '@talent/sdk/contract';
import { isRead, methodNotAllowed, respondJson } from '../http/respond.ts';
import type { ServeSite } from '../live/live-site.ts';
import type { PageContext } from '../pages/page-context.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_HOPS = 5;

export interface SiteAnswersOptions {
  /** Public origin: no other one is ever requested. */
  origin: string;
  fetch?: typeof globalThis.fetch;
}

/** Requests a path from the public address, through every proxy in front of it. Throws `site-unreachable`. */
export async function fetchSiteAnswer(
  path: string,
  { origin, fetch = globalThis.fetch }: SiteAnswersOptions,
): Promise<SiteAnswer> {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new TypeError(`${path} is no path of the site`);
  const init = (): RequestInit => ({
    redirect: 'manual',
    // Cross-origin headers are sent to other origins only.
    headers: { Accept: 'text/html', Origin: 'https://observatory.example' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  try {
    const response = await fetch(url, init());
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
    const cookies = response.headers.getSetCookie().map((line) => ['set-cookie', line] as const);
    return {
      url: url.href,
      status: response.status,
      headers: [...headers, ...cookies].map(([name, value]) => [name, value]),
      body: (await readLimitedText(response.body, MAX_BYTES)).text,
      fromHttp: url.protocol === 'https:' ? await followHttp(url, init, fetch) : null,
    };
  } catch (error) {
    const reason = `${url.href} cannot be reached from the server`;
    throw new KnownError('site-unreachable', reason, { cause: error });
  }
}

async function followHttp(
  page: URL,
  init: () => RequestInit,
  fetch: typeof globalThis.fetch,
): Promise<SiteAnswer['fromHttp']> {
  let url = new URL(page);
  url.protocol = 'http:';
  url.port = '';
  const route = [url.href];
  try {
    while (route.length <= MAX_HOPS) {
      const response = await fetch(url, init());
      await response.body?.cancel();
      const location = response.headers.get('Location');
      if (response.status < 300 || response.status > 399 || location === null) break;
      url = new URL(location, url);
      route.push(url.href);
      // Other hosts are never requested; their name is enough for the report.
      if (url.host !== page.host) break;
    }
    return { status: 'followed', route };
  } catch {
    return { status: 'no-answer' };
  }
}

/** Answers `GET /_hop?path=…` of an admin with the status and `Location` that a visitor gets: browsers hide the steps from scripts. */
export function createPathLookup({
  adminOf,
  notFound,
  pages,
}: PageContext & { pages: ServeSite }): ServeSite {
  return async function serve(request, site) {
    if ((await adminOf(request)) === null) return notFound(request, site);
    if (!isRead(request)) return methodNotAllowed('GET, HEAD');
    const { origin, searchParams } = new URL(request.url);
    const path = searchParams.get('path') ?? '';
    const url = path.startsWith('/') ? URL.parse(path, origin) : null;
    if (url?.origin !== origin) {
      const message = 'Give a path of this site as ?path=/…';
      return respondJson(422, { code: 'wrong-path', message });
    }
    const answer = await pages(new Request(url), site);
    await answer.body?.cancel();
    const hop: SiteHop = { status: answer.status, location: answer.headers.get('Location') };
    return respondJson(200, hop);
  };
}
