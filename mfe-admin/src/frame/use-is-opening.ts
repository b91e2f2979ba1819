import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../queries/query-client';

/** A part that has come may start to load its own parts within this time, ms. */
const SETTLED = 100;

/** From then on a part whose code does not come keeps nothing hidden, ms. */
const LONGEST = 5000;

/**
 * True until everything that a tool loads at its start has come, code and data. What a person loads later is not meant: nothing may
 * disappear under their hands.
 */
export function useIsOpening(): boolean {
  const [isOpening, setOpening] = useState(true);
  const isLoading = useIsFetching(undefined, queryClient) > 0;
  useEffect(() => {
    if (isLoading || !isOpening) return;
    const since = performance.now();
    const timer = setInterval(() => {
      // Code that is on its way asks for its data when it is there.
      const isWaiting = document.querySelector('.tool-content [data-loading]') !== null;
      if (!isWaiting || performance.now() - since > LONGEST) setOpening(false);
    }, SETTLED);
    return () => clearInterval(timer);
  }, [isLoading, isOpening]);
  return isOpening;
}
