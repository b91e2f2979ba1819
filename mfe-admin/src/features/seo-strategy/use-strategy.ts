import type { MeasuredPage, StrategyFailure, StrategyRequest } from '@talent/api/seo/strategy';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchStrategy } from '../../api/fetch-strategy';
import { requestStrategy } from '../../api/request-strategy';
import type { Strategy } from '../../api/strategy';

/** Where the making or opening of a plan stands. */
export type StrategyState =
  | { status: 'idle' }
  | { status: 'working' }
  | { status: 'failed'; failure: StrategyFailure }
  | { status: 'unreachable'; wanted: 'made' | 'opened' }
  | { status: 'ready'; strategy: Strategy };

export interface StrategyWork {
  state: StrategyState;
  /** Changes with every plan that was made, for the list of stored ones. */
  made: number;
  make: (method: StrategyRequest['method'], pages: MeasuredPage[]) => void;
  open: (id: number) => void;
}

/** Makes plans and opens stored ones, one at a time. */
export function useStrategy(): StrategyWork {
  const [state, setState] = useState<StrategyState>({ status: 'idle' });
  const [made, setMade] = useState(0);
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
      if (wanted === 'made' && next.status === 'ready') setMade((count) => count + 1);
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
  return { state, made, make, open };
}
