import { isNoindex } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import { sitePath } from '../document/site-path';
import type { Check, Problem } from './problem';
import { readPages } from './shown-pages';
import type { ReadPage } from './shown-pages';

/** The canonical address of each page that may be indexed: there, one, and a page that answers. */
export const canonicalCheck: Check = {
  key: 'canonical',
  needsWhole: false,
  find: (site) =>
    readPages(site)
      .filter((page) => !isNoindex(page))
      .flatMap((page) => judge(page, site)),
};

function judge({ path, document }: ReadPage, site: CrawledSite): Problem[] {
  const [canonical, second] = document.canonicals;
  const found = { path, subject: '', related: [] };
  if (canonical === undefined) {
    const evidence = 'No <link rel="canonical">';
    return [{ ...found, rule: 'canonical-missing', severity: 'warning', evidence }];
  }
  if (second !== undefined) {
    const evidence = document.canonicals.join(', ');
    return [{ ...found, rule: 'canonical-several', severity: 'error', evidence }];
  }
  const target = sitePath(canonical, canonical, site.origins);
  if (target === path) return [];
  const related = target === null ? [] : [target];
  const answer = target === null ? undefined : site.byPath.get(target);
  if (answer && (answer.outcome !== 'read' || answer.status !== 200)) {
    const evidence = `${canonical} (${answer.status ?? 'no answer'})`;
    return [{ ...found, related, rule: 'canonical-to-no-page', severity: 'error', evidence }];
  }
  const severity = target === null ? 'warning' : 'notice';
  return [{ ...found, related, rule: 'canonical-elsewhere', severity, evidence: canonical }];
}
