/**
 * The address of a problem's own page.
 * @param at - the crawl, and the page to list alone; the newest crawl and every page without them.
 */
export function problemPath(rule: string, at: { crawl?: number; page?: string } = {}): string {
  const search = new URLSearchParams({
    ...(at.crawl !== undefined && { crawl: String(at.crawl) }),
    ...(at.page !== undefined && { page: at.page }),
  }).toString();
  const path = `/comprehensive-seo-dashboard/problems/${encodeURIComponent(rule)}`;
  return search === '' ? path : `${path}?${search}`;
}
