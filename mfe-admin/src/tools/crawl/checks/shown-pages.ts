import { isIndexable } from '../site/crawled-site';
import type { CrawledSite } from '../site/crawled-site';
import type { CrawledPage, PageDocument } from '../document/page-facts';

/** A page that was read, with its document. */
export interface ReadPage extends CrawledPage {
  document: PageDocument;
}

/** Everything that was asked for. */
export function allPages({ pages }: CrawledSite): readonly CrawledPage[] {
  return pages;
}

/** Pages that answered 200 with a document. */
export function readPages({ pages }: CrawledSite): ReadPage[] {
  return pages.flatMap((page) =>
    page.outcome === 'read' && page.status === 200 && page.document !== null
      ? [{ ...page, document: page.document }]
      : [],
  );
}

/** Of those, the pages that search engines may show: their titles and descriptions matter. */
export function shownPages(site: CrawledSite): ReadPage[] {
  return readPages(site).filter((page) => isIndexable(page, site));
}
