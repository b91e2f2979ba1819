import { useCallback, useEffect, useState } from 'react';
import { fetchOperations } from './api/fetch-operations';
import type { Operations } from './api/fetch-operations';

export type OperationsState =
  | { status: 'pending' }
  | { status: 'failed' }
  /** `isStale`: the last question was not answered, this is the answer before it. */
  | { status: 'ready'; value: Operations; isStale: boolean };

/** Between two questions, ms. */
const REFRESH_MS = 15_000;

/** How the site is doing, asked again and again while the page is visible; and a function that asks now. */
export function useOperations(): [OperationsState, () => void] {
  const [state, setState] = useState<OperationsState>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    let isAsking = false;
    const ask = async (): Promise<void> => {
      // One question at a time: a slow gateway is not asked the faster for it.
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      try {
        const value = await fetchOperations();
        if (isCurrent) setState({ status: 'ready', value, isStale: false });
      } catch (error) {
        console.error('The status was not loaded', error);
        if (!isCurrent) return;
        setState((before) =>
          before.status === 'ready' ? { ...before, isStale: true } : { status: 'failed' },
        );
      } finally {
        isAsking = false;
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH_MS);
    const onVisible = (): void => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [attempt]);
  return [
    state,
    useCallback(() => {
      setState({ status: 'pending' });
      setAttempt((count) => count + 1);
    }, []),
  ];
}
