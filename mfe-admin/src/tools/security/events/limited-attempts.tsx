import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { listLimitedAttempts } from '../api/list-security-limits';
import type { LimitedAttempts as Attempts } from '../api/list-security-limits';
import { eventTexts as text } from '../content/security-dashboard';
import { useLoaded } from '../../../queries/use-loaded';
import { LoadedPart } from '../../../queries/loaded-part';
import { tableOfRows } from '../../../table/table-of-rows';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-column';

/** How much of each limit is used: what limits are judged by. */
export function LimitedAttempts(): ReactNode {
  const [attempts, retry] = useLoaded(listLimitedAttempts);
  return (
    <LoadedPart state={attempts} onRetry={retry}>
      {(rows) => <Table rows={rows} />}
    </LoadedPart>
  );
}

function Table({ rows }: { rows: readonly Attempts[] }): ReactNode {
  const load = useMemo(() => tableOfRows(rows, columns), [rows]);
  return (
    <ToolTable
      name="limited-attempts"
      caption={text.limits}
      columns={columns}
      load={load}
      rowKey={({ form, counted_by }) => `${form} ${counted_by}`}
      empty={text.noLimits}
    />
  );
}

const figure = (key: 'attempts' | 'senders' | 'busiest', label: string): ToolColumn<Attempts> => ({
  ...{ key, label, align: 'end', sortable: true },
  value: (row) => row[key],
});

const columns: readonly ToolColumn<Attempts>[] = [
  { key: 'form', label: text.form, sortable: true, value: (row) => row.form },
  {
    ...{ key: 'counted_by', label: text.countedBy, sortable: true },
    value: (row) => text.countedBys[row.counted_by] ?? row.counted_by,
  },
  figure('attempts', text.attempts),
  figure('senders', text.senders),
  figure('busiest', text.busiest),
];
