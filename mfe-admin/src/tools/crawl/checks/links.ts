import type { CrawledSite } from '../site/crawled-site';
import type { PageLink } from '../document/page-facts';
import type { Check, Problem } from './problem';
import { readPages } from './shown-pages';

/** Names that say nothing about what is behind a link. */
const generic = new Set([
  ...[
    'click here',
    'click',
    'here',
    'learn more',
    'read more',
    'more',
    'see more',
    'find out more',
  ],
  ...[
    'this',
    'link',
    'this link',
    'details',
    'more info',
    'info',
    'continue',
    'go',
    'view',
    'view more',
  ],
]);

/**
 * Links inside the site that lead to no page, links with a generic name, and links without any. Links to other sites are
 * listed with the crawl and never fetched: their servers have not asked for it.
 */
export const linksCheck: Check = {
  key: 'links',
  needsWhole: false,
  find: (site) =>
    readPages(site).flatMap(({ path, document }) =>
      document.links.flatMap((link) => [
        ...brokenLink(path, link, site),
        ...namelessLink(path, link),
      ]),
    ),
};

function brokenLink(path: string, link: PageLink, { byPath }: CrawledSite): Problem[] {
  const target = link.path === null || link.nofollow ? undefined : byPath.get(link.path);
  if (!target || target.outcome === 'redirected') return [];
  const isBroken = target.outcome === 'failed' || (target.status ?? 200) >= 400;
  if (!isBroken) return [];
  const answer = target.status === null ? 'no answer' : `HTTP ${target.status}`;
  const evidence = `“${link.name || link.text}” links to ${target.path} (${answer})`;
  const found = { path, subject: target.path, related: [target.path] };
  return [{ ...found, rule: 'link-broken', severity: 'error', evidence }];
}

function namelessLink(path: string, link: PageLink): Problem[] {
  const subject = link.path ?? link.address;
  const found = { path, subject, related: [] };
  if (link.name === '') {
    const evidence = `A link to ${subject} has neither text nor name`;
    return [{ ...found, rule: 'link-empty', severity: 'error', evidence }];
  }
  const plain = link.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (!generic.has(plain)) return [];
  const evidence = `“${link.name}” links to ${subject}`;
  return [{ ...found, rule: 'link-generic', severity: 'notice', evidence }];
}
