import { useMemo } from 'react';

/** The same work under another identity for each `refresh`, so that it is done again. */
export function useRefreshed<Value>(
  load: () => Promise<Value>,
  refresh: number,
): () => Promise<Value> {
  return useMemo(() => {
    void refresh;
    return () => load();
  }, [load, refresh]);
}
