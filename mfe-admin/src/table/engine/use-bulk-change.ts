import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '../../queries/query-client';
import { useOptimisticChange } from '../../queries/use-optimistic-change';
import { bulkTexts as text } from '../content/tool-table';
import type { TablePage } from '../tool-column';

/** Something to do with several rows of a list in the database, which can be undone. */
export interface BulkAction<Row> {
  label: string;
  /** The toast after it: `3 records moved to Closed`. */
  done: (count: number) => string;
  /** The row after it, as it is shown at once; null: the list has it no more. */
  apply: (row: Row) => Row | null;
  /** Saves it, and gives the way to take it back. Rejects when a row was not changed. */
  save: (rows: readonly Row[]) => Promise<() => Promise<unknown>>;
}

interface Change<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  unsave: () => Promise<unknown>;
}

/**
 * Does something with several rows: it shows at once, and a toast offers to undo it.
 * @param listKey - of the list: it is loaded again after each change
 * @param pageKey - of the page that is shown
 */
export function useBulkChange<Row>(
  listKey: QueryKey,
  pageKey: QueryKey,
  rowKey: (row: Row) => string,
): (action: BulkAction<Row>, rows: readonly Row[]) => void {
  const reload = (): void => void queryClient.invalidateQueries({ queryKey: listKey });
  const { change } = useOptimisticChange<TablePage<Row>, Change<Row>>({
    queryKey: pageKey,
    apply: ({ rows, total }, { action, rows: picked }) => {
      const keys = new Set(picked.map(rowKey));
      const shown = rows.flatMap((row) => {
        const next = keys.has(rowKey(row)) ? action.apply(row) : row;
        return next === null ? [] : [next];
      });
      return { rows: shown, total: total - (rows.length - shown.length) };
    },
    revert: (page, { rows: picked }, before) => {
      const keys = new Set(picked.map(rowKey));
      const others = new Map(page.rows.map((row) => [rowKey(row), row]));
      const rows = before.rows.flatMap((row) => {
        const now = keys.has(rowKey(row)) ? row : others.get(rowKey(row));
        return now === undefined ? [] : [now];
      });
      return { rows, total: page.total + (rows.length - page.rows.length) };
    },
    save: async (input) => {
      input.unsave = await input.action.save(input.rows).finally(reload);
    },
    unsave: (input) => input.unsave().finally(reload),
    texts: {
      done: ({ action, rows }) => action.done(rows.length),
      undone: text.undone,
      failed: () => text.failed,
      failedHow: text.failedHow,
      failure: 'Rows of a list were not changed',
    },
  });
  return (action, rows) =>
    void change({ action, rows, unsave: () => Promise.reject(new Error('Nothing was saved.')) });
}
