import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';

/** A past import. */
export interface ListedJobImport {
  id: number;
  feed: string;
  file_name: string;
  is_full: boolean;
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  at: string;
}

export const listJobImports: LoadTablePage<ListedJobImport> = (query, signal) => {
  const imports = adminData()
    .from('job_imports')
    .select('id, feed, file_name, is_full, added, changed, unchanged, closed, at', {
      count: 'exact',
    });
  return loadRange(imports, query, signal, { filterColumns: ['feed', 'file_name'] });
};
