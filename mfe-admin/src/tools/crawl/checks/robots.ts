import { isNoindex } from '../site/crawled-site';
import { isAllowed } from '../site/robots-rules';
import type { Check, Problem } from './problem';

/** Pages that are offered to search engines in one place and refused in another. */
export const robotsCheck: Check = {
  key: 'robots',
  needsWhole: false,
  find: (site) =>
    site.pages.flatMap((page): Problem[] => {
      const { path } = page;
      const isListed = site.sitemap?.has(path) ?? false;
      const sources = site.inlinks.get(path) ?? [];
      const found = { path, subject: '', severity: 'error' } as const;
      if (!isAllowed(path, site.robots)) {
        if (!isListed && sources.length === 0) return [];
        const where = isListed ? 'in the sitemap' : `linked from ${sources[0]}`;
        const evidence = `robots.txt refuses the path, which is ${where}`;
        const severity = isListed ? 'error' : 'warning';
        const related = sources.slice(0, 1);
        return [{ ...found, rule: 'blocked-but-offered', severity, evidence, related }];
      }
      if (!isListed || !isNoindex(page)) return [];
      const said = page.document?.robots ?? '';
      const evidence = `${said === '' ? `X-Robots-Tag: ${page.robotsHeader}` : `robots: ${said}`}; the sitemap names the page`;
      return [{ ...found, rule: 'noindex-in-sitemap', evidence, related: [] }];
    }),
};
