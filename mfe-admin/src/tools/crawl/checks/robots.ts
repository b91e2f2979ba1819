import { isNoindex } from '../site/crawled-site';
import { isAllowed } from '../site/robots-rules';
import { pageCheck } from './problem';
import { allPages } from './shown-pages';

/** Pages that are offered to search engines in one place and refused in another. */
export const robotsCheck = pageCheck('robots', allPages, function* (page, site) {
  const { path, document, robotsHeader } = page;
  const isListed = site.sitemap?.has(path) ?? false;
  const sources = site.inlinks.get(path) ?? [];
  if (!isAllowed(path, site.robots)) {
    if (!isListed && sources.length === 0) return;
    const where = isListed ? 'in the sitemap' : `linked from ${sources[0]}`;
    return yield {
      rule: 'blocked-but-offered',
      severity: isListed ? 'error' : 'warning',
      evidence: `robots.txt blocks the path, which is ${where}`,
      related: sources.slice(0, 1),
    };
  }
  if (!isListed || !isNoindex(page)) return;
  const said = document?.robots ? `robots: ${document.robots}` : `X-Robots-Tag: ${robotsHeader}`;
  const evidence = `${said}; the sitemap lists the page`;
  yield { rule: 'noindex-in-sitemap', severity: 'error', evidence };
});
