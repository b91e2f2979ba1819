import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import type { FeedProblem } from '@talent/jobs/posting';
import { importTexts } from '../content/jobs-report-import';
import { ChangeList } from './change-list';
import { FeedForm } from './feed-form';
import { useJobImport } from './use-job-import';
import { ToolTable } from '../../../table/tool-table';
import { columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';

/** Chooses a feed, shows what is wrong with it or what it changes, and imports it. */
export function JobImport(): ReactNode {
  const { state, check, take, reset } = useJobImport();
  return (
    <>
      <FeedForm isBusy={state.status === 'checking'} onCheck={check} onChange={reset} />
      <div className="mt-6 space-y-6">
        {state.status === 'failed' && (
          <Notice tone="error" title={state.message}>
            {state.detail !== undefined && <p>{state.detail}</p>}
          </Notice>
        )}
        {state.status === 'refused' && (
          <>
            <Notice tone="error" title={importTexts.refused(state.problems.length, state.read)} />
            <ProblemTable problems={state.problems} />
          </>
        )}
        {state.status === 'compared' && (
          <>
            <Notice live title={importTexts.sound(state.wanted.postings.length)} />
            <ChangeList changes={state.changes} postings={state.wanted.postings} />
            <Button aria-disabled={state.isImporting} onClick={take}>
              {state.isImporting
                ? importTexts.importing
                : importTexts.import(state.wanted.postings.length)}
            </Button>
          </>
        )}
        {state.status === 'done' && (
          <Notice live title={importTexts.done}>
            <p>
              {importTexts.doneDetail(
                state.changes.added.length,
                state.changes.changed.length,
                state.changes.closed.length,
              )}
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

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
function ProblemTable({ problems }: { problems: readonly FeedProblem[] }): ReactNode {
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
