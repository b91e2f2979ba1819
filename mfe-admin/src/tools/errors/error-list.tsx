import { Badge } from '@talent/ui/badge';
import { SiteLink } from '../../controls/site-link';
import { SwitchField } from '@talent/ui/switch-field';
import { useState } from 'react';
import { queryClient } from '../../queries/query-client';
import { columnsOf, rare, vital } from '../../table/columns';
import type { BulkAction } from '../../table/engine/use-bulk-change';
import type { RowOf } from '../../table/load-from-database';
import { ToolTable } from '../../table/tool-table';
import { bulkErrorTexts as bulk, errorsPath, errorTexts as text } from './content/errors';
import { errorQueries, setErrorStatus } from './queries';

/** Errors by cause; resolved ones are hidden by default. */
export function ErrorList() {
  const [withResolved, setWithResolved] = useState(false);
  return (
    <>
      <SwitchField
        label={text.withResolved}
        checked={withResolved}
        onChange={(event) => setWithResolved(event.target.checked)}
      />
      <ToolTable
        name="errors"
        caption={text.caption}
        columns={columns}
        source={errorQueries.list(withResolved)}
        rowName={({ message }) => message}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        bulkActions={bulkErrors<ErrorRow>(withResolved)}
        empty={text.empty}
      />
    </>
  );
}

type ErrorRow = RowOf<ReturnType<typeof errorQueries.list>>;

const error = columnsOf<ErrorRow>();
const columns = [
  error.text('message', text.message, ({ id, message }) => (
    <span className="block min-w-48">
      <SiteLink to={`${errorsPath}/${id}`}>{message}</SiteLink>
    </span>
  )),
  error.sorted(
    'kind',
    text.kind,
    ({ kind }) => text.kinds[kind] ?? kind,
    ({ kind }) => <Badge className="whitespace-nowrap">{text.kinds[kind] ?? kind}</Badge>,
  ),
  error.text('app', text.app, ({ app }) => <span className="whitespace-nowrap">{app}</span>),
  error.of('owners', text.owner, ({ owners }) => owners.join(' ') || text.nobody),
  vital(
    error.sorted(
      'first_version',
      text.firstVersion,
      (row) => row.first_version ?? text.unknownVersion,
    ),
  ),
  vital(error.figure('visitors', text.visitors)),
  rare(error.figure('count', text.count)),
  rare(error.sorted('route', text.route, ({ route }) => route ?? text.noRoute)),
  vital(error.badge('status', text.status, text.statuses, { reopened: 'warning' })),
  rare(error.time('first_seen', text.firstSeen)),
  error.time('last_seen', text.lastSeen),
];

type StatusRow = Pick<ErrorRow, 'id' | 'status'>;

/** Resolves errors, or opens them again; undone, each is resolved or not, as before. */
export function bulkErrors<Row extends StatusRow>(withResolved: boolean): BulkAction<Row>[] {
  const resolve: BulkAction<Row> = {
    label: bulk.resolve,
    done: bulk.resolved,
    apply: (row) => (withResolved ? { ...row, status: 'resolved' } : null),
    save: (rows) => setAll(rows, true),
  };
  const reopen: BulkAction<Row> = {
    label: bulk.reopen,
    done: bulk.reopened,
    apply: (row) => (row.status === 'resolved' ? { ...row, status: 'open' } : row),
    save: (rows) => setAll(rows, false),
  };
  return withResolved ? [resolve, reopen] : [resolve];
}

/** @throws Error when one of them is no longer stored, DataError when a request failed; all are tried. */
async function setAll(rows: readonly StatusRow[], isResolved: boolean) {
  const others = rows.filter(({ status }) => (status === 'resolved') !== isResolved);
  const setEach = async (isNow: boolean): Promise<void> => {
    const outcomes = await Promise.allSettled(others.map(({ id }) => setErrorStatus(id, isNow)));
    void queryClient.invalidateQueries({ queryKey: errorQueries.all });
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') throw outcome.reason;
      if (outcome.value === null) throw new Error('An error is no longer stored.');
    }
  };
  await setEach(isResolved);
  return () => setEach(!isResolved);
}

/** The status of a group. One that is back asks for attention. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={status === 'reopened' ? 'warning' : 'neutral'}>
      {text.statuses[status] ?? status}
    </Badge>
  );
}
