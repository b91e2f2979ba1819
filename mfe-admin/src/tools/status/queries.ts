import { queryOptions } from '@tanstack/react-query';
import { fetchOperations } from './api/fetch-operations';

/** Data of the site status. */
export const statusQueries = {
  /** Refreshes every 15 s while the page is visible, and when it becomes visible. */
  operations: queryOptions({
    queryKey: ['status', 'operations'],
    queryFn: ({ signal }) => fetchOperations(signal),
    refetchInterval: 15_000,
    refetchOnWindowFocus: true,
  }),
};
