import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';

/** The newest calls of IndexNow; the database keeps 500. */
export const listIndexNowCalls = loadFromDatabase(
  () =>
    adminData()
      .from('indexnow_calls')
      .select('id, sent_at, pages, example, outcome, status, retry_at', counted),
  { filterColumns: ['outcome', 'example'] },
);
