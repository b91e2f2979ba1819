import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import { dayThere } from '@talent/jobs/regions';
import type { SiteConfig } from '@talent/sdk/contract';
import { NotFoundError } from '@talent/sdk/server';
import { shownSamples, summaryColumns, toJobSummary, type JobSummary } from './get-jobs';

/** A job with everything that its page says. */
export interface Job extends JobSummary {
  paragraphs: string[];
  /** Whether it is an existing vacancy, and whether AI screens applicants, where the posting says so. */
  statements: string[];
  responsibilities: string[];
  requirements: string[];
  /** ISO 8601. */
  publishedAt: string;
  validThrough: string;
  /** Last day for applications where the job is, ISO 8601. */
  lastDay: string;
  /** Whether it takes applications now. */
  isOpen: boolean;
}

/**
 * A published job, open or over.
 * @throws NotFoundError where there is none under this slug.
 * @throws DataError when the request fails.
 */
export async function getJob(
  data: DataClient,
  site: Pick<SiteConfig, 'mode'>,
  slug: string,
  now: Date,
): Promise<Job> {
  const row = unwrap(
    await data
      .from('jobs')
      .select(
        `${summaryColumns}, description, responsibilities, requirements, published_at, valid_through, status, vacancy_statement, ai_statement` as const,
      )
      .eq('slug', slug)
      .in('is_sample', shownSamples(site))
      .maybeSingle(),
  );
  if (row?.published_at == null) throw new NotFoundError(`There is no published job "${slug}".`);
  const summary = toJobSummary(row);
  return {
    ...summary,
    paragraphs: row.description.split(/\n\s*\n/).map((text) => text.trim()),
    statements: [row.vacancy_statement, row.ai_statement].filter((text) => text !== null),
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    publishedAt: new Date(row.published_at).toISOString(),
    validThrough: new Date(row.valid_through).toISOString(),
    lastDay: dayThere(row.valid_through, summary.country, summary.region),
    isOpen: row.status === 'open' && new Date(row.valid_through) > now,
  };
}
