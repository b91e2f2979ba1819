import { runBoards } from '@talent/functions/boards/ask-boards.ts';
import type { Schedule } from '@talent/functions/context.ts';
import { deleteUnusedCvs } from '@talent/functions/cv-check/cv-files.ts';
import { sendDueMails } from '@talent/functions/mail/deliver-mails.ts';
import { runLinkedInDue } from '@talent/functions/linkedin/send-post.ts';
import { runRetention } from '@talent/functions/retention/run-retention.ts';
import { runIndexNow } from '@talent/functions/indexnow/run-indexnow.ts';
import { runJobsReport } from '@talent/functions/jobs-report/run-jobs-report.ts';
import { runMarketRefresh } from '@talent/functions/market/refresh-market.ts';
import { sendNewsletters } from './newsletter/send-newsletters.ts';
import { runSearchConsole } from '@talent/functions/search-console/run-search-console.ts';
import { sendSalaryAlerts } from './salary-alert/send-salary-alerts.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const hourly = { every: HOUR_MS, atMost: 3 * HOUR_MS };

/**
 * Everything that runs on a timer, and nothing else says what does: `run-schedules` runs this list, locally and on a hosted
 * project, and `operations-summary` tells the status page how long each may go without a success.
 */
export const schedules: readonly Schedule[] = [
  {
    name: 'deliver-mails',
    does: 'sending mails',
    every: 15 * SECOND_MS,
    atMost: 15 * MINUTE_MS,
    run: sendDueMails,
  },
  {
    name: 'linkedin-due',
    does: 'posting what is planned for LinkedIn',
    every: 15 * SECOND_MS,
    atMost: 15 * MINUTE_MS,
    run: runLinkedInDue,
  },
  {
    name: 'newsletters',
    does: 'sending newsletters',
    every: 5 * SECOND_MS,
    atMost: null,
    run: sendNewsletters,
  },
  {
    name: 'salary-alerts',
    does: 'telling subscribers of new salary figures',
    every: MINUTE_MS,
    atMost: 3 * HOUR_MS,
    run: sendSalaryAlerts,
  },
  {
    name: 'jobs-report-due',
    does: 'preparing the weekly jobs report',
    ...hourly,
    run: ({ data, now }) => runJobsReport(data, now()),
  },
  {
    name: 'market-refresh-due',
    does: 'asking for newer figures of the job market',
    // Each source is due once a week: the hour decides how soon a yes of the staff takes effect.
    ...hourly,
    run: runMarketRefresh,
  },
  {
    name: 'job-boards-due',
    does: "reading employers' job boards",
    // Each board is due once a night. A run takes minutes of them, and leaves the others to the next.
    every: 15 * MINUTE_MS,
    atMost: 3 * HOUR_MS,
    run: runBoards,
  },
  {
    name: 'indexnow-due',
    does: 'telling search engines of changed pages',
    every: 5 * MINUTE_MS,
    atMost: 3 * HOUR_MS,
    run: (context) => runIndexNow(context),
  },
  {
    name: 'search-console-due',
    does: 'importing figures of Search Console',
    // Google is asked once a day: the hour decides how soon a failure is tried again.
    ...hourly,
    run: (context) => runSearchConsole(context),
  },
  {
    name: 'delete-expired',
    does: 'deleting expired data',
    // Retention trusts a clock that it has watched, and counts at most two hours between two runs.
    every: HOUR_MS,
    atMost: 36 * HOUR_MS,
    run: runRetention,
  },
  {
    name: 'delete-unused-cvs',
    does: 'deleting resumes without an application',
    every: HOUR_MS,
    atMost: 36 * HOUR_MS,
    run: (context) => deleteUnusedCvs(context),
  },
];
