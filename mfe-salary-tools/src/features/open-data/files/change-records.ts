import type { PlacePay } from '@talent/api/salary/place-pay';
import type { SalaryData, SalarySource } from '@talent/api/salary/salary-data';
import { HEADLINE_SAMPLE } from '@talent/api/salary/small-sample';
import type { changeFields } from '../fields/change-fields';
import { ageRecord, sourceRecord, type RecordOf } from '../fields/field';

/** How a median changed from one period of a source to the next. */
export interface ChangeRecord extends RecordOf<typeof changeFields> {
  id: string;
  roleName: string;
  place: string | null;
  currency: string;
  previousPeriod: string;
  previousP50: number;
  period: string;
  p50: number;
  change: number;
  changePercent: number;
  source: string;
  publisher: string;
}

/** A median of a role in a country or a place of it. */
interface Median {
  source: string;
  role: string;
  country: string;
  currency: string;
  place: string | null;
  period: string;
  p50: number;
  current: boolean;
  /** The place has other limits than in the period before. */
  redrawn: boolean;
}

type History = Pick<SalaryData, 'roles' | 'sources' | 'bands'>;

/**
 * Each newest median beside that of the last period before it. There is none where a place was redrawn in between, a median
 * is not published or only known to be at least so much, or fewer than 100 filings are behind one of the two. Reported ranges
 * are not compared: each period has other employers.
 * @param pay with its earlier periods
 */
export function changeRecords({ roles, sources, bands }: History, pay: PlacePay): ChangeRecord[] {
  const labels = new Map(roles.map(({ key, label }) => [key, label]));
  const names = new Map(pay.places.map(({ key, name }) => [key, name]));
  const sourceOf = new Map([...pay.sources, ...sources].map((source) => [source.key, source]));
  const lines = Map.groupBy([...bandMedians(bands), ...placeMedians(pay)], (median) =>
    [median.source, median.place ?? median.country, median.role].join('/').toLowerCase(),
  );
  return [...lines].flatMap(([id, medians]) => {
    const [first] = medians;
    const source = first && sourceOf.get(first.source);
    const pair = source && newestPair(medians, source);
    const roleName = first && labels.get(first.role);
    if (!pair || !roleName) return [];
    const { before, now } = pair;
    const change = now.p50 - before.p50;
    return {
      ...{ id, role: now.role, roleName, country: now.country, place: now.place },
      placeName: names.get(now.place ?? '') ?? null,
      ...{ currency: now.currency, previousPeriod: before.period, previousP50: before.p50 },
      ...{ period: now.period, p50: now.p50, change },
      changePercent: Math.round((change / before.p50) * 1000) / 10,
      ...sourceRecord(source, source.edition),
      ...ageRecord(now, source),
    };
  });
}

function newestPair(medians: readonly Median[], { ages }: SalarySource) {
  const startOf = ({ period }: Median) => ages?.[period]?.from ?? '';
  const now = medians.find(({ current }) => current);
  if (!now || now.redrawn) return null;
  // A period of several years holds its parts: they are not before it.
  const before = medians
    .filter(({ period }) => (ages?.[period]?.to ?? '9') < startOf(now))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? 1 : -1))[0];
  return before ? { before, now } : null;
}

function bandMedians(bands: SalaryData['bands']): Median[] {
  return bands.flatMap(({ level, workMode, region, p50, n, nKind, ...band }) =>
    level === null && workMode === null && region === null && isEnough(p50, n, nKind)
      ? [{ ...band, place: null, p50, redrawn: false }]
      : [],
  );
}

function placeMedians({ cells }: PlacePay): Median[] {
  return cells.flatMap(({ tier, p50, n, nKind, atLeast, ...cell }) =>
    tier === null && !atLeast.includes('p50') && isEnough(p50, n, nKind) ? [{ ...cell, p50 }] : [],
  );
}

function isEnough(p50: number | null, n: number | null, nKind: string | null): p50 is number {
  if (p50 === null || nKind === 'postings') return false;
  return nKind !== 'filings' || (n ?? 0) >= HEADLINE_SAMPLE;
}
