import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { RowOf } from '../../../table/load-from-database';

const columns = 'id, feed, file_name, is_full, added, changed, unchanged, closed, at';

/** The past imports. */
export const listJobImports = loadFromDatabase(
  () => adminData().from('job_imports').select(columns, counted),
  { filterColumns: ['feed', 'file_name'] },
);

export type ListedJobImport = RowOf<{ load: typeof listJobImports }>;
