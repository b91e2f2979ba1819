import { useState } from 'react';
import { fetchPost } from '../../../posts/api/fetch-post';
import type { StoredPost } from '../../../posts/api/post';
import { publishWeeklyReport } from '../api/report-change';
import type { ReportFailure } from '../api/report-change';
import type { WeeklyReport } from '../api/weekly-report';
import { updateSite } from '../../../posts/update-site';

type PublishingState =
  | { status: 'idle' }
  | { status: 'publishing' }
  | { status: 'refused'; failure: ReportFailure }
  | { status: 'updating' }
  | { status: 'live' }
  /** Stored; `postId` is what the site has still to show. */
  | { status: 'site-failed'; message: string; postId: number };

/** Publishes a report and has the pages composed again that show it. */
export function usePublishing(
  report: WeeklyReport,
  before: StoredPost | null,
  onChange: (report: WeeklyReport) => void,
) {
  const [state, setState] = useState<PublishingState>({ status: 'idle' });

  async function update(postId: number): Promise<void> {
    setState({ status: 'updating' });
    try {
      const after = await fetchPost(postId);
      if (after !== null) await updateSite(before, after);
      setState({ status: 'live' });
    } catch (error) {
      console.error('The site was not updated', error);
      const message = error instanceof Error ? error.message : '';
      setState({ status: 'site-failed', message, postId });
    }
  }

  async function publish(overwrite: boolean): Promise<void> {
    setState({ status: 'publishing' });
    const outcome = await publishWeeklyReport(report, overwrite);
    if (outcome.status === 'failed') {
      setState({ status: 'refused', failure: outcome.failure });
      return;
    }
    onChange(outcome.report);
    if (outcome.report.postId !== null) await update(outcome.report.postId);
  }

  return {
    state,
    publish: (overwrite: boolean) => void publish(overwrite),
    updateAgain: () => {
      if (state.status === 'site-failed') void update(state.postId);
    },
  };
}
