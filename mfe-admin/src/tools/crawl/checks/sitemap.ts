import { isIndexable } from '../site/crawled-site';
import { siteCheck } from './problem';

/**
 * Pages that visitors find and the sitemap does not name, and entries of the sitemap that are no pages. Pages that it names
 * and nothing links to are `orphans`.
 */
export const sitemapCheck = siteCheck('sitemap', function* (site) {
  const { sitemap } = site;
  if (sitemap === null) {
    const evidence = '/sitemap.xml could not be read';
    return yield { rule: 'sitemap-missing', severity: 'error', path: '/sitemap.xml', evidence };
  }
  for (const page of site.pages) {
    const { path, outcome, hops } = page;
    const isListed = sitemap.has(path);
    const related = site.inlinks.get(path)?.slice(0, 3) ?? [];
    if (isListed && outcome === 'redirected') {
      const evidence = `The sitemap lists it, but it redirects to ${hops[0]?.location ?? 'another page'}`;
      yield { rule: 'redirect-in-sitemap', severity: 'warning', path, evidence };
    } else if (!isListed && related.length > 0 && isIndexable(page, site)) {
      const evidence = `Linked from ${related.join(', ')}`;
      yield { rule: 'not-in-sitemap', severity: 'notice', path, evidence, related };
    }
  }
});
