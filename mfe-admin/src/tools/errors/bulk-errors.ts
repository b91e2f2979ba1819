import { queryClient } from '../../queries/query-client';
import type { BulkAction } from '../../table/engine/use-bulk-change';
import { setErrorStatus } from './api/set-error-status';
import { bulkErrorTexts as text } from './content/errors';
import { errorQueries } from './queries';

interface StatusRow {
  id: number;
  status: string;
}

/** Resolves errors, or opens them again; undone, each is resolved or not, as before. */
export function bulkErrors<Row extends StatusRow>(withResolved: boolean): BulkAction<Row>[] {
  const resolve: BulkAction<Row> = {
    label: text.resolve,
    done: text.resolved,
    apply: (row) => (withResolved ? { ...row, status: 'resolved' } : null),
    save: (rows) => setAll(rows, true),
  };
  const reopen: BulkAction<Row> = {
    label: text.reopen,
    done: text.reopened,
    apply: (row) => (row.status === 'resolved' ? { ...row, status: 'open' } : row),
    save: (rows) => setAll(rows, false),
  };
  return withResolved ? [resolve, reopen] : [resolve];
}

/** @throws Error when one of them is no longer stored, DataError when a request failed; all are tried. */
async function setAll(
  rows: readonly StatusRow[],
  isResolved: boolean,
): Promise<() => Promise<unknown>> {
  const others = rows.filter(({ status }) => (status === 'resolved') !== isResolved);
  await setEach(others, isResolved);
  return () => setEach(others, !isResolved);
}

async function setEach(rows: readonly StatusRow[], isResolved: boolean): Promise<void> {
  const outcomes = await Promise.allSettled(rows.map(({ id }) => setErrorStatus(id, isResolved)));
  void queryClient.invalidateQueries({ queryKey: errorQueries.all });
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason;
    if (outcome.value === null) throw new Error('An error is no longer stored.');
  }
}
