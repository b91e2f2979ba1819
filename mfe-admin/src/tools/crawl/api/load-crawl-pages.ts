import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { CrawlPageRow, ExternalLink } from './crawl-row';

/** A page as the list shows it, without its links. */
export type ListedPage = Omit<CrawlPageRow, 'links' | 'external_links' | 'crawl_id'>;

const columns =
  'path, outcome, status, redirect_to, depth, title, description, words, html_bytes, load_ms, in_sitemap, is_indexable, inlinks, content_hash';

/** The pages of a crawl. */
export function loadCrawlPages(crawlId: number): LoadTablePage<ListedPage> {
  return (query, signal) => {
    const pages = adminData()
      .from('seo_crawl_pages')
      .select(columns, { count: 'exact' })
      .eq('crawl_id', crawlId);
    return loadRange(pages, query, signal, {
      filterColumns: ['path', 'title', 'outcome'],
      tieBreak: 'path',
    });
  };
}

/** The addresses of other sites that a crawl found. */
export function loadExternalLinks(crawlId: number): LoadTablePage<ExternalLink> {
  return (query, signal) => {
    const links = adminData().rpc('seo_external_links', { crawl_id: crawlId }, { count: 'exact' });
    return loadRange(links, query, signal, {
      filterColumns: ['address', 'example'],
      tieBreak: 'address',
    });
  };
}
