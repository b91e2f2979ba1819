import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../../../queries/query-client';
import { QueryPart } from '../../../queries/query-part';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import type { LimitedAttempts as Attempts } from '../api/list-limited-attempts';
import { eventTexts as text, security } from '../content/security-dashboard';
import { securityQueries } from '../queries';

/** How much of each limit is used: the basis for changing limits. */
export function LimitedAttempts(): ReactNode {
  const attempts = useQuery(securityQueries.limits, queryClient);
  return (
    <QueryPart query={attempts} texts={security}>
      {(rows) => (
        <ToolTable
          name="limited-attempts"
          caption={text.limits}
          columns={columns}
          source={{ rows }}
          rowKey={({ form, counted_by }) => `${form} ${counted_by}`}
          empty={text.noLimits}
        />
      )}
    </QueryPart>
  );
}

const attempt = columnsOf<Attempts>();
const columns: readonly ToolColumn<Attempts>[] = [
  attempt.text('form', text.form),
  {
    key: 'counted_by',
    label: text.countedBy,
    sortable: true,
    value: (row) => text.countedBys[row.counted_by] ?? row.counted_by,
  },
  attempt.figure('attempts', text.attempts),
  attempt.figure('senders', text.senders),
  attempt.figure('busiest', text.busiest),
];
