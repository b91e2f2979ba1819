import type { checkLabels, Rule } from '../content/comprehensive-seo-rules';
import type { CrawledPage, PageDocument } from '../document/read-document';
import { isIndexable, type CrawledSite } from '../site/crawled-site';

export type CheckKey = keyof typeof checkLabels;

export interface Problem {
  /** The broken rule; its words are in the content. */
  rule: Rule;
  severity: 'error' | 'warning' | 'notice';
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
type Found = Pick<Problem, 'rule' | 'severity' | 'evidence'> & Partial<Problem>;

const finder =
  (severity: Problem['severity']) =>
  (rule: Rule, evidence: string, more: Partial<Problem> = {}): Found => ({
    rule,
    severity,
    evidence,
    ...more,
  });
export const error = finder('error');
export const warning = finder('warning');
export const notice = finder('notice');

/** A check that looks at the site as a whole: each problem names its page. */
export function siteCheck(
  key: CheckKey,
  judge: (site: CrawledSite) => Iterable<Found>,
  needsWhole = false,
): Check {
  const find = (site: CrawledSite): Problem[] =>
    Array.from(judge(site), (found) => ({ path: '', subject: '', related: [], ...found }));
  return { key, needsWhole, find };
}

/** A check that looks at one page after the other. */
export function pageCheck<Page extends CrawledPage>(
  key: CheckKey,
  pagesOf: (site: CrawledSite) => readonly Page[],
  judge: (page: Page, site: CrawledSite) => Iterable<Found>,
  needsWhole = false,
): Check {
  function* judgeAll(site: CrawledSite): Iterable<Found> {
    for (const page of pagesOf(site)) {
      for (const found of judge(page, site)) yield { path: page.path, ...found };
    }
  }
  return siteCheck(key, judgeAll, needsWhole);
}

/** A page that was read, with its document. */
type ReadPage = CrawledPage & { document: PageDocument };

/** Everything that was asked for. */
export const allPages = ({ pages }: CrawledSite): readonly CrawledPage[] => pages;

/** Pages that answered 200 with a document. */
export function readPages({ pages }: CrawledSite): ReadPage[] {
  return pages.filter(
    (page): page is ReadPage =>
      page.outcome === 'read' && page.status === 200 && page.document !== null,
  );
}

/** Of those, the pages that search engines may show: their titles and descriptions matter. */
export function shownPages(site: CrawledSite): ReadPage[] {
  return readPages(site).filter((page) => isIndexable(page, site));
}
