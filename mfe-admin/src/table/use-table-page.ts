import { useCallback, useEffect, useState } from 'react';
import type { LoadTablePage, TablePage, TableQuery } from './tool-column';

/** What a table has to show. */
export type TableState<Row> =
  | { status: 'pending' }
  | { status: 'failed' }
  | { status: 'ready'; page: TablePage<Row> };

/** The wanted page of a list; the one before it stays, marked as busy, until the next one is there. */
export function useTablePage<Row>(
  load: LoadTablePage<Row>,
  query: TableQuery,
  refresh: unknown,
): { state: TableState<Row>; isBusy: boolean; retry: () => void } {
  const [state, setState] = useState<TableState<Row>>({ status: 'pending' });
  const [isBusy, setBusy] = useState(true);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setBusy(true);
    load(query, leaving.signal).then(
      (page) => {
        if (leaving.signal.aborted) return;
        setState({ status: 'ready', page });
        setBusy(false);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('Loading a list failed', error);
        setState({ status: 'failed' });
        setBusy(false);
      },
    );
    return () => leaving.abort();
  }, [load, query, refresh, attempt]);

  return { state, isBusy, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
