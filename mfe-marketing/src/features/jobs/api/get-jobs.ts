import { jobCountries } from '@talent/jobs/job-words';
import type { JobPosting } from '@talent/jobs/posting';
import { regionName } from '@talent/jobs/regions';
import { allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import type { Database } from '@talent/data/types';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Currency } from '@talent/sdk/format';

/** A job as a list shows it. */
export interface JobSummary {
  slug: string;
  title: string;
  role: JobPosting['role'];
  level: JobPosting['level'];
  contract: JobPosting['contract'];
  workMode: JobPosting['work_mode'];
  company: string;
  country: 'US' | 'CA';
  /** Two letters of the state or province; null for a job that is done from anywhere in the country. */
  region: string | null;
  city: string | null;
  /** Where it is, for people: `Austin, TX`, or `Texas` or `Canada` where it is done from anywhere in it. */
  place: string;
  currency: Currency;
  /** Gross pay for a year of full-time work, whole units of the currency. */
  payMin: number;
  payMax: number;
  summary: string;
  /** Shows what a job looks like; no one hires for it. */
  isSample: boolean;
  /** When the employer last said that it is open, ISO 8601. */
  confirmedAt: string;
}

/** Columns of `toJobSummary`. */
export const summaryColumns =
  'slug, title, role, level, contract, work_mode, company, country, region, city, currency, pay_min, pay_max, summary, is_sample, confirmed_at';

type ColumnsOf<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | ColumnsOf<Rest>
  : List;

type JobSummaryRow = Pick<
  Database['public']['Tables']['jobs']['Row'],
  ColumnsOf<typeof summaryColumns>
>;

/** Values of `is_sample` that a site shows: samples belong to the demonstration. */
export function shownSamples({ mode }: Pick<SiteConfig, 'mode'>): boolean[] {
  return mode === 'live' ? [false] : [false, true];
}

/**
 * Jobs that take applications at a moment, those confirmed last first.
 * @throws DataError when the request fails.
 */
export async function getJobs(
  data: DataClient,
  site: Pick<SiteConfig, 'mode'>,
  now: Date,
): Promise<JobSummary[]> {
  const rows = await allRows(
    () =>
      data
        .from('jobs')
        .select(summaryColumns)
        .eq('status', 'open')
        .in('is_sample', shownSamples(site))
        .gt('valid_through', now.toISOString()),
    'slug',
  );
  // Jobs of one time stay in the order of their slugs.
  return rows
    .map(toJobSummary)
    .sort((a, b) => Date.parse(b.confirmedAt) - Date.parse(a.confirmedAt));
}

/** The words of the lists are constraints of the table. */
export function toJobSummary(row: JobSummaryRow): JobSummary {
  const country = row.country as JobSummary['country'];
  const { city, region } = row;
  return {
    slug: row.slug,
    title: row.title,
    role: row.role as JobPosting['role'],
    level: row.level as JobPosting['level'],
    contract: row.contract as JobPosting['contract'],
    workMode: row.work_mode as JobPosting['work_mode'],
    company: row.company,
    ...{ country, region, city },
    place:
      city === null
        ? ((region && regionName(country, region)) ?? jobCountries[country])
        : [city, region].filter(Boolean).join(', '),
    currency: row.currency as Currency,
    payMin: row.pay_min,
    payMax: row.pay_max,
    summary: row.summary,
    isSample: row.is_sample,
    confirmedAt: row.confirmed_at,
  };
}

/**
 * Slugs of the jobs that have a page: open ones, and closed ones for a year, so that a returning visitor
 * learns that the job is closed.
 * @throws DataError when the request fails.
 */
export async function getJobSlugs(
  data: DataClient,
  site: Pick<SiteConfig, 'mode'>,
  now: Date,
): Promise<string[]> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const rows = await allRows(
    () =>
      data
        .from('jobs')
        .select('slug')
        .in('status', ['open', 'closed'])
        .in('is_sample', shownSamples(site))
        .gt('valid_through', yearAgo.toISOString()),
    'slug',
  );
  return rows.map(({ slug }) => slug);
}
