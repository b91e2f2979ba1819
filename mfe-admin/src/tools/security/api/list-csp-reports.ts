import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** Equal reports of browsers about the content security policy. */
export interface CspReport {
  id: number;
  directive: string;
  blocked: string;
  page: string;
  /** The cause outside the site; null where the site may have caused it. */
  noise: string | null;
  source: string | null;
  line: number | null;
  count: number;
  /** As the database writes them. */
  first_seen: string;
  last_seen: string;
}

/** @param withNoise - also reports with a cause outside the site, such as browser extensions. */
export function listCspReports(withNoise: boolean): LoadTablePage<CspReport> {
  return (query, signal) => {
    const all = adminData()
      .from('csp_reports')
      .select('id, directive, blocked, page, noise, source, line, count, first_seen, last_seen', {
        count: 'exact',
      });
    return loadRange(withNoise ? all : all.is('noise', null), query, signal, {
      filterColumns: ['directive', 'blocked', 'page'],
    });
  };
}
