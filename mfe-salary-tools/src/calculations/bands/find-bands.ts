import type { SalaryBand } from '@talent/api/salary/salary-data';
import { cellKey, facetsOf, type Cell, type SalaryIndex } from './salary-index';

/** A query for the band of each role. */
export interface BandQuestion extends Omit<Cell, 'role'> {
  /** A period of history; null is the current one. */
  period: string | null;
}

/** Filters that can be removed. */
export type Dimension = 'workMode' | 'region' | 'level' | 'period';

/** The result for one role. */
export type BandResult =
  | { status: 'found'; role: string; band: SalaryBand }
  /** Too few cases: the band says how many. */
  | { status: 'suppressed'; role: string; band: SalaryBand }
  /** The role's other figures open with the sign-up. */
  | { status: 'locked'; role: string }
  /** The source has nothing at all about the role in this country. */
  | { status: 'no-role'; role: string }
  /** Without the filters of `open` there would be a figure; `unsaid` are those that the source never has values for. */
  | {
      status: 'too-narrow';
      role: string;
      open: readonly Dimension[];
      unsaid: readonly Dimension[];
    };

/** The filter that matters least comes first. */
const dimensions: readonly Dimension[] = ['workMode', 'region', 'level', 'period'];

const relaxations: readonly (readonly Dimension[])[] = subsets(dimensions)
  .filter(({ length }) => length > 0)
  .sort((a, b) => a.length - b.length);

/** The band of each role, or the reason why there is none and the filters to remove. */
export function findBands(
  index: SalaryIndex,
  question: BandQuestion,
  roles: readonly string[],
  isLocked: (role: string) => boolean,
): BandResult[] {
  return roles.map((role): BandResult => {
    if (isLocked(role)) return { status: 'locked', role };
    const band = bandOf(index, question, role);
    if (band) return { status: band.suppressed ? 'suppressed' : 'found', role, band };
    const facets = facetsOf(index, question.source, question.country);
    if (!facets.roles.has(role)) return { status: 'no-role', role };
    const said: Record<Dimension, boolean> = {
      workMode: facets.workModes.size > 0,
      region: facets.regions.size > 0,
      level: facets.levels.size > 0,
      period: facets.periods.length > 0,
    };
    const asked = dimensions.filter((dimension) => question[dimension] !== null);
    const unsaid = asked.filter((dimension) => !said[dimension]);
    const open = relaxations.find(
      (set) =>
        unsaid.every((dimension) => set.includes(dimension)) &&
        set.every((dimension) => question[dimension] !== null) &&
        bandOf(index, withoutFilters(question, set), role),
    );
    return { status: 'too-narrow', role, open: open ?? asked, unsaid };
  });
}

/** The same query without the filters of `open`. */
export function withoutFilters<Question extends BandQuestion>(
  question: Question,
  open: readonly Dimension[],
): Question {
  return { ...question, ...Object.fromEntries(open.map((dimension) => [dimension, null])) };
}

function bandOf(
  index: SalaryIndex,
  { period, ...cell }: BandQuestion,
  role: string,
): SalaryBand | undefined {
  const bands = index.cells.get(cellKey({ ...cell, role }));
  return bands?.find((band) => (period === null ? band.current : band.period === period));
}

function subsets(items: readonly Dimension[]): Dimension[][] {
  return items.reduce<Dimension[][]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  );
}
