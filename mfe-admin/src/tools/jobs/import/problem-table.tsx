import type { FeedProblem } from '@talent/jobs/posting';
import type { ReactNode } from 'react';
import { importTexts } from '../content/jobs-report-import';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';

interface Row extends FeedProblem {
  key: string;
}

const { problemColumns } = importTexts;
const problem = columnsOf<Row>();
const columns: readonly ToolColumn<Row>[] = [
  problem.figure('line', problemColumns.line),
  problem.text('ref', problemColumns.ref),
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

/** All problems of a file by line, to export for the maker of the feed. */
export function ProblemTable({ problems }: { problems: readonly FeedProblem[] }): ReactNode {
  const rows = problems.map((each, at) => ({ ...each, key: String(at) }));
  return (
    <ToolTable
      name="feed-problems"
      caption={importTexts.problemCaption}
      columns={columns}
      source={{ rows }}
      rowKey={(row) => row.key}
      empty={null}
    />
  );
}
