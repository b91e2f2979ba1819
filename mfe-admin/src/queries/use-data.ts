import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { queryClient } from './query-client';

/** `useQuery` with the cache of the staff tools. */
export function useData<Fetched, Data = Fetched, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Fetched, Error, Data, Key>,
): UseQueryResult<Data> {
  return useQuery(options, queryClient);
}

interface ChangeOptions<Result, Input> extends UseMutationOptions<Result, Error, Input> {
  /** Logged with the error of a failure: `A goal was not deleted`. */
  failure: string;
}

/** `useMutation` with the cache of the staff tools; a failure is logged. */
export function useChange<Result, Input = void>({
  failure,
  ...options
}: ChangeOptions<Result, Input>): UseMutationResult<Result, Error, Input> {
  return useMutation({ ...options, meta: { failure } }, queryClient);
}

/** Whether a change was done. */
export function succeeds(change: Promise<unknown>): Promise<boolean> {
  return change.then(
    () => true,
    () => false,
  );
}
