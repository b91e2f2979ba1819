import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';

/** The stored plans. */
export const listStrategies = loadFromDatabase(
  () =>
    adminData()
      .from('seo_strategies')
      .select('id, kind, reason, model, pages, items, created_by, created_at', counted),
  { filterColumns: ['kind', 'reason', 'model'] },
);
