import type { FeedProblem } from '@talent/jobs/posting';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { importTexts } from '../content/jobs-report-import';
import { tableOfRows } from '../../../table/table-of-rows';
import { ToolTable } from '../../../table/tool-table';
import type { ToolColumn } from '../../../table/tool-table';

interface Row extends FeedProblem {
  key: string;
}

const { problemColumns } = importTexts;
const columns: readonly ToolColumn<Row>[] = [
  {
    key: 'line',
    label: problemColumns.line,
    align: 'end',
    sortable: true,
    value: (row) => row.line,
  },
  { key: 'ref', label: problemColumns.ref, sortable: true, value: (row) => row.ref },
  {
    key: 'reason',
    label: problemColumns.reason,
    value: (row) => row.reason,
    cell: (row) => <span className="block min-w-64 whitespace-normal">{row.reason}</span>,
  },
  {
    key: 'law',
    label: problemColumns.law,
    value: (row) => row.law ?? null,
    cell: (row) => <span className="block min-w-40 whitespace-normal">{row.law ?? ''}</span>,
  },
];

/** Everything that stands against a file, by line; to be exported for whoever makes the feed. */
export function ProblemTable({ problems }: { problems: readonly FeedProblem[] }): ReactNode {
  const load = useMemo(
    () =>
      tableOfRows(
        problems.map((problem, at) => ({ ...problem, key: String(at) })),
        columns,
      ),
    [problems],
  );
  return (
    <ToolTable
      name="feed-problems"
      caption={importTexts.problemCaption}
      columns={columns}
      load={load}
      rowKey={(row) => row.key}
      empty={null}
    />
  );
}
