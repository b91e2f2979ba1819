import type { MeasuredPage, StrategyFailure, StrategyRequest } from '@talent/api/seo/strategy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchStrategy } from '../api/strategy';
import { requestStrategy } from '../api/request-strategy';
import { queryClient } from '../../../queries/query-client';
import { seoQueries } from '../queries';
import type { Strategy } from '../api/strategy';

/** The state of making or opening a plan. */
export type StrategyState =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'failed'; failure: StrategyFailure }
  | { status: 'unreachable'; wanted: 'made' | 'opened' }
  | { status: 'ready'; strategy: Strategy };

interface StrategyWork {
  state: StrategyState;
  make: (method: StrategyRequest['method'], pages: MeasuredPage[]) => void;
  open: (id: number) => void;
}

/** Makes plans and opens stored ones, one at a time. */
export function useStrategy(): StrategyWork {
  const [state, setState] = useState<StrategyState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const work = useCallback(
    async (
      wanted: 'made' | 'opened',
      result: (signal: AbortSignal) => Promise<StrategyState>,
    ): Promise<void> => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState({ status: 'working' });
      let next: StrategyState;
      try {
        next = await result(signal);
      } catch (error) {
        if (!signal.aborted) console.error('No plan', error);
        next = { status: 'unreachable', wanted };
      }
      if (signal.aborted) return;
      setState(next);
      if (wanted === 'made' && next.status === 'ready') {
        void queryClient.invalidateQueries({ queryKey: seoQueries.plans.queryKey });
      }
    },
    [],
  );

  const make = useCallback(
    (method: StrategyRequest['method'], pages: MeasuredPage[]): void =>
      void work('made', async (signal) => {
        const answer = await requestStrategy({ method, pages }, signal);
        return answer.status === 'made'
          ? { status: 'ready', strategy: answer.strategy }
          : { status: 'failed', failure: answer.failure };
      }),
    [work],
  );
  const open = useCallback(
    (id: number): void =>
      void work('opened', async () => ({ status: 'ready', strategy: await fetchStrategy(id) })),
    [work],
  );
  return { state, make, open };
}
