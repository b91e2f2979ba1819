import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';

/** A stored plan as the list shows it. */
export interface ListedStrategy {
  id: number;
  kind: string;
  reason: string | null;
  model: string | null;
  pages: number;
  items: number;
  created_by: string | null;
  created_at: string;
}

/** The stored plans. */
export const listStrategies: LoadTablePage<ListedStrategy> = (query, signal) => {
  const plans = adminData()
    .from('seo_strategies')
    .select('id, kind, reason, model, pages, items, created_by, created_at', { count: 'exact' });
  return loadRange(plans, query, signal, { filterColumns: ['kind', 'reason', 'model'] });
};
