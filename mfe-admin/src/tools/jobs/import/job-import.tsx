import { Button } from '@talent/ui/button';
import { Notice } from '@talent/ui/notice';
import type { ReactNode } from 'react';
import { importTexts } from '../content/jobs-report-import';
import { ChangeList } from './change-list';
import { FeedForm } from './feed-form';
import { ProblemTable } from './problem-table';
import { useJobImport } from './use-job-import';

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
