import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../queries/query-client';
import { pageOfRows } from './page-of-rows';
import type { TablePage, TableQuery, TableSource, ToolColumn } from './tool-column';

/** The state of a table. */
type TableState<Row> =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; page: TablePage<Row> };

/** The wanted page of a list; the one before it stays, marked as busy, until the next one has loaded. */
export function useTablePage<Row>(
  source: TableSource<Row>,
  columns: readonly ToolColumn<Row>[],
  query: TableQuery,
): { state: TableState<Row>; isBusy: boolean; retry: () => void } {
  const isLoaded = 'load' in source;
  const page = useQuery<TablePage<Row>>(
    {
      queryKey: isLoaded ? [...source.queryKey, 'page', query] : ['rows'],
      queryFn: isLoaded ? ({ signal }) => source.load(query, signal) : skipToken,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const retry = (): void => void page.refetch();
  if (!isLoaded) {
    const state = { status: 'ready', page: pageOfRows(source.rows, columns, query) } as const;
    return { state, isBusy: false, retry };
  }
  return { state: toState(page), isBusy: page.isFetching, retry };
}

function toState<Row>(page: {
  data: TablePage<Row> | undefined;
  isError: boolean;
}): TableState<Row> {
  if (page.isError) return { status: 'failed' };
  return page.data === undefined ? { status: 'pending' } : { status: 'ready', page: page.data };
}
