import type { checkLabels, Rule } from '../content/comprehensive-seo-rules';
import type { CrawledPage } from '../document/page-facts';
import type { CrawledSite } from '../site/crawled-site';

export type CheckKey = keyof typeof checkLabels;
export type Severity = 'error' | 'warning' | 'notice';

/** A problem that a check found on a page. */
export interface Problem {
  /** The broken rule; its words are in the content. */
  rule: Rule;
  severity: Severity;
  path: string;
  /** The part of the page, such as the address of a link; empty for the page itself. It tells findings apart. */
  subject: string;
  /** The very text, address or figure that was found. */
  evidence: string;
  /** Other pages that it takes to see it again. */
  related: readonly string[];
}

export interface Check {
  key: CheckKey;
  /** It needs the whole site: in a part, the missing pages may be in the rest. */
  needsWhole: boolean;
  /** Pure: the same site has the same problems. */
  find: (site: CrawledSite) => Problem[];
}

/** A problem as a check reports it: of the page itself, without related pages, unless it says so. */
type FoundOnSite = Omit<Problem, 'subject' | 'related'> & Partial<Problem>;
type FoundOnPage = Omit<FoundOnSite, 'path'> & Partial<Problem>;

interface CheckOptions {
  needsWhole?: boolean;
}

/** A check that looks at the site as a whole. */
export function siteCheck(
  key: CheckKey,
  judge: (site: CrawledSite) => Iterable<FoundOnSite>,
  { needsWhole = false }: CheckOptions = {},
): Check {
  const find = (site: CrawledSite): Problem[] =>
    Array.from(judge(site), (problem) => ({ subject: '', related: [], ...problem }));
  return { key, needsWhole, find };
}

/** A check that looks at one page after the other. */
export function pageCheck<Page extends CrawledPage>(
  key: CheckKey,
  pagesOf: (site: CrawledSite) => readonly Page[],
  judge: (page: Page, site: CrawledSite) => Iterable<FoundOnPage>,
  options?: CheckOptions,
): Check {
  function* judgeAll(site: CrawledSite): Iterable<FoundOnSite> {
    for (const page of pagesOf(site)) {
      for (const problem of judge(page, site)) yield { path: page.path, ...problem };
    }
  }
  return siteCheck(key, judgeAll, options);
}
