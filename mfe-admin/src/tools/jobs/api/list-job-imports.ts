import { adminData } from '../../../backend/admin-data';
import { counted, listOf } from '../../../table/range-query';
import type { RowOf } from '../../../table/range-query';

const columns = 'id, feed, file_name, is_full, added, changed, unchanged, closed, at';

/** The past imports. */
export const listJobImports = listOf(
  () => adminData().from('job_imports').select(columns, counted),
  { filterColumns: ['feed', 'file_name'] },
);

export type ListedJobImport = RowOf<typeof listJobImports>;
