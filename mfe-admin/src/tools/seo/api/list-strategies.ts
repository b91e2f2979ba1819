import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';

/** A stored plan as the list shows it. */
export type ListedStrategy = Pick<
  TableRow<'seo_strategies'>,
  'id' | 'kind' | 'reason' | 'model' | 'pages' | 'items' | 'created_by' | 'created_at'
>;

/** The stored plans. */
export const listStrategies: LoadTablePage<ListedStrategy> = (query, signal) => {
  const plans = adminData()
    .from('seo_strategies')
    .select('id, kind, reason, model, pages, items, created_by, created_at', { count: 'exact' });
  return loadRange(plans, query, signal, { filterColumns: ['kind', 'reason', 'model'] });
};
