import { isIndexable } from '../site/crawled-site';
import type { Check, Problem } from './problem';

/**
 * Pages that visitors find and the sitemap does not name, and what it names that is no page of its own. Pages that it names and
 * nothing links to are `orphans`.
 */
export const sitemapCheck: Check = {
  key: 'sitemap',
  needsWhole: false,
  find: (site) => {
    const { sitemap } = site;
    if (sitemap === null) {
      const evidence = '/sitemap.xml could not be read';
      const found = { rule: 'sitemap-missing', severity: 'error', related: [] } as const;
      return [{ ...found, path: '/sitemap.xml', subject: '', evidence }];
    }
    return site.pages.flatMap((page): Problem[] => {
      const { path } = page;
      const sources = site.inlinks.get(path) ?? [];
      const found = { path, subject: '', severity: 'warning' } as const;
      if (sitemap.has(path) && page.outcome === 'redirected') {
        const evidence = `The sitemap names it, and it leads to ${page.hops[0]?.location ?? 'another page'}`;
        return [{ ...found, rule: 'redirect-in-sitemap', evidence, related: [] }];
      }
      if (sitemap.has(path) || sources.length === 0 || !isIndexable(page, site)) return [];
      const evidence = `Linked from ${sources.slice(0, 3).join(', ')}`;
      const related = sources.slice(0, 3);
      return [{ ...found, severity: 'notice', rule: 'not-in-sitemap', evidence, related }];
    });
  },
};
