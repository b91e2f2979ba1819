import { formatCount } from '@talent/sdk/format';
import { HOURS_A_YEAR, type SourceFacts } from './sources.ts';

/** Said where the file was not the publisher's own. */
const EXTRACT = ' The file read here is an extract of the official file, which others made.';

/** Said of figures that were computed here, from single filings. */
const OF_FILINGS =
  ' Certified filings for full-time jobs count, in USD a year. ' +
  `An hourly wage is taken times ${formatCount(HOURS_A_YEAR)}, a weekly one times 52. Pay below $15,000 or above $3,000,000 ` +
  'a year is a typing error and left out. ' +
  'A filing is in the metro whose name has the city of its worksite. A city that no metro is named after counts for its state alone.';

const LEANS =
  'These are offers to foreign workers in filings of their employers, so they lean to large employers and to people who need ' +
  'a visa. Fewer than 10 filings have no figures.';

const WAGES =
  'Annual base pay of employees as published for May of the year, in USD, by occupation, for all industries and ' +
  'levels of experience, without the self-employed. An occupation is not a job title: none is called machine learning ' +
  'engineer. The number of people employed is the published estimate, not a sample size. A figure at the highest wage ' +
  'that the source publishes means at least so much. An empty figure is not published. A line is broken where an area ' +
  'got new limits.';

const STATISTICS = {
  publisher: 'US Bureau of Labor Statistics',
  url: 'https://www.bls.gov/oes/tables.htm',
  method: () => WAGES,
};

const LABOR = {
  publisher: 'US Department of Labor',
  url: 'https://www.dol.gov/agencies/eta/foreign-labor/performance',
};

/** `period`: the months of the filings, or the year, in words. */
const SOURCES = {
  'bls-oews-metro': {
    ...STATISTICS,
    title: 'Occupational Employment and Wage Statistics, metropolitan areas',
  },
  'bls-oews-state': { ...STATISTICS, title: 'Occupational Employment and Wage Statistics, states' },
  'dol-lca-titles': {
    ...LABOR,
    title: 'labor condition applications by job title',
    method: (period: string) =>
      `Wages that employers offered in labor condition applications of ${period}, by the job title of the filing; where a ` +
      `range is offered, its midpoint. Tiers are the words of the title, such as senior or lead. ${LEANS}`,
  },
  'dol-lca-occupations': {
    ...LABOR,
    title: 'labor condition applications by occupation',
    method: (period: string) =>
      `Wages that employers offered in certified H-1B applications of ${period}, by the occupation of the filing: the low ` +
      'end of the offer, rounded to $1,000. The wage levels 1 to 4 are those of the law, which follow experience. ' +
      `A city belongs to the metro whose name has it. ${LEANS}`,
  },
  'dol-lca-title-occupations': {
    ...LABOR,
    title: 'occupations that job titles are filed under',
    method: (period: string) =>
      `The occupation codes that employers chose in labor condition applications of ${period} for one job title. A title ` +
      'is often filed under several, so no single occupation is this role. Titles are counted as they are written.',
  },
  'bea-rpp': {
    publisher: 'US Bureau of Economic Analysis',
    url: 'https://www.bea.gov/data/prices-inflation/regional-price-parities-state-and-metro-area',
    title: 'regional price parities',
    method: (period: string) =>
      `Price levels of all goods and services, rents included, in ${period}; 100 is the whole country. They compare ` +
      'places in one year, and say nothing about taxes.',
  },
} satisfies Partial<Record<SourceFacts['key'], object>>;

/** An edition with figures of places. */
export function placeSource(
  key: keyof typeof SOURCES,
  edition: string,
  { period, isExtract }: { period: string; isExtract: boolean },
): SourceFacts {
  const { publisher, url, title, method } = SOURCES[key];
  const computed = key.startsWith('dol-') ? OF_FILINGS : '';
  return {
    ...{ key, edition, publisher, url },
    name: `${publisher}, ${title}`,
    ...{ licence: 'US federal public domain', licence_url: null, attribution: null },
    method: method(period) + (isExtract ? EXTRACT : computed),
  };
}
