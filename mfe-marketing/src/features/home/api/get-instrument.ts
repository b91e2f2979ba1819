import { postedCoverageSchema, type PostedCoverage } from '@talent/api/salary/posted-pay';
import type { DataClient } from '@talent/data/client';
import type { SiteConfig } from '@talent/sdk';
import { getOfficialMedians, getPayBands } from '../../pay-figures/api/get-pay-bands';
import { instrumentRoles } from '../content/instrument-roles';
import { toInstrument, type Instrument } from '../instrument/to-instrument';
import { getSectorLines } from './get-sector-lines';
import { unwrap } from '@talent/data/unwrap';

/**
 * The instrument of the roles that have published pay. A live site gets it without sample profiles.
 * @throws DataError when a request fails.
 */
export async function getInstrument(
  data: DataClient,
  { mode = 'demo' }: Pick<SiteConfig, 'mode'>,
): Promise<Instrument> {
  const roles = instrumentRoles.map(({ key }) => key);
  const [bands, official, sectors] = await Promise.all([
    getPayBands(data, roles),
    getOfficialMedians(data, roles),
    getSectorLines(data),
  ]);
  return toInstrument({ bands, official, sectors, hasSamples: mode === 'demo' });
}

/**
 * Whether a weekly jobs report is published. The home page promises one only then.
 * @throws DataError when the request fails.
 */
export async function hasWeeklyReport(data: DataClient): Promise<boolean> {
  const reports = unwrap(
    await data
      .from('blog_posts')
      .select('id')
      .eq('topic', 'weekly-jobs-report')
      .in('status', ['scheduled', 'published'])
      .lte('published_at', new Date().toISOString())
      .limit(1),
  );
  return reports.length > 0;
}

/**
 * Pay ranges that employers stated on their own job boards within the last seven days.
 * @throws DataError when the request fails.
 */
export async function getPostedCoverage(data: DataClient): Promise<PostedCoverage> {
  return postedCoverageSchema.parse(unwrap(await data.rpc('posted_pay_coverage')));
}
