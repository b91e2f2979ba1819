import { Badge } from '@talent/ui/badge';
import { CheckboxField } from '@talent/ui/checkbox-field';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { listCspReports } from '../api/list-security-reports';
import type { CspReport } from '../api/list-security-reports';
import { reportTexts as text } from '../content/security-dashboard';
import { timeColumn } from '../../../table/time-column';
import { ToolTable } from '../../../table/tool-table';
import type { LoadTablePage, ToolColumn } from '../../../table/tool-column';

/** What browsers have blocked, with the noise hidden unless it is asked for. */
export function CspReports(): ReactNode {
  const [withNoise, setWithNoise] = useState(false);
  const load = useCallback<LoadTablePage<CspReport>>(
    (query, signal) => listCspReports(query, signal, withNoise),
    [withNoise],
  );
  return (
    <>
      <p className="text-ink-muted max-w-prose text-sm">{text.lede}</p>
      <CheckboxField
        label={text.withNoise}
        checked={withNoise}
        onChange={(event) => setWithNoise(event.target.checked)}
      />
      <ToolTable
        name="csp-reports"
        caption={text.caption}
        columns={columns}
        load={load}
        rowKey={({ id }) => String(id)}
        initialSort={{ key: 'last_seen', descending: true }}
        filterLabel={text.filter}
        pageSize={10}
        empty={text.empty}
      />
    </>
  );
}

const sourceOf = ({ source, line }: CspReport): string | null =>
  source === null || line === null ? source : `${source}:${line}`;

const columns: readonly ToolColumn<CspReport>[] = [
  { key: 'directive', label: text.directive, sortable: true, value: (row) => row.directive },
  {
    ...{ key: 'blocked', label: text.blocked, sortable: true },
    value: (row) => row.blocked,
    cell: (row) => <span className="block min-w-44 break-all">{row.blocked}</span>,
  },
  { key: 'page', label: text.page, sortable: true, value: (row) => row.page },
  {
    ...{ key: 'source', label: text.source },
    value: sourceOf,
    cell: (row) => <span className="block min-w-32 break-all">{sourceOf(row)}</span>,
  },
  {
    ...{ key: 'noise', label: text.noise },
    value: ({ noise }) => noise ?? text.mayBeOurs,
    cell: ({ noise }) => (
      <Badge tone={noise === null ? 'warning' : 'neutral'}>
        {noise === null ? text.mayBeOurs : (text.noises[noise] ?? noise)}
      </Badge>
    ),
  },
  {
    ...{ key: 'count', label: text.count, align: 'end', sortable: true },
    value: (row) => row.count,
  },
  timeColumn('first_seen', text.firstSeen, (row) => row.first_seen),
  timeColumn('last_seen', text.lastSeen, (row) => row.last_seen),
];
