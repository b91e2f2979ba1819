import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import type { AuthorityImport, Backlink, SearchPosition } from './authority';

const counted = { count: 'exact' } as const;

/** The newest positions of queries, or of pages. */
export function listPositions(of_dimension: 'queries' | 'pages'): LoadTablePage<SearchPosition> {
  return (query, signal) =>
    loadRange(adminData().rpc('search_positions', { of_dimension }, counted), query, signal, {
      filterColumns: ['item'],
      tieBreak: 'item',
    });
}

export const listBacklinks: LoadTablePage<Backlink> = (query, signal) => {
  const backlinks = adminData()
    .from('backlinks')
    .select(
      'source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider',
      counted,
    );
  return loadRange(backlinks, query, signal, {
    filterColumns: ['source_url'],
    tieBreak: 'source_url',
    thenBy: ['target_url'],
  });
};

/** The imported files. */
export const listImports: LoadTablePage<AuthorityImport> = (query, signal) => {
  const imports = adminData()
    .from('authority_imports')
    .select(
      'id, kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, imported_at',
      counted,
    );
  return loadRange(imports, query, signal, { filterColumns: ['file_name'] });
};
