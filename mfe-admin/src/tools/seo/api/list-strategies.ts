import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-table';
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

/** A page of the stored plans. Rejects with DataError when the request fails. */
export const listStrategies: LoadTablePage<ListedStrategy> = async (query, signal) =>
  toTablePage<ListedStrategy>(
    await applyTableQuery(
      adminData()
        .from('seo_strategies')
        .select('id, kind, reason, model, pages, items, created_by, created_at', {
          count: 'exact',
        }),
      query,
      { filterColumns: ['kind', 'reason', 'model'] },
    ).abortSignal(signal),
  );
