import type { SalaryBand, SalarySource } from '@talent/api/salary/salary-data';
import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import type { GuidePoint } from '../content/guide-prose';

/** Reported pay ranges of one role in the US: all levels together, then each level for which the source has figures. */
export interface GuideRole {
  key: string;
  label: string;
  /** All levels and work modes in the newest period. */
  all: SalaryBand;
  /** Entry to executive; a level without ranges has no band. */
  levels: readonly SalaryBand[];
}

/** A median of an earlier year, whole US dollars a year. */
export interface YearMedian {
  year: number;
  p50: number;
}

/** An occupation of the official US statistics. */
export interface GuideOccupation {
  /** Role key, to find the reported ranges of the same name. */
  role: string;
  /** `SOC 15-2051`. */
  code: string;
  name: string;
  now: SalaryBand;
  /** Every published year, oldest first; years without a median are left out. */
  history: readonly YearMedian[];
}

/** An occupation of Canada's Job Bank. */
export interface GuideCanadianOccupation {
  /** `NOC 21211`. */
  code: string;
  name: string;
  /** The whole country where the source has it. */
  country: SalaryBand | null;
  /** Highest median first. */
  provinces: readonly SalaryBand[];
  cities: readonly SalaryBand[];
}

/** The figures of the guide, before they become sentences. */
export interface Guide {
  version: string;
  /** The newest day on which one of the sources was fetched, YYYY-MM-DD. */
  updatedOn: string;
  sources: { postings: SalarySource; official: SalarySource; canada: SalarySource };
  /** Highest median first; suppressed roles last. */
  roles: readonly GuideRole[];
  /** Highest median first. */
  occupations: readonly GuideOccupation[];
  canada: readonly GuideCanadianOccupation[];
}

/** A band with all five percentiles. */
export type PublishedBand = SalaryBand &
  Record<'p10' | 'p25' | 'p50' | 'p75' | 'p90', number> & { n: number };

/** Whether a band has its sample and every percentile. */
export function isPublished(band: SalaryBand): band is PublishedBand {
  const { suppressed, n, p10, p25, p50, p75, p90 } = band;
  return !suppressed && [n, p10, p25, p50, p75, p90].every((figure) => figure !== null);
}

/** A role of the guide with published figures. */
export type PublishedRole = GuideRole & { all: PublishedBand };

/** Roles with published figures, in the guide's order. */
export function publishedRoles({ roles }: Pick<Guide, 'roles'>): readonly PublishedRole[] {
  return roles.filter((role): role is PublishedRole => isPublished(role.all));
}

/** Whether a band may be ranked and compared in sentences: it has at least a hundred different ranges. */
export function isFirm({ n }: Pick<PublishedBand, 'n'>): boolean {
  return n >= HEADLINE_SAMPLE;
}

/** Roles that headlines and ranks compare, highest median first. */
export function firmRoles(roles: readonly PublishedRole[]): readonly PublishedRole[] {
  return roles.filter(({ all }) => isFirm(all));
}

/** Roles with too few ranges for a figure. */
export function suppressedRoles({ roles }: Pick<Guide, 'roles'>): readonly GuideRole[] {
  return roles.filter(({ all }) => !isPublished(all));
}

/** How an occupation's official median moved between its first and its last published year. */
export type MedianChange = NonNullable<ReturnType<typeof medianChange>>;

/** Null with fewer than two years. */
export function medianChange({ name, history }: GuideOccupation) {
  const [start, end] = [history[0], history.at(-1)];
  if (!start || !end || end.year === start.year) return null;
  const factor = end.p50 / start.p50;
  return {
    name,
    first: start.year,
    last: end.year,
    from: start.p50,
    to: end.p50,
    /** Share over all years. */
    change: factor - 1,
    /** Average share a year, compound. */
    yearly: factor ** (1 / (end.year - start.year)) - 1,
  };
}

interface GuideDownload {
  /** Path below the site's origin. */
  path: string;
  bytes: number;
}

type ProsePart = 'overview' | 'roles' | 'us' | 'history' | 'canada' | 'method' | 'downloads';

interface GuideFindings {
  overview: string;
  us: string;
  history: string;
  /** By the role's key. */
  byRole: Readonly<Record<string, string>>;
  /** By the occupation's code. */
  byCanadianOccupation: Readonly<Record<string, string>>;
}

/** The guide's sentences, generated and written. */
export interface GuideWords
  extends
    Record<ProsePart, readonly string[]>,
    Record<'reading' | 'offer' | 'range', readonly GuidePoint[]> {
  findings: GuideFindings;
  /** Two paragraphs for each role with figures, by the role's key. */
  byRole: Readonly<Record<string, readonly string[]>>;
  /** By the occupation's code. */
  byCanadianOccupation: Readonly<Record<string, readonly string[]>>;
}

/** The guide before it becomes a page or a file. */
export interface GuideDocument {
  guide: Guide;
  words: GuideWords;
}

/** Data of the guide's page. */
export interface GuidePage extends GuideDocument {
  downloads: { pdf: GuideDownload & { pages: number }; csv: GuideDownload & { rows: number } };
}
