import { addWeeks, lastFullWeek, weekName } from '@talent/jobs/iso-week';
import { readFigures } from '@talent/jobs/report-figures';
import { isBoardEmpty } from '@talent/jobs/report-heading';
import { reportText } from '@talent/jobs/report-text';
import type { DataClient } from '@talent/data/client';
import { loadMarketVersion } from '@talent/data/load-market-data';
import type { Database } from '@talent/data/types';

type Report = Database['public']['Tables']['weekly_reports']['Row'];

/** The result of a run. */
export interface JobsReportRun {
  /** Such as 2026-W47. */
  week: string;
  report:
    | 'prepared'
    | 'published'
    /** It existed before and was not changed. */
    | 'unchanged'
    /** No posting was new, closed or open, and the market has no newer figures than the report before. */
    | 'empty'
    /** The settings say that reports are not prepared automatically. */
    | 'off';
  newsletter: 'started' | 'unchanged' | 'off';
}

/**
 * Prepares the report of a week, and publishes and sends it where the settings allow that without a person. It may run
 * any number of times: each report is written once, published once, and has one newsletter. A report that a person edited
 * is never changed.
 * @param client - acts as the service role.
 * @param wanted - Monday of a week that is prepared regardless of the settings
 * @throws when the database does not answer or refuses
 */
export async function runJobsReport(
  client: DataClient,
  now: Date,
  wanted: string | null = null,
): Promise<JobsReportRun> {
  const { data: settings } = await client
    .from('jobs_report_settings')
    .select('prepares, publishes, sends')
    .single()
    .throwOnError();
  const monday = wanted ?? lastFullWeek(now);
  const week = weekName(monday);
  if (wanted === null && !settings.prepares) return { week, report: 'off', newsletter: 'off' };

  const stored = await find(client, monday);
  const report = stored ?? (await measure(client, monday, now));
  if (report === null) return { week, report: 'empty', newsletter: 'off' };
  let current = await written(client, report);
  let outcome: JobsReportRun['report'] =
    stored?.version === current.version ? 'unchanged' : 'prepared';
  if (settings.publishes && current.status === 'draft' && readFigures(current.figures).is_over) {
    const { data } = await client
      .rpc('publish_weekly_report', { week: monday, expected_version: current.version })
      .throwOnError();
    current = data;
    outcome = 'published';
  }
  if (!settings.sends || current.status !== 'published')
    return { week, report: outcome, newsletter: 'off' };
  const { data: before } = await client
    .from('newsletter_campaigns')
    .select('id')
    .eq('week', monday)
    .maybeSingle()
    .throwOnError();
  if (before !== null) return { week, report: outcome, newsletter: 'unchanged' };
  await client.rpc('start_newsletter_campaign', { week: monday }).throwOnError();
  return { week, report: outcome, newsletter: 'started' };
}

async function find(client: DataClient, week: string): Promise<Report | null> {
  const { data } = await client
    .from('weekly_reports')
    .select()
    .eq('week', week)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Null for a week without postings and without news of the market, which gets no report. */
async function measure(client: DataClient, week: string, now: Date): Promise<Report | null> {
  // The database gives a market to reports of the last two whole weeks and of the running one.
  const isRecent = week >= addWeeks(lastFullWeek(now), -1);
  const hasNews =
    (await hasPostings(client, week)) || (isRecent && (await hasMarketNews(client, week)));
  if (!hasNews) return null;
  const { data } = await client.rpc('measure_weekly_report', { week }).throwOnError();
  return data;
}

/** Whether our board had a posting in the week or the week before; the figures count the same ones. */
async function hasPostings(client: DataClient, week: string): Promise<boolean> {
  const before = `${addWeeks(week, -1)}T00:00:00Z`;
  const { count } = await client
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .eq('is_sample', false)
    .neq('status', 'draft')
    .lt('published_at', `${addWeeks(week, 1)}T00:00:00Z`)
    .gte('valid_through', before)
    .or(`closed_at.is.null,closed_at.gte.${before}`)
    .throwOnError();
  return (count ?? 0) > 0;
}

/**
 * Whether the market has other figures than the newest report before. On an empty board the market is all that a report says,
 * so it must not say the same every week.
 */
async function hasMarketNews(client: DataClient, week: string): Promise<boolean> {
  const version = await loadMarketVersion(client);
  if (version === '') return false;
  const { data } = await client
    .from('weekly_reports')
    .select('figures')
    .lt('week', week)
    .order('week', { ascending: false })
    .limit(1)
    .maybeSingle()
    .throwOnError();
  return data === null || readFigures(data.figures).market?.version !== version;
}

/**
 * A report with its text. A draft that was measured before its week was over is measured again, and so is one of an empty
 * board that has postings by now. Not if a person edited it.
 */
async function written(client: DataClient, report: Report): Promise<Report> {
  const figures = readFigures(report.figures);
  const isUntouched = report.text === '' || report.text === reportText(figures).text;
  if (!isUntouched || report.status !== 'draft') return report;
  const isOutdated =
    !figures.is_over || (isBoardEmpty(figures) && (await hasPostings(client, report.week)));
  if (report.text !== '' && !isOutdated) return report;
  let measured = report;
  if (isOutdated) {
    const again = { week: report.week, expected_version: report.version };
    const { data } = await client.rpc('measure_weekly_report', again).throwOnError();
    measured = data;
  }
  const { title, description, text } = reportText(readFigures(measured.figures));
  const { data } = await client
    .rpc('save_weekly_report', {
      week: report.week,
      expected_version: measured.version,
      title,
      description,
      body: text,
    })
    .throwOnError();
  return data;
}
