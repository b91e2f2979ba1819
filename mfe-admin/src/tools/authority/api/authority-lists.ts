import type { Database } from '@talent/data/types';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import type { RowOf } from '../../../table/load-from-database';
import type { LoadTablePage } from '../../../table/tool-column';

type Position = Database['public']['Functions']['search_positions']['Returns'][number];

/** A query or page with its newest position, and the one of the import before; null where it was not in that one. */
export interface SearchPosition extends Omit<Position, 'previous_position'> {
  previous_position: number | null;
}

/** The newest positions of queries, or of pages. */
export function listPositions(of_dimension: 'queries' | 'pages'): LoadTablePage<SearchPosition> {
  return loadFromDatabase(() => adminData().rpc('search_positions', { of_dimension }, counted), {
    filterColumns: ['item'],
    tieBreak: 'item',
  });
}

const backlinkColumns =
  'source_url, target_url, anchor, rating, is_nofollow, first_seen, last_seen, provider';

export const listBacklinks = loadFromDatabase(
  () => adminData().from('backlinks').select(backlinkColumns, counted),
  { filterColumns: ['source_url'], tieBreak: 'source_url', thenBy: ['target_url'] },
);

export type Backlink = RowOf<{ load: typeof listBacklinks }>;

const importColumns =
  'id, kind, source, file_name, measured_on, rows_read, added, changed, unchanged, duplicates, imported_at';

/** The imported files. */
export const listImports = loadFromDatabase(
  () => adminData().from('authority_imports').select(importColumns, counted),
  { filterColumns: ['file_name'] },
);

export type AuthorityImport = RowOf<{ load: typeof listImports }>;
