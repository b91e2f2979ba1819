import { DataError } from '@talent/data/errors';
import { checkFeed } from '@talent/jobs/check-feed';
import type { FeedProblem, JobPosting } from '@talent/jobs/posting';
import { useState } from 'react';
import { queryClient } from '../../../queries/query-client';
import { jobsQueries } from '../queries';
import { importJobs } from '../api/import-jobs';
import type { JobChanges, JobImport } from '../api/import-jobs';
import { importTexts } from '../content/jobs-report-import';

/** Bytes. */
const MOST = 20 * 1024 * 1024;

export type ImportState =
  | { status: 'idle' }
  | { status: 'checking' }
  | { status: 'failed'; message: string; detail?: string }
  | { status: 'refused'; problems: FeedProblem[]; read: number }
  | { status: 'compared'; wanted: JobImport; changes: JobChanges; isImporting: boolean }
  | { status: 'done'; changes: JobChanges };

export interface ImportChoice {
  file: File;
  feed: string;
  isFull: boolean;
}

/** Checks a file, compares it with the stored postings, and imports it once that is confirmed. */
export function useJobImport() {
  const [state, setState] = useState<ImportState>({ status: 'idle' });

  async function check({ file, feed, isFull }: ImportChoice): Promise<void> {
    setState({ status: 'checking' });
    const read = await postingsOf(file);
    if (!('postings' in read)) {
      setState(read);
      return;
    }
    const wanted = { feed, fileName: file.name, postings: read.postings, isFull };
    try {
      const changes = await importJobs(wanted, true);
      setState({ status: 'compared', wanted, changes, isImporting: false });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  async function take(wanted: JobImport, changes: JobChanges): Promise<void> {
    setState({ status: 'compared', wanted, changes, isImporting: true });
    try {
      setState({ status: 'done', changes: await importJobs(wanted, false) });
      await queryClient.invalidateQueries({ queryKey: jobsQueries.imports.queryKey });
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return {
    state,
    check: (choice: ImportChoice) => {
      if (state.status !== 'checking') void check(choice);
    },
    take: () => {
      if (state.status === 'compared' && !state.isImporting) void take(state.wanted, state.changes);
    },
    reset: () => setState({ status: 'idle' }),
  };
}

async function postingsOf(file: File): Promise<{ postings: JobPosting[] } | ImportState> {
  if (file.size > MOST) return { status: 'failed', message: importTexts.tooLarge };
  try {
    const checked = checkFeed(await file.text());
    return checked.status === 'sound' ? { postings: checked.postings } : checked;
  } catch (error) {
    console.error('The feed was not read', error);
    return { status: 'failed', message: importTexts.unreadable };
  }
}

function failureOf(error: unknown): ImportState {
  console.error('The feed was not imported', error);
  // A refused posting is named by its ref; other messages of the database do not help a person.
  const isOfPosting = error instanceof DataError && error.code === 'PT422';
  return isOfPosting
    ? { status: 'failed', message: importTexts.databaseRefused, detail: error.message }
    : { status: 'failed', message: importTexts.failed };
}
