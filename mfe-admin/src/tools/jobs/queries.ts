import { queryOptions } from '@tanstack/react-query';
import { fetchPost } from '../../posts/api/fetch-post';
import type { TableSource } from '../../table/tool-column';
import { fetchWeeklyReport } from './api/fetch-weekly-report';
import { fetchReportSchedule } from './api/jobs-report-settings';
import { listJobImports } from './api/list-job-imports';
import type { ListedJobImport } from './api/list-job-imports';
import { listWeeklyReports } from './api/fetch-weekly-report';
import { countReportReaders, fetchNewsletterCampaign } from './api/newsletter-campaign';
import type { NewsletterCampaign } from './api/newsletter-campaign';
import { fetchReportDraft } from './api/report-draft';

/** The newsletter of a week, or the number of readers it could be sent to. */
export type Newsletter =
  | { status: 'none'; readers: number }
  | { status: 'there'; campaign: NewsletterCampaign };

/** Data of the weekly report and of the job import, each under its key. */
export const jobsQueries = {
  statuses: queryOptions({ queryKey: ['jobs', 'statuses'], queryFn: listWeeklyReports }),
  report: (week: string) =>
    queryOptions({ queryKey: ['jobs', 'report', week], queryFn: () => fetchWeeklyReport(week) }),
  /** The post that a report became; null for none. */
  post: (postId: number | null) =>
    queryOptions({
      queryKey: ['jobs', 'post', postId],
      queryFn: () => (postId === null ? null : fetchPost(postId)),
    }),
  draft: (week: string) =>
    queryOptions({ queryKey: ['jobs', 'draft', week], queryFn: () => fetchReportDraft(week) }),
  schedule: queryOptions({ queryKey: ['jobs', 'schedule'], queryFn: fetchReportSchedule }),
  /** Refreshes every 2 s while mails are being sent. */
  newsletter: (week: string) =>
    queryOptions({
      queryKey: ['jobs', 'newsletter', week],
      queryFn: async (): Promise<Newsletter> => {
        const campaign = await fetchNewsletterCampaign(week);
        if (campaign !== null) return { status: 'there', campaign };
        return { status: 'none', readers: await countReportReaders() };
      },
      refetchInterval: ({ state }) => (isMoving(state.data) ? 2000 : false),
      refetchIntervalInBackground: true,
    }),
  imports: {
    queryKey: ['jobs', 'imports'],
    load: listJobImports,
  } satisfies TableSource<ListedJobImport>,
};

/** Mails that were queued before a pause still go out: their counts settle a moment later. */
function isMoving(newsletter: Newsletter | undefined): boolean {
  if (newsletter?.status !== 'there') return false;
  return newsletter.campaign.status === 'sending' || newsletter.campaign.queued > 0;
}
