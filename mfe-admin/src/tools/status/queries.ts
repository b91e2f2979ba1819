import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { queryOptions } from '@tanstack/react-query';
import { askPlatform } from '../../backend/ask-platform';

/** Data of the site status. */
export const statusQueries = {
  /** Refreshes every 15 s while the page is visible, and when it becomes visible. */
  operations: queryOptions({
    queryKey: ['status', 'operations'],
    queryFn: ({ signal }) => askPlatform<OperationsStatus>('/operations', { signal }),
    refetchInterval: 15_000,
    refetchOnWindowFocus: true,
  }),
};
