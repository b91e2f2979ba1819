import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { OperationsStatus } from '@talent/api/platform/operations-status';
import { siteStatus as text } from './content/site-status';
import { PlainTable } from '../../table/plain-table';
import { UtcTime } from '../../time/utc-time';

const tones = { firing: 'negative', repeated: 'warning', resolved: 'positive' } as const;

/** The channels of alerts, and the last alerts. */
export function AlertHistory({
  operations: { alerts, channels, unsent },
}: {
  operations: OperationsStatus;
}): ReactNode {
  const { columns } = text;
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
        <PlainTable
          caption={text.caption}
          captionHidden
          columns={[
            {
              label: columns.at,
              className: 'whitespace-nowrap tabular-nums',
              cell: ({ at }) => <UtcTime at={at} />,
            },
            {
              label: columns.kind,
              className: 'whitespace-nowrap',
              cell: ({ kind }) => <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>,
            },
            { label: columns.title, className: 'whitespace-nowrap', cell: ({ title }) => title },
            { label: columns.figure, className: 'min-w-64', cell: ({ figure }) => figure },
          ]}
          rows={alerts}
          rowKey={({ id, at }) => `${id} ${at}`}
        />
      )}
    </>
  );
}
