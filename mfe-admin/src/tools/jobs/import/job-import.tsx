import { DataError } from '@talent/data/errors';
import type { FeedProblem } from '@talent/jobs/posting';
import { Notice } from '@talent/ui/notice';
import { useKeptEntries } from '@talent/ui/use-kept-entries';
import type { ReactNode } from 'react';
import { ToolButton } from '../../../controls/tool-button';
import { queryClient } from '../../../queries/query-client';
import { useChange } from '../../../queries/use-data';
import { column, columnsOf } from '../../../table/columns';
import type { ToolColumn } from '../../../table/tool-column';
import { ToolTable } from '../../../table/tool-table';
import { importJobs, type JobImport as Wanted } from '../api/import-jobs';
import { importTexts } from '../content/jobs-report-import';
import { jobsQueries } from '../queries';
import { ChangeList } from './change-list';
import { FeedForm, type ImportChoice } from './feed-form';

/** Chooses a feed, shows what is wrong with it or what it changes, and imports it. */
export function JobImport(): ReactNode {
  const kept = useKeptEntries('staff-job-feed');
  const check = useChange({ failure: 'The feed was not checked', mutationFn: checkFile });
  const take = useChange({
    failure: 'The feed was not imported',
    mutationFn: (wanted: Wanted) => importJobs(wanted, false),
    onSuccess: () => {
      kept.erase();
      void queryClient.invalidateQueries({ queryKey: jobsQueries.imports.queryKey });
    },
  });
  function reset(): void {
    check.reset();
    take.reset();
  }
  const error = take.error ?? check.error;
  // The same import can be tried again, unless the database has refused a posting of it.
  const isOver = take.isSuccess || (take.isError && isRefusal(take.error));
  const checked = isOver ? undefined : check.data;
  return (
    <>
      <FeedForm
        kept={kept.ref}
        isBusy={check.isPending}
        onChange={reset}
        onCheck={(choice) => {
          if (check.isPending) return;
          take.reset();
          check.mutate(choice);
        }}
      />
      <div className="mt-6 space-y-6">
        {error !== null && <ImportFailure error={error} />}
        {checked?.status === 'refused' && (
          <>
            <Notice
              tone="error"
              title={importTexts.refused(checked.problems.length, checked.read)}
            />
            <ProblemTable problems={checked.problems} />
          </>
        )}
        {checked?.status === 'compared' && (
          <>
            <Notice live title={importTexts.sound(checked.wanted.postings.length)} />
            <ChangeList changes={checked.changes} postings={checked.wanted.postings} />
            <ToolButton
              size="md"
              variant="primary"
              isBlocked={take.isPending}
              onClick={() => take.mutate(checked.wanted)}
            >
              {take.isPending
                ? importTexts.importing
                : importTexts.import(checked.wanted.postings.length)}
            </ToolButton>
          </>
        )}
        {take.isSuccess && (
          <Notice live title={importTexts.done}>
            <p>
              {importTexts.doneDetail(
                take.data.added.length,
                take.data.changed.length,
                take.data.closed.length,
              )}
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

/** Bytes. */
const MOST = 20 * 1024 * 1024;

/** A file was not read; `message` is for people. */
class FeedFileError extends Error {
  override readonly name = 'FeedFileError';
  readonly code = 'feed-file';
}

/** Checks a file, and compares it with the stored postings. @throws FeedFileError, DataError */
async function checkFile({ file, feed, isFull }: ImportChoice) {
  if (file.size > MOST) throw new FeedFileError(importTexts.tooLarge);
  // Loaded with the first file: the CSV parser and the rules for postings are 17 KB.
  const { checkFeed } = await import('@talent/jobs/check-feed');
  const checked = await file
    .text()
    .then(checkFeed)
    .catch((cause: unknown) => {
      throw new FeedFileError(importTexts.unreadable, { cause });
    });
  if (checked.status === 'refused') return checked;
  const key = crypto.randomUUID();
  const wanted = { key, feed, fileName: file.name, postings: checked.postings, isFull };
  return { status: 'compared', wanted, changes: await importJobs(wanted, true) } as const;
}

const isRefusal = (error: Error): boolean => error instanceof DataError && error.code === 'PT422';

function ImportFailure({ error }: { error: Error }): ReactNode {
  // A refused posting is named by its ref; other messages of the database do not help a person.
  if (isRefusal(error)) {
    return (
      <Notice tone="error" title={importTexts.databaseRefused}>
        <p>{error.message}</p>
      </Notice>
    );
  }
  const isOfFile = error instanceof FeedFileError;
  return <Notice tone="error" title={isOfFile ? error.message : importTexts.failed} />;
}

type Row = FeedProblem & { key: string };

const { problemColumns } = importTexts;
const problem = columnsOf<Row>();
const columns: readonly ToolColumn<Row>[] = [
  problem.figure('line', problemColumns.line),
  problem.text('ref', problemColumns.ref),
  problem.unsorted('reason', problemColumns.reason, ({ reason }) => (
    <span className="block min-w-64 whitespace-normal">{reason}</span>
  )),
  column('law', problemColumns.law, (row) => row.law ?? null, {
    cell: (row) => <span className="block min-w-40 whitespace-normal">{row.law ?? ''}</span>,
  }),
];

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
