import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** A past import. */
export type ListedJobImport = Pick<
  TableRow<'job_imports'>,
  'id' | 'feed' | 'file_name' | 'is_full' | 'added' | 'changed' | 'unchanged' | 'closed' | 'at'
>;

export const listJobImports: LoadTablePage<ListedJobImport> = (query, signal) => {
  const imports = adminData()
    .from('job_imports')
    .select('id, feed, file_name, is_full, added, changed, unchanged, closed, at', {
      count: 'exact',
    });
  return loadRange(imports, query, signal, { filterColumns: ['feed', 'file_name'] });
};
