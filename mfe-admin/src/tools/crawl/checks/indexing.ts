import { sitePath } from '../document/read-document';
import { isAllowed, isIndexable, isNoindex } from '../site/crawled-site';
import { whyNoPage } from './answers';
import {
  allPages,
  error,
  notice,
  pageCheck,
  readPages,
  shownPages,
  siteCheck,
  warning,
} from './problem';

/** The canonical address of each page that may be indexed: there, one, and a page that answers. */
const canonicalCheck = pageCheck('canonical', readPages, function* (page, site) {
  if (isNoindex(page)) return;
  const { canonicals } = page.document;
  const [canonical, second] = canonicals;
  if (canonical === undefined) {
    return yield warning('canonical-missing', 'No <link rel="canonical">');
  }
  if (second !== undefined) return yield error('canonical-several', canonicals.join(', '));
  const target = sitePath(canonical, canonical, site.origins);
  if (target === page.path) return;
  if (target === null) return yield warning('canonical-elsewhere', canonical);
  const related = [target];
  const evidence = whyNoPage(canonical, site.byPath.get(target));
  if (evidence === null) yield notice('canonical-elsewhere', canonical, { related });
  else yield error('canonical-to-no-page', evidence, { related });
});

/** Pages that are offered to search engines in one place and refused in another. */
const robotsCheck = pageCheck('robots', allPages, function* (page, site) {
  const { path, document, robotsHeader } = page;
  const isListed = site.sitemap?.has(path) ?? false;
  const sources = site.inlinks.get(path) ?? [];
  if (!isAllowed(path, site.robots)) {
    if (!isListed && sources.length === 0) return;
    const where = isListed ? 'in the sitemap' : `linked from ${sources[0]}`;
    const evidence = `robots.txt blocks the path, which is ${where}`;
    const found = isListed ? error : warning;
    return yield found('blocked-but-offered', evidence, { related: sources.slice(0, 1) });
  }
  if (!isListed || !isNoindex(page)) return;
  const said = document?.robots ? `robots: ${document.robots}` : `X-Robots-Tag: ${robotsHeader}`;
  yield error('noindex-in-sitemap', `${said}; the sitemap lists the page`);
});

/**
 * Pages that visitors find and the sitemap does not name, and entries of the sitemap that are no pages. Pages that it names
 * and nothing links to are `orphans`.
 */
const sitemapCheck = siteCheck('sitemap', function* (site) {
  const { sitemap } = site;
  if (sitemap === null) {
    const path = '/sitemap.xml';
    return yield error('sitemap-missing', '/sitemap.xml could not be read', { path });
  }
  for (const page of site.pages) {
    const { path, outcome, hops } = page;
    const isListed = sitemap.has(path);
    const related = site.inlinks.get(path)?.slice(0, 3) ?? [];
    if (isListed && outcome === 'redirected') {
      const target = hops[0]?.location ?? 'another page';
      const evidence = `The sitemap lists it, but it redirects to ${target}`;
      yield warning('redirect-in-sitemap', evidence, { path });
    } else if (!isListed && related.length > 0 && isIndexable(page, site)) {
      yield notice('not-in-sitemap', `Linked from ${related.join(', ')}`, { path, related });
    }
  }
});

/** Pages in the sitemap that no page links to: visitors cannot find them. */
const orphansCheck = pageCheck(
  'orphans',
  shownPages,
  function* ({ path }, { start, inlinks, pages }) {
    if (path === start || inlinks.has(path)) return;
    yield warning('orphan', `In the sitemap; none of ${pages.length} pages links to it`);
  },
  true,
);

/** Clicks from the home page that few visitors exceed. */
const deepest = 3;

const clickDepthCheck = pageCheck(
  'click-depth',
  shownPages,
  function* ({ path }, { depths, start }) {
    const depth = depths.get(path) ?? 0;
    if (depth > deepest) yield notice('deep', `${depth} clicks from ${start}`);
  },
  true,
);

export const indexingChecks = [
  canonicalCheck,
  robotsCheck,
  sitemapCheck,
  orphansCheck,
  clickDepthCheck,
];
