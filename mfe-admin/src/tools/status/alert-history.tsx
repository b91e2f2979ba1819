import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { OperationsStatus } from '@talent/api/operations/operations-status';
import { siteStatus as text } from './content/site-status';
import { Clipped } from '../../table/clipped';
import { timeColumn } from '../../table/columns';
import type { ToolColumn } from '../../table/tool-column';
import { ToolTable } from '../../table/tool-table';

const tones = { firing: 'negative', repeated: 'warning', resolved: 'positive' } as const;

/** The channels of alerts, and the last alerts. */
export function AlertHistory({
  operations: { alerts, channels, unsent },
}: {
  operations: OperationsStatus;
}): ReactNode {
  const names = channels.map((name) => text.channels.names[name] ?? name);
  return (
    <>
      <p className="text-ink-muted mb-4 max-w-prose">
        {names.length === 0
          ? text.channels.none
          : text.channels.some(names.join(text.channels.and))}
      </p>
      {unsent > 0 && (
        <Notice tone="warning" className="mb-4">
          {text.unsent(unsent)}
        </Notice>
      )}
      {alerts.length === 0 ? (
        <p>{text.noAlerts}</p>
      ) : (
        <ToolTable
          name="alerts"
          caption={text.caption}
          isShort
          columns={alertColumns}
          source={{ rows: alerts }}
          empty={null}
          rowKey={({ id, at }) => `${id} ${at}`}
        />
      )}
    </>
  );
}

type Alert = OperationsStatus['alerts'][number];

const { columns } = text;

const alertColumns: readonly ToolColumn<Alert>[] = [
  timeColumn('at', columns.at, ({ at }) => at),
  {
    key: 'kind',
    label: columns.kind,
    sortable: true,
    priority: 1,
    value: ({ kind }) => text.kinds[kind],
    cell: ({ kind }) => <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>,
  },
  { key: 'title', label: columns.title, sortable: true, priority: 1, value: ({ title }) => title },
  {
    key: 'figure',
    label: columns.figure,
    value: ({ figure }) => figure,
    cell: ({ figure }) => <Clipped isLong>{figure}</Clipped>,
  },
];
