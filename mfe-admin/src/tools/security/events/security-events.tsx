import type { PlatformStatus } from '@talent/api/platform/platform-status';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { FunctionRow } from '../../../backend/function-row';
import { Loaded } from '../../../queries/loaded';
import { column, columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { eventTexts as text, security } from '../content/security-dashboard';
import { securityQueries } from '../queries';

/**
 * Failed sign-ins, denied admin checks, and requests over a limit.
 * @param collection - `CollectionState`, which may load beside the events
 */
export function SecurityEvents({ collection }: { collection: ReactNode }): ReactNode {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      {collection}
      <ToolTable
        name="security-events"
        caption={text.caption}
        columns={eventColumns}
        source={securityQueries.events}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
      <h3 className="mt-8 mb-3 font-sans font-semibold">{text.limits}</h3>
      <Loaded query={securityQueries.limits} texts={security}>
        {(rows) => (
          <ToolTable
            name="limited-attempts"
            caption={text.limits}
            columns={limitColumns}
            source={{ rows }}
            rowKey={({ form, counted_by }) => `${form} ${counted_by}`}
            empty={text.noLimits}
          />
        )}
      </Loaded>
    </>
  );
}

/** Warns where events are not collected, or not all of them. */
export function CollectionState({ status }: { status: PlatformStatus['events'] }): ReactNode {
  if (status.status === 'off') {
    return (
      <Notice tone="warning" title={text.off} className="mb-4">
        {text.offHow}
      </Notice>
    );
  }
  return (
    <>
      {status.failing && (
        <Notice tone="warning" title={text.failing} className="mb-4">
          {text.failingHow(status.waiting)}
        </Notice>
      )}
      {status.dropped > 0 && <Notice className="mb-4">{text.dropped(status.dropped)}</Notice>}
    </>
  );
}

type EventGroup = RowOf<typeof securityQueries.events>;

const event = columnsOf<EventGroup>();

/** The first characters of a hash are enough to tell senders apart. */
function hash(key: 'address_hash' | 'account_hash', label: string): ToolColumn<EventGroup> {
  return event.text(key, label, (row) =>
    row[key] === '' ? (
      <span className="text-ink-muted">{text.unknown}</span>
    ) : (
      <code className="text-xs">{row[key].slice(0, 10)}</code>
    ),
  );
}

const eventColumns: readonly ToolColumn<EventGroup>[] = [
  event.text('kind', text.kind, (row) => text.kinds[row.kind] ?? row.kind),
  event.text('subject', text.subject, (row) => text.subjects[row.subject] ?? row.subject),
  event.text('reason', text.reason),
  hash('address_hash', text.address),
  hash('account_hash', text.account),
  event.figure('count', text.count),
  { ...event.time('first_seen', text.firstSeen), priority: 3 },
  event.time('last_seen', text.lastSeen),
];

type Attempts = FunctionRow<'limited_attempts'>;

const attempt = columnsOf<Attempts>();

const limitColumns: readonly ToolColumn<Attempts>[] = [
  attempt.text('form', text.form),
  column('counted_by', text.countedBy, (row) => text.countedBys[row.counted_by] ?? row.counted_by, {
    sortable: true,
  }),
  attempt.figure('attempts', text.attempts),
  attempt.figure('senders', text.senders),
  attempt.figure('busiest', text.busiest),
];
