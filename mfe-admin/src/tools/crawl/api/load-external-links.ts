import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { ExternalLink } from './crawl-row';

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
