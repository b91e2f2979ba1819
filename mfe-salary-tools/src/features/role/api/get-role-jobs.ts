import type { DataClient } from '@talent/data/client';
import { unwrap } from '@talent/data/unwrap';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Currency } from '@talent/sdk/format';

/** An open job of the board, with its pay. */
export interface RoleJob {
  slug: string;
  title: string;
  /** The company's name says so where the job is a sample. */
  company: string;
  /** Whole units of the currency a year. */
  payMin: number;
  payMax: number;
  currency: Currency;
}

/** How many jobs a page lists. */
const LIMIT = 4;
/** Jobs that end before the page is composed again are left out, ms. */
const PAGE_AGE_MS = 3_600_000;

/**
 * Open jobs of the roles, those confirmed last first; samples on a demonstration only.
 * @param roles - names of roles on the job board; none gives no jobs.
 * @throws DataError when the request fails.
 */
export async function getRoleJobs(
  data: DataClient,
  site: Pick<SiteConfig, 'mode'>,
  roles: readonly string[],
  now: Date,
): Promise<RoleJob[]> {
  if (roles.length === 0) return [];
  const rows = unwrap(
    await data
      .from('jobs')
      .select('slug, title, company, currency, pay_min, pay_max')
      .eq('status', 'open')
      .in('role', [...roles])
      .in('is_sample', site.mode === 'live' ? [false] : [false, true])
      .gt('valid_through', new Date(now.getTime() + PAGE_AGE_MS).toISOString())
      .order('confirmed_at', { ascending: false })
      .order('slug')
      .limit(LIMIT),
  );
  return rows.map(({ slug, title, company, currency, pay_min: payMin, pay_max: payMax }) => ({
    slug,
    title,
    company,
    payMin,
    payMax,
    // The table allows these two.
    currency: currency === 'CAD' ? 'CAD' : 'USD',
  }));
}
