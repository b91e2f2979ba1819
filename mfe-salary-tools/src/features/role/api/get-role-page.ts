import type { SalaryData } from '@talent/api/salary/salary-data';
import { allRows } from '@talent/data/all-rows';
import type { DataClient } from '@talent/data/client';
import { loadMarketData } from '@talent/data/load-market-data';
import { loadPlacePay } from '@talent/data/load-place-pay';
import { loadSalaryData } from '@talent/data/load-salary-data';
import { unwrap } from '@talent/data/unwrap';
import type { SiteConfig } from '@talent/sdk/contract';
import type { Currency } from '@talent/sdk/format';
import { NotFoundError, type LoadContext } from '@talent/sdk/server';
import { isHeadline } from '../../../calculations/bands/headline';
import { writeFigures } from '../../../calculations/export/figures-csv';
import { indexPlacePay } from '../../../calculations/places/place-index';
import { carriedPay, growthSource, type CarriedPay } from '../../../content/carried-pay';
import { rolePlaces, type RolePlaces } from '../../place/facts/map-facts';
import type { Score } from '../../../content/scorecard';
import { linksOf } from '../content/role-links';
import { measuredPay, reportedBands, roleFacts, rolesWithPage } from '../facts/role-facts';
import type { RoleFacts } from '../facts/role-page-data';
import { roleScores } from '../facts/role-scores';

/** Data of a role's page. */
export interface RolePageData {
  facts: RoleFacts;
  /** The medians of its sources, the leading one first. */
  scores: readonly Score[];
  /** The role's own figures and their sources, for placing an offer. */
  salaries: SalaryData;
  jobs: readonly RoleJob[];
  posts: readonly RolePost[];
  /** Open roles besides this one. */
  others: readonly { key: string; label: string }[];
  places: RolePlaces;
  /** An estimate for a newer month; null where posted wage growth does not reach it. */
  carried: CarriedPay | null;
  /** Path of the page's figures as CSV. */
  csv: string;
}

/**
 * The page of an open role.
 * @throws NotFoundError for an unknown role, and for one that is not open to everyone.
 * @throws DataError when a request fails.
 */
export async function getRolePage(
  { data, site, publish }: Pick<LoadContext, 'data' | 'site' | 'publish'>,
  key: string,
  now: Date,
): Promise<RolePageData> {
  const [salaries, pay, market] = await Promise.all([
    loadSalaryData(data),
    loadPlacePay(data, { isCurrent: true }),
    loadMarketData(data, { sources: [growthSource], countries: ['US'] }),
  ]);
  const links = linksOf(key);
  const facts = roleFacts(salaries, key, links);
  if (!facts) throw new NotFoundError(`There is no open role "${key}".`);
  const own = ownFigures(salaries, key);
  const index = indexPlacePay(pay);
  const [jobs, posts] = await Promise.all([
    getRoleJobs(data, site, links.jobs, now),
    getRolePosts(data, links.words, now),
  ]);
  return {
    facts,
    scores: roleScores(salaries, index, { role: key, nearest: links.nearest }),
    salaries: own,
    jobs,
    posts,
    places: rolePlaces(index, pay, { role: key, label: facts.label }),
    carried: carriedPay(measuredPay(salaries, key), market),
    others: rolesWithPage(salaries).flatMap((other) => {
      const role = salaries.roles.find((each) => each.key === other);
      return role && other !== key ? [{ key: other, label: role.label }] : [];
    }),
    csv: publish({
      name: `${key}-pay-figures.csv`,
      body: writeFigures({ bands: own.bands, sources: own.sources, conversion: null }),
    }),
  };
}

function ownFigures(data: SalaryData, key: string): SalaryData {
  const reported = reportedBands(data, key).filter(
    ({ current, level, workMode }) => current || (level === null && workMode === null),
  );
  const official = data.bands.filter(
    (band) => band.role === key && !reported.includes(band) && isHeadline(band),
  );
  const bands = [...reported, ...official];
  const used = new Set(bands.map(({ source }) => source));
  return {
    ...data,
    roles: data.roles.filter((role) => role.key === key),
    sources: data.sources.filter((source) => used.has(source.key)),
    bands,
  };
}

interface RoleJob {
  slug: string;
  title: string;
  /** The company's name says so where the job is a sample. */
  company: string;
  /** Whole units of the currency a year. */
  payMin: number;
  payMax: number;
  currency: Currency;
}

const LIMIT = 4;
/** Jobs that end before the page is composed again are left out, ms. */
const PAGE_AGE_MS = 3_600_000;

/**
 * Open jobs of the roles, those confirmed last first; samples on a demonstration only.
 * @param roles - names of roles on the job board; none gives no jobs.
 * @throws DataError when the request fails.
 */
async function getRoleJobs(
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

interface RolePost {
  slug: string;
  title: string;
  description: string;
}

const POSTS = 4;
/** Articles about pay are for every role. */
const PAY_TOPIC = 'salary-insights';

/**
 * Published articles about pay, then those whose title has one of the words; of each the newest first.
 * @param words - in lower case.
 * @throws DataError when the request fails.
 */
export async function getRolePosts(
  data: DataClient,
  words: readonly string[],
  now: Date,
): Promise<RolePost[]> {
  const rows = await allRows(
    () =>
      data
        .from('blog_posts')
        .select('id, slug, title, description, topic, published_at')
        .eq('status', 'published')
        .lte('published_at', now.toISOString())
        .neq('topic', 'weekly-jobs-report'),
    'id',
  );
  const time = ({ published_at }: { published_at: string | null }) =>
    Date.parse(published_at ?? '');
  const rank = ({ title, topic }: { title: string; topic: string }) =>
    (topic === PAY_TOPIC ? 2 : 0) +
    (words.some((word) => title.toLowerCase().includes(word)) ? 1 : 0);
  return rows
    .filter((row) => rank(row) > 0)
    .toSorted((a, b) => rank(b) - rank(a) || time(b) - time(a))
    .slice(0, POSTS)
    .map(({ slug, title, description }) => ({ slug, title, description }));
}
