import { LEVELS, type SalaryRow } from './job-postings.ts';
import { collapsePairs, type Posting } from './posted-ranges.ts';
import { POSTING_ROLES, roleOfTitle, type Role } from './roles.ts';
import { bandKey, sampleFigures, type SalaryBand } from './salary-band.ts';

const FIRST_YEAR = 2024;
const LAST_YEAR = 2025;

/** Which part of a role's postings a band covers. */
type Slice = Pick<SalaryBand, 'level' | 'work_mode'>;

const SLICES: readonly Slice[] = [
  { level: null, work_mode: null },
  ...LEVELS.map((level) => ({ level, work_mode: null })),
  { level: null, work_mode: 'onsite' },
  { level: null, work_mode: 'remote' },
];

/**
 * US bands in USD a year, per role: all levels, each level, on site, remote. Other countries of the
 * file are left out on purpose: its Canadian rows are mostly tagged USD, some of them probably CAD.
 */
export function usPostingBands(rows: readonly SalaryRow[]): SalaryBand[] {
  const postings = collapsePairs(rows).filter(isCounted);
  return POSTING_ROLES.flatMap((role) => {
    const ofRole = postings.filter((posting) => roleOfTitle(posting.title) === role);
    return SLICES.map((slice) => ({
      slice,
      part: ofRole.filter((posting) => inSlice(posting, slice)),
    }))
      .filter(({ part }) => part.length > 0)
      .map(({ slice, part }) => band(role, slice, part));
  });
}

function isCounted(posting: Posting): boolean {
  return (
    posting.location === 'US' &&
    posting.employmentType === 'FT' &&
    posting.year >= FIRST_YEAR &&
    posting.year <= LAST_YEAR
  );
}

function inSlice(posting: Posting, { level, work_mode }: Slice): boolean {
  const remoteRatio = work_mode === 'onsite' ? '0' : '100';
  return (
    (level === null || posting.level === level) &&
    (work_mode === null || posting.remoteRatio === remoteRatio)
  );
}

function band(role: Role, slice: Slice, postings: readonly Posting[]): SalaryBand {
  const identity = {
    source_key: 'ai-jobs-net',
    country: 'US',
    region: null,
    ...slice,
    period: `${FIRST_YEAR}-${LAST_YEAR}`,
  } as const;
  return {
    band_key: bandKey(role, identity),
    role: role.slug,
    role_label: role.label,
    occupation: null,
    ...identity,
    region_name: null,
    currency: 'USD',
    period_year: LAST_YEAR,
    ...sampleFigures(postings.map((posting) => posting.midpoint)),
  };
}
