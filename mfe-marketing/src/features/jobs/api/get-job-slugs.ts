import { allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk/contract';
import { shownSamples } from './get-jobs';

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
