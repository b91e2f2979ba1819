import type { Check } from './problem';
import { shownPages } from './shown-pages';

/** Pages in the sitemap that no page links to: visitors cannot find them. */
export const orphansCheck: Check = {
  key: 'orphans',
  needsWhole: true,
  find: (site) =>
    shownPages(site)
      .filter(({ path }) => path !== site.start && !site.inlinks.has(path))
      .map(({ path }) => ({
        rule: 'orphan',
        severity: 'warning',
        path,
        subject: '',
        evidence: `In the sitemap; none of ${site.pages.length} pages links to it`,
        related: [],
      })),
};
