import { parseInert } from './parse-inert';

/**
 * Paths of the pages that a sitemap names, in its order; none when the text is no sitemap.
 * @param siteOrigins - origins that are this site; other addresses are left out.
 */
export function sitemapPaths(xml: string, siteOrigins: readonly string[]): string[] {
  return [...parseInert(xml, 'application/xml').querySelectorAll('url > loc')]
    .map((loc) => loc.textContent.trim())
    .filter((address) => URL.canParse(address) && siteOrigins.includes(new URL(address).origin))
    .map((address) => new URL(address).pathname);
}

/**
 * The text of the site's own sitemap.
 * @throws TypeError when the site cannot be reached, Error when it has no sitemap.
 */
export async function fetchSitemap(signal: AbortSignal): Promise<string> {
  const response = await fetch('/sitemap.xml', { signal });
  if (!response.ok) throw new Error(`/sitemap.xml answered ${response.status}`);
  return response.text();
}
