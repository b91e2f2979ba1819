import { Badge } from '@talent/ui/badge';
import { DataTable } from '@talent/ui/data-table';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { Operations } from './api/fetch-operations';
import { siteStatus as text } from './content/site-status';
import { formatUtc } from '../../time/utc';

const tones = { firing: 'negative', repeated: 'warning', resolved: 'positive' } as const;

/** Where alerts go, and what was said lately. */
export function AlertHistory({
  operations: { alerts, channels, unsent },
}: {
  operations: Operations;
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
        <DataTable caption={text.caption} captionHidden>
          <thead>
            <tr>
              {[columns.at, columns.kind, columns.title, columns.figure].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {alerts.map(({ id, kind, title, figure, at }) => (
              <tr key={`${id} ${at}`}>
                <th scope="row" className="whitespace-nowrap tabular-nums">
                  <time dateTime={at}>{formatUtc(at)}</time>
                </th>
                <td className="whitespace-nowrap">
                  <Badge tone={tones[kind]}>{text.kinds[kind]}</Badge>
                </td>
                <td className="whitespace-nowrap">{title}</td>
                <td className="min-w-64">{figure}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  );
}
