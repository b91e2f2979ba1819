import { readLimitedBody } from '../http/read-limited-body.ts';

/** What the public site answers for one page, as a visitor's browser would get it. */
export interface SiteAnswer {
  url: string;
  status: number;
  /** In lower case, one for each header line: several `set-cookie` stay apart. */
  headers: [name: string, value: string][];
  /** The document, up to 2 MB. */
  body: string;
  /** Where the same address under http:// leads, each hop's URL; null for a site without https. */
  fromHttp: { status: 'followed'; route: string[] } | { status: 'no-answer' } | null;
}

/** The site's public address did not answer. */
export class SiteUnreachableError extends Error {
  readonly code = 'site-unreachable';

  constructor(url: string, cause: unknown) {
    super(`${url} cannot be reached from the server`, { cause });
    this.name = 'SiteUnreachableError';
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_HOPS = 5;

export interface SiteAnswersOptions {
  /** Public origin: nothing else is ever asked. */
  origin: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * Asks the site's own public address for a page, through everything that stands before it.
 * @param path starts with `/`
 * @throws SiteUnreachableError
 */
export async function fetchSiteAnswer(
  path: string,
  { origin, fetch = globalThis.fetch }: SiteAnswersOptions,
): Promise<SiteAnswer> {
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new TypeError(`${path} is no path of the site`);
  const init = (): RequestInit => ({
    redirect: 'manual',
    // Whether other origins are let in shows only to one of them.
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
      body: await readLimitedBody(response, MAX_BYTES),
      fromHttp: url.protocol === 'https:' ? await followHttp(url, init, fetch) : null,
    };
  } catch (error) {
    throw new SiteUnreachableError(url.href, error);
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
      // Never beyond the site itself; the name of the other host is enough for the grade.
      if (url.host !== page.host) break;
    }
    return { status: 'followed', route };
  } catch {
    return { status: 'no-answer' };
  }
}
