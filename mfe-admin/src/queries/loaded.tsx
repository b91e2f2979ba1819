import { useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { queryClient } from './query-client';
import { QueryPart } from './query-part';

interface LoadedProps<Value, Key extends QueryKey> extends Omit<
  ComponentProps<typeof QueryPart<Value>>,
  'query'
> {
  query: UseQueryOptions<Value, Error, Value, Key>;
}

/** Loads a query where its data is shown. `QueryPart` is for a query that is also used elsewhere. */
export function Loaded<Value, Key extends QueryKey>(props: LoadedProps<Value, Key>) {
  const { query, ...part } = props;
  return <QueryPart<Value> query={useQuery(query, queryClient)} {...part} />;
}
