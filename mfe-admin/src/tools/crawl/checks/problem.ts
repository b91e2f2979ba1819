import type { checkLabels, Rule } from '../content/comprehensive-seo-rules';
import type { CrawledSite } from '../site/crawled-site';

export type CheckKey = keyof typeof checkLabels;
export type Severity = 'error' | 'warning' | 'notice';

/** What a check found on a page. */
export interface Problem {
  /** What is wrong; its words stand in the content. */
  rule: Rule;
  severity: Severity;
  path: string;
  /** What on the page it is about, such as the address of a link; empty where it is the page. It tells findings apart. */
  subject: string;
  /** The very text, address or figure that was found. */
  evidence: string;
  /** Other pages that it takes to see it again. */
  related: readonly string[];
}

export interface Check {
  key: CheckKey;
  /** It says something of the whole site alone: of a part, what is missing may stand in the rest. */
  needsWhole: boolean;
  /** Pure: the same site has the same problems. */
  find: (site: CrawledSite) => Problem[];
}

/** A problem of a check, as it is kept. */
export interface Finding extends Problem {
  check: CheckKey;
  /** The same finding of another crawl has the same. */
  fingerprint: string;
  needsWhole: boolean;
}
