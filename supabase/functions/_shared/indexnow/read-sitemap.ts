import { readLimitedText } from '../http/read-limited.ts';

const TIME_LIMIT_MS = 30_000;
/** As large as a sitemap may be, bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

/** The site's sitemap could not be read. */
export class SitemapError extends Error {
  override readonly name = 'SitemapError';
  readonly code = 'SITEMAP_UNREADABLE';
}

/**
 * The paths of the site's pages, as its own sitemap lists them.
 * @throws SitemapError
 */
export async function readSitemapPaths(origin: string): Promise<string[]> {
  const xml = await fetchSitemap(`${origin}/sitemap.xml`);
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.trim().replaceAll('&amp;', '&'));
    return url?.origin === origin ? [url.pathname] : [];
  });
  if (paths.length === 0) throw new SitemapError('The sitemap lists no page of the site.');
  return [...new Set(paths)];
}

async function fetchSitemap(address: string): Promise<string> {
  let text: string | null;
  let status: number;
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(address, { redirect: 'error', signal });
    ({ status } = response);
    text = await readLimitedText(response, MAX_BYTES);
  } catch (cause) {
    throw new SitemapError('The sitemap could not be fetched.', { cause });
  }
  if (status !== 200) throw new SitemapError(`The sitemap answered with status ${status}.`);
  if (text === null) throw new SitemapError('The sitemap is larger than 50 MB.');
  return text;
}
