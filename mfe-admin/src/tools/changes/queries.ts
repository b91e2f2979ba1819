import { queryOptions } from '@tanstack/react-query';
import { fetchChanges } from './api/fetch-changes';
import type { Span } from './axis/axis';

/** Data of the change calendar. */
export const changesQueries = {
  /** Of the time that is shown. */
  span: (span: Span) =>
    queryOptions({
      queryKey: ['changes', span],
      queryFn: ({ signal }) => fetchChanges(span, signal),
    }),
};
