import { loadRange } from './range-query';
import type { LoadTablePage } from './tool-column';

type RangeArguments<Row> = Parameters<typeof loadRange<Row>>;

/** Rows of what a `ToolTable` loads. */
export type RowOf<Source extends { load: LoadTablePage<unknown> }> = Awaited<
  ReturnType<Source['load']>
>['rows'][number];

/**
 * Loads a list of the database page by page: `loadFromDatabase(() => from('seo_crawls').select('*', counted), …)`.
 * Its promise rejects with a DataError when the request failed.
 */
export function loadFromDatabase<Row>(
  select: () => RangeArguments<Row>[0],
  options: RangeArguments<Row>[3],
): LoadTablePage<Row> {
  return (query, signal) => loadRange(select(), query, signal, options);
}

/** Asks for the number of all rows beside the wanted ones. */
export const counted = { count: 'exact' } as const;
