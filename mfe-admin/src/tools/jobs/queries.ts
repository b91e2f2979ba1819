import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchPost } from '../../posts/api/fetch-post';
import { fetchMarketRefresh, fetchSalaryAlerts, fetchSourceEditions } from './api/every-week';
import { listJobImports } from './api/import-jobs';
import {
  countReportReaders,
  fetchNewsletterCampaign,
  listLeftOut,
  type NewsletterCampaign,
  type ReportReaders,
} from './api/newsletter';
import { fetchReportNotes, fetchReportSchedule } from './api/report-steps';
import { fetchWeeklyReport, listWeeklyReports, type WeeklyReport } from './api/weekly-report';

/** The newsletter of a week, or the number of readers it could be sent to. */
export type Newsletter = NewsletterCampaign | ({ status: 'none' } & ReportReaders);

/** Parts of a report that open within this time of each other ask once, ms. */
const OPENING_MS = 2000;

/** Most subscribers that the database gives as left out. */
export const LEFT_OUT_SHOWN = 200;

const newsletters = ['jobs', 'newsletter'] as const;

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
  /** The person behind each step of a report, and its LinkedIn post. */
  notes: (week: string) =>
    queryOptions({
      queryKey: ['jobs', 'notes', week],
      queryFn: () => fetchReportNotes(week),
      staleTime: OPENING_MS,
    }),
  /** Whether the text of a report is as its figures give it. The code that writes texts is not needed before. */
  untouched: ({ week, version, figures, text }: WeeklyReport) =>
    queryOptions({
      queryKey: ['jobs', 'untouched', week, version],
      queryFn: async () =>
        (await import('@talent/jobs/report-text')).reportText(figures).text === text,
      placeholderData: keepPreviousData,
    }),
  schedule: queryOptions({
    queryKey: ['jobs', 'schedule'],
    queryFn: fetchReportSchedule,
    staleTime: OPENING_MS,
  }),
  alerts: queryOptions({ queryKey: ['jobs', 'alerts'], queryFn: fetchSalaryAlerts }),
  /** Refreshes every 2 s while mails are being sent. */
  newsletter: (week: string) =>
    queryOptions({
      queryKey: [...newsletters, week],
      queryFn: async (): Promise<Newsletter> => {
        const campaign = await fetchNewsletterCampaign(week);
        return campaign ?? { status: 'none', ...(await countReportReaders()) };
      },
      refetchInterval: ({ state }) => (isMoving(state.data) ? 2000 : false),
      refetchIntervalInBackground: true,
    }),
  /** Key of everything about newsletters. */
  newsletters,
  leftOut: queryOptions({ queryKey: [...newsletters, 'left-out'], queryFn: listLeftOut }),
  market: queryOptions({ queryKey: ['jobs', 'market'], queryFn: fetchMarketRefresh }),
  editions: queryOptions({ queryKey: ['jobs', 'editions'], queryFn: fetchSourceEditions }),
  imports: { queryKey: ['jobs', 'imports'], load: listJobImports },
};

/** Mails that were queued before a pause still go out: their counts settle a moment later. */
function isMoving(newsletter: Newsletter | undefined): boolean {
  if (newsletter === undefined || newsletter.status === 'none') return false;
  return newsletter.status === 'sending' || newsletter.queued > 0;
}
