/**
 * The text of the site's own sitemap.
 * @throws TypeError when the site cannot be reached, Error when it has no sitemap.
 */
export async function fetchSitemap(signal: AbortSignal): Promise<string> {
  const response = await fetch('/sitemap.xml', { signal });
  if (!response.ok) throw new Error(`/sitemap.xml answered ${response.status}`);
  return response.text();
}
