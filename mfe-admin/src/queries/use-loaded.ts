import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; value: Value };

/**
 * What `load` gives, and a function that asks again. A newer `load` replaces what an older one would give;
 * what was there stays until then.
 * @param load - must keep its identity as long as it asks for the same.
 */
export function useLoaded<Value>(load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [state, setState] = useState<Loaded<Value>>({ status: 'pending' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        console.error('Loading failed', error);
        if (isCurrent) setState({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
