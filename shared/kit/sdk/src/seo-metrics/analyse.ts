import type { DocumentFacts } from './document-facts.ts';

/** How many headings of each level a page has. */
type HeadingStructure = Record<`h${1 | 2 | 3 | 4 | 5 | 6}`, number>;

/** The metrics of one page. Field names are those of the product specification. */
export interface SeoMetrics {
  /** Text of the title element; empty when there is none. */
  pageTitle: string;
  /** Empty when there is none. */
  metaDescription: string;
  /** Absolute URL; empty when there is none. */
  canonicalUrl: string;
  /** Parts of the keywords meta, without empty ones. */
  keywords: readonly string[];
  headingStructure: HeadingStructure;
  /** Images with an alt attribute. An empty one counts: it marks an image as decoration. */
  imageAltTags: number;
  /** All images, with and without an alt attribute. */
  imageCount: number;
  /** Links to other pages of this site. */
  internalLinks: number;
  externalLinks: number;
  /**
   * ms from the request to the last byte of the document; after a client navigation, to
   * the page being on the screen.
   */
  loadTime: number;
  /** Content of the robots meta; empty when there is none. */
  robots: string;
}

/** Turns the facts of a page into the metrics record. */
export function analyse(facts: DocumentFacts): SeoMetrics {
  const links = facts.links.map((link) => linkKind(link, facts));
  return {
    pageTitle: facts.title.trim(),
    metaDescription: facts.description?.trim() ?? '',
    canonicalUrl: facts.canonical ? (URL.parse(facts.canonical, facts.url)?.href ?? '') : '',
    keywords: splitKeywords(facts.keywords ?? ''),
    headingStructure: countHeadings(facts.headings),
    imageAltTags: facts.imageAlts.filter((alt) => alt !== null).length,
    imageCount: facts.imageAlts.length,
    internalLinks: links.filter((kind) => kind === 'internal').length,
    externalLinks: links.filter((kind) => kind === 'external').length,
    loadTime: Math.round(facts.loadTime),
    robots: facts.robots?.trim() ?? '',
  };
}

function splitKeywords(content: string): string[] {
  return content
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== '');
}

function countHeadings(levels: readonly number[]): HeadingStructure {
  const count = (level: number): number => levels.filter((each) => each === level).length;
  return { h1: count(1), h2: count(2), h3: count(3), h4: count(4), h5: count(5), h6: count(6) };
}

/** Anchors of the same page, mail addresses and telephone numbers are `other`. */
function linkKind(
  link: string,
  { url, siteOrigins }: DocumentFacts,
): 'internal' | 'external' | 'other' {
  if (link.trim().startsWith('#')) return 'other';
  const target = URL.parse(link, url);
  if (!target || !/^https?:$/.test(target.protocol)) return 'other';
  return siteOrigins.includes(target.origin) ? 'internal' : 'external';
}
