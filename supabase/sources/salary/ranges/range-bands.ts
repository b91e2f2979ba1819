import { MINIMUM_BINNED, payBins } from '../figures/pay-bins.ts';
import { distinctRanges, isPoint, type PayRange } from './pay-ranges.ts';
import { SALARY_ROLES, type Role } from '@talent/functions/salary/roles.ts';
import {
  bandKey,
  LEVELS,
  NO_BINS,
  sampleFigures,
  type SalaryBand,
} from '../figures/salary-band.ts';

/** Fewer different ranges than this are not even listed as withheld, except for a role as a whole. */
const MINIMUM_LISTED = 3;

/** A reported pay range that counts for a role. */
export type RoleRange = { role: Role; range: PayRange };

/** Which part of a role's ranges a band covers. */
type Slice = Pick<SalaryBand, 'level' | 'work_mode'>;

const MODES = ['onsite', 'hybrid', 'remote'] as const;
const MODE_OF = { '0': 'onsite', '50': 'hybrid', '100': 'remote' } as const;

const BY_LEVEL: readonly Slice[] = [null, ...LEVELS].map((level) => ({ level, work_mode: null }));
const BY_MODE: readonly Slice[] = [null, ...LEVELS].flatMap((level) =>
  MODES.map((work_mode) => ({ level, work_mode })),
);

/** A span of work years, both ends included. */
type Span = { first: number; last: number; period: string; current: boolean };

/**
 * Bands in USD a year of every role: for the two newest years together by level, by work mode, and by both; for each single
 * year by level. A band counts each different range once, and has the figures over all of them beside it.
 */
export function rangeBands(counted: readonly RoleRange[], newest: number): SalaryBand[] {
  const joint: Span = {
    first: newest - 1,
    last: newest,
    period: `${newest - 1}-${newest}`,
    current: true,
  };
  const years = [...new Set(counted.map(({ range }) => range.year))].toSorted((a, b) => b - a);
  const ofRole = Map.groupBy(counted, ({ role }) => role);
  return SALARY_ROLES.flatMap((role) => {
    const ranges = (ofRole.get(role) ?? []).map(({ range }) => range);
    return [
      ...bandsOf(role, ranges, joint, [...BY_LEVEL, ...BY_MODE]),
      ...years.flatMap((year) => {
        const span = { first: year, last: year, period: String(year), current: false };
        return bandsOf(role, ranges, span, BY_LEVEL);
      }),
    ];
  });
}

function bandsOf(
  role: Role,
  ranges: readonly PayRange[],
  span: Span,
  slices: readonly Slice[],
): SalaryBand[] {
  const inSpan = ranges.filter(({ year }) => year >= span.first && year <= span.last);
  return slices.flatMap((slice) => {
    const all = inSpan.filter((range) => inSlice(range, slice));
    const distinct = distinctRanges(all);
    const isWhole = span.current && slice.level === null && slice.work_mode === null;
    const isListed = distinct.length >= (isWhole ? 1 : MINIMUM_LISTED);
    return isListed ? [band(role, span, slice, { all, distinct })] : [];
  });
}

function inSlice(range: PayRange, { level, work_mode }: Slice): boolean {
  return (
    (level === null || range.level === level) &&
    (work_mode === null || MODE_OF[range.remoteRatio] === work_mode)
  );
}

function band(
  role: Role,
  span: Span,
  slice: Slice,
  { all, distinct }: { all: readonly PayRange[]; distinct: readonly PayRange[] },
): SalaryBand {
  const identity = { country: 'US', region: null, ...slice, period: span.period } as const;
  const pay = distinct.map(({ midpoint }) => midpoint);
  const isBinned = span.current && slice.work_mode === null && pay.length >= MINIMUM_BINNED;
  return {
    band_key: bandKey('ai-jobs-net', role, identity),
    role: role.slug,
    occupation: null,
    ...identity,
    region_name: null,
    currency: 'USD',
    period_year: span.last,
    period_current: span.current,
    ...sampleFigures({
      distinct: pay,
      all: all.map(({ midpoint }) => midpoint),
      points: distinct.filter(isPoint).length,
    }),
    ...(isBinned ? payBins(pay) : NO_BINS),
  };
}
