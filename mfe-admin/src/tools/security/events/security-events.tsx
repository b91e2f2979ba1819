import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { listSecurityEvents } from '../api/list-security-events';
import type { SecurityEventGroup } from '../api/list-security-events';
import type { PlatformStatus } from '../api/security-platform';
import { eventTexts as text } from '../content/security-dashboard';
import { timeColumn } from '../../../table/time-column';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';
import { LimitedAttempts } from './limited-attempts';

/** Failed sign-ins, denied admin checks, and what went over a limit. */
export function SecurityEvents({ status }: { status: PlatformStatus['events'] }): ReactNode {
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose text-sm">{text.lede}</p>
      <CollectionState status={status} />
      <ToolTable
        name="security-events"
        caption={text.caption}
        columns={columns}
        load={listSecurityEvents}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
      <h3 className="mt-8 mb-3 font-sans font-semibold">{text.limits}</h3>
      <LimitedAttempts />
    </>
  );
}

function CollectionState({ status }: { status: PlatformStatus['events'] }): ReactNode {
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

/** The beginning of a hash tells senders apart. */
function hash(key: 'address_hash' | 'account_hash', label: string): ToolColumn<SecurityEventGroup> {
  return {
    ...{ key, label, sortable: true },
    value: (row) => row[key],
    cell: (row) =>
      row[key] === '' ? (
        <span className="text-ink-muted">{text.unknown}</span>
      ) : (
        <code className="text-xs">{row[key].slice(0, 10)}</code>
      ),
  };
}

const columns: readonly ToolColumn<SecurityEventGroup>[] = [
  {
    ...{ key: 'kind', label: text.kind, sortable: true },
    value: (row) => row.kind,
    cell: (row) => text.kinds[row.kind] ?? row.kind,
  },
  {
    ...{ key: 'subject', label: text.subject, sortable: true },
    value: (row) => row.subject,
    cell: (row) => text.subjects[row.subject] ?? row.subject,
  },
  { key: 'reason', label: text.reason, sortable: true, value: (row) => row.reason },
  hash('address_hash', text.address),
  hash('account_hash', text.account),
  {
    ...{ key: 'count', label: text.count, align: 'end', sortable: true },
    value: (row) => row.count,
  },
  timeColumn('first_seen', text.firstSeen, (row) => row.first_seen),
  timeColumn('last_seen', text.lastSeen, (row) => row.last_seen),
];
