import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';

/** An import as it went. */
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

/**
 * A page of the imports that there were.
 * @throws DataError when the request fails.
 */
export const listJobImports: LoadTablePage<ListedJobImport> = async (query, signal) => {
  const imports = adminData()
    .from('job_imports')
    .select('id, feed, file_name, is_full, added, changed, unchanged, closed, at', {
      count: 'exact',
    });
  const options = { filterColumns: ['feed', 'file_name'] };
  return toTablePage(await applyTableQuery(imports, query, options).abortSignal(signal));
};
