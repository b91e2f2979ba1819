import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryClient } from '../../../queries/query-client';
import type { LinkedInAnswer } from '../api/linkedin-call';
import type { LinkedInConnection } from '../api/linkedin-connection';
import { linkedInQueries } from '../queries';

/** The state of the connection to LinkedIn. */
export function useConnection(): UseQueryResult<LinkedInConnection> {
  return useQuery(linkedInQueries.connection, queryClient);
}

/** Keeps the connection that an action has answered with; false when the action failed. */
export function keepConnection(answer: LinkedInAnswer<LinkedInConnection>): boolean {
  if (answer.status === 'failed') return false;
  // An older request must not replace what the action has changed.
  void queryClient
    .cancelQueries(linkedInQueries.connection)
    .then(() => queryClient.setQueryData(linkedInQueries.connection.queryKey, answer.value));
  return true;
}

/** Loads the connection again: a refused token shows in its state. */
export function refreshConnection(): void {
  void queryClient.invalidateQueries(linkedInQueries.connection);
}
