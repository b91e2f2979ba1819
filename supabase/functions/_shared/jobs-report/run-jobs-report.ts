import { addWeeks, lastFullWeek, weekName } from '@talent/jobs/iso-week';
import { readFigures } from '@talent/jobs/report-figures';
import { reportText } from '@talent/jobs/report-text';
import type { DataClient } from '@talent/data/client';
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
    /** No posting was new, closed or open. */
    | 'empty'
    /** The settings say that reports are not prepared automatically. */
    | 'off';
  newsletter: 'started' | 'unchanged' | 'off';
}

/**
 * Prepares the report of a week, and publishes and sends it where the settings allow that without a person. May run any
 * number of times: a report that is there is not written again, a published one not published again, and a week has one
 * newsletter. What a person edited is never touched.
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
  const report = stored ?? (await measure(client, monday));
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

/** Null for a week without postings, which gets no report. */
async function measure(client: DataClient, week: string): Promise<Report | null> {
  const { count } = await client
    .from('jobs')
    .select('id', { count: 'exact', head: true })
    .eq('is_sample', false)
    .neq('status', 'draft')
    .lt('published_at', `${addWeeks(week, 1)}T00:00:00Z`)
    .gte('valid_through', `${addWeeks(week, -1)}T00:00:00Z`)
    .throwOnError();
  if ((count ?? 0) === 0) return null;
  const { data } = await client.rpc('measure_weekly_report', { week }).throwOnError();
  return data;
}

/**
 * A report with its text. A draft that was measured while its week still ran is measured again, unless a person has
 * written in it.
 */
async function written(client: DataClient, report: Report): Promise<Report> {
  const figures = readFigures(report.figures);
  const isUntouched = report.text === '' || report.text === reportText(figures).text;
  const isWhole = report.text !== '' && figures.is_over;
  if (!isUntouched || isWhole || report.status !== 'draft') return report;
  let measured = report;
  if (!figures.is_over) {
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
