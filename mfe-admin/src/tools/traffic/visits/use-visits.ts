import { keepPreviousData } from '@tanstack/react-query';
import type { VisitsQuery } from '../api/traffic';

/** A query about visits, under a key that names them. */
export function visitsQuery<Value>(
  name: string,
  query: VisitsQuery,
  queryFn: () => Promise<Value>,
) {
  return {
    queryKey: ['traffic', name, query],
    queryFn,
    placeholderData: keepPreviousData<Value>,
  };
}
