import { queryOptions } from '@tanstack/react-query';
import { fetchInbox } from './api/fetch-inbox';

const SECOND_MS = 1000;

export const inboxQueries = {
  /** Kept from tool to tool, because the sidebar of each shows its count; read again every minute while it is visible. */
  inbox: queryOptions({
    queryKey: ['inbox'],
    queryFn: ({ signal }) => fetchInbox(signal),
    gcTime: 300 * SECOND_MS,
    staleTime: 20 * SECOND_MS,
    refetchInterval: 60 * SECOND_MS,
    refetchOnWindowFocus: true,
  }),
};
