import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Link as TextLink } from '@talent/ui/link';
import { SwitchField } from '@talent/ui/switch-field';
import { useState, type ReactNode } from 'react';
import { column, columnsOf } from '../../table/columns';
import type { RowOf } from '../../table/load-from-database';
import type { ToolColumn } from '../../table/tool-column';
import { ToolTable } from '../../table/tool-table';
import { bulkErrors } from './bulk-errors';
import { errorTexts as text, errorsPath } from './content/errors';
import { errorQueries } from './queries';
import { StatusBadge } from './status-badge';

/** Errors by cause; resolved ones are hidden by default. */
export function ErrorList(): ReactNode {
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
        rowKey={({ id }) => String(id)}
        rowName={({ message }) => message}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        bulkActions={withResolved ? openAndResolved : openOnly}
        empty={text.empty}
      />
    </>
  );
}

type ErrorRow = RowOf<ReturnType<typeof errorQueries.list>>;

const openOnly = bulkErrors<ErrorRow>(false);
const openAndResolved = bulkErrors<ErrorRow>(true);

const error = columnsOf<ErrorRow>();
const columns: readonly ToolColumn<ErrorRow>[] = [
  error.text('message', text.message, ({ id, message }) => (
    <span className="block min-w-48">
      <TextLink asChild>
        <RouterLink to={`${errorsPath}/${id}`}>{message}</RouterLink>
      </TextLink>
    </span>
  )),
  column('kind', text.kind, ({ kind }) => text.kinds[kind] ?? kind, {
    sortable: true,
    cell: ({ kind }) => (
      <Badge>
        <span className="whitespace-nowrap">{text.kinds[kind] ?? kind}</span>
      </Badge>
    ),
  }),
  error.text('app', text.app, ({ app }) => <span className="whitespace-nowrap">{app}</span>),
  column('owners', text.owner, ({ owners }) => owners.join(' ') || text.nobody),
  column(
    'first_version',
    text.firstVersion,
    ({ first_version: version }) => version ?? text.unknownVersion,
    { sortable: true, priority: 1 },
  ),
  { ...error.figure('visitors', text.visitors), priority: 1 },
  { ...error.figure('count', text.count), priority: 3 },
  column('route', text.route, ({ route }) => route ?? text.noRoute, {
    sortable: true,
    priority: 3,
  }),
  column('status', text.status, ({ status }) => text.statuses[status] ?? status, {
    sortable: true,
    priority: 1,
    cell: ({ status }) => <StatusBadge status={status} />,
  }),
  { ...error.time('first_seen', text.firstSeen), priority: 3 },
  error.time('last_seen', text.lastSeen),
];
