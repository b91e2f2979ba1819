import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import type { AuthorityImport, Backlink, SearchPosition } from './authority';

const counted = { count: 'exact' } as const;

/** The newest positions of queries, or of pages, a page at a time. */
export function searchPositions(of_dimension: 'queries' | 'pages'): LoadTablePage<SearchPosition> {
  return async (query, signal) =>
    toTablePage(
      await applyTableQuery(adminData().rpc('search_positions', { of_dimension }, counted), query, {
        filterColumns: ['item'],
        tieBreak: 'item',
      }).abortSignal(signal),
    );
}

/** Backlinks, a page at a time. */
export const backlinkList: LoadTablePage<Backlink> = async (query, signal) => {
  const { rows, total } = toTablePage(
    await applyTableQuery(
      adminData()
        .from('backlinks')
        .select(
          'source_url, target_url, source_host, anchor, rating, is_nofollow, first_seen, last_seen, provider',
          counted,
        ),
      query,
      { filterColumns: ['source_url'], tieBreak: 'source_url' },
    )
      .order('target_url')
      .abortSignal(signal),
  );
  return { rows: rows.map((row) => ({ ...row, source_host: row.source_host ?? '' })), total };
};

/** Imported files, a page at a time. */
export const importList: LoadTablePage<AuthorityImport> = async (query, signal) =>
  toTablePage(
    await applyTableQuery(
      adminData()
        .from('authority_imports')
        .select(
          'id, kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, imported_at',
          counted,
        ),
      query,
      { filterColumns: ['file_name'] },
    ).abortSignal(signal),
  );
