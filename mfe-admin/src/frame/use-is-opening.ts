import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../queries/query-client';

/** A part that has come may start to load its own parts within this time, ms. */
const SETTLED = 100;

/**
 * True until everything that a tool loads at its start has come. What a person loads later is not meant: nothing may
 * disappear under their hands.
 */
export function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  const isLoading = useIsFetching(undefined, queryClient) > 0;
  useEffect(() => {
    if (isLoading) return;
    const timer = setTimeout(() => setOpening(false), SETTLED);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isOpening;
}
