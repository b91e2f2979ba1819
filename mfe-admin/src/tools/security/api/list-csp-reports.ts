import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** Equal reports of browsers about the content security policy. */
export type CspReport = Pick<
  TableRow<'csp_reports'>,
  | 'id'
  | 'directive'
  | 'blocked'
  | 'page'
  | 'noise'
  | 'source'
  | 'line'
  | 'count'
  | 'first_seen'
  | 'last_seen'
>;

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
