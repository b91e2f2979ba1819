import type { SalaryBand } from '@talent/api/salary/salary-data';
import { formatCount, formatPay, formatPeriod, type Currency } from '@talent/sdk/format';
import { figureNames } from '../../../calculations/bands/place/percentile';
import { levelLabels } from '../../../content/levels';
import { formatAllRows } from '../../../content/reported-ranges';
import { guideText } from '../content/guide-text';
import { isPublished, publishedRoles, medianChange } from './guide';
import type { Guide, GuideCanadianOccupation, PublishedRole, YearMedian } from './guide';
import { percent } from './words';

const { levelTable, allRolesTable, officialTable, historyTable, canadaTable } = guideText;

/** A table of figures as the page and the PDF show it. */
export interface GuideTable {
  caption: string;
  /** Heads of the columns: the name of the row, then figures. */
  heads: readonly string[];
  /** Index of the head of the medians, which are set strong. */
  strong?: number;
  /** Head and years of a column of small lines, which the page alone has. */
  line?: { head: string; years: readonly number[] };
  rows: readonly GuideTableRow[];
}

/** One row; the last cell of a row with fewer cells than the table spans the rest. */
export interface GuideTableRow {
  key: string;
  name: string;
  /** Code of an occupation, written after its name. */
  code?: string;
  cells: readonly string[];
  /** Points of the small line. */
  history?: readonly YearMedian[];
}

const figureHeads = figureNames.map((figure) => levelTable.figures[figure]);

/**
 * Reported pay ranges of a role by level: every figure with its sample and the interval of the median, and beside them the
 * median over all ranges, repeats included.
 */
export function levelsOf({ label, all, levels }: PublishedRole): GuideTable {
  return {
    caption: `${label}: ${levelTable.caption} ${formatPeriod(all.period)}`,
    heads: [
      levelTable.level,
      levelTable.ranges,
      ...figureHeads,
      levelTable.interval,
      levelTable.allRows,
    ],
    strong: 4,
    rows: [all, ...levels].map((band) => ({
      key: band.key,
      name: band.level === null ? guideText.allLevels : levelLabels[band.level],
      cells: [
        countIn(band),
        ...(isPublished(band)
          ? [...figuresIn(band), formatAllRows(band) ?? levelTable.none]
          : [levelTable.suppressed]),
      ],
    })),
  };
}

/** A table of one row with its figures below each other: nine columns have no room in a narrow place. */
export function turned({ caption, heads, rows }: GuideTable): GuideTable {
  const [row] = rows;
  const [first = '', ...names] = heads;
  return {
    caption,
    heads: [first, row?.name ?? ''],
    rows: names.map((name, index) => ({
      key: name,
      name,
      cells: [row?.cells[index] ?? levelTable.none],
    })),
  };
}

/** All levels of every role with figures, with the median over all ranges beside them. */
export function rolesOf(guide: Guide): GuideTable {
  const roles = publishedRoles(guide);
  return {
    caption: `${allRolesTable.caption} ${formatPeriod(roles[0]?.all.period ?? '')}`,
    heads: [
      allRolesTable.role,
      levelTable.ranges,
      ...figureHeads,
      levelTable.interval,
      levelTable.allRows,
    ],
    strong: 4,
    rows: roles.map(({ label, all }) => ({
      key: all.key,
      name: label,
      cells: [countIn(all), ...figuresIn(all), formatAllRows(all) ?? levelTable.none],
    })),
  };
}

function figuresIn(band: SalaryBand): string[] {
  const { interval } = band;
  const ends = interval && [interval.low, interval.high].map((end) => formatPay(end, 'USD'));
  return [...paysOf(band, figureNames, 'USD'), ends?.join('–') ?? levelTable.none];
}

/** Official wages by occupation. */
export function occupationsOf({ occupations }: Guide): GuideTable {
  return {
    caption: `${officialTable.caption} ${occupations[0]?.now.period ?? ''}`,
    heads: [officialTable.occupation, officialTable.employed, ...figureHeads],
    strong: 4,
    rows: occupations.map(({ name, code, now }) => ({
      key: now.key,
      name,
      code,
      cells: [countIn(now), ...paysOf(now, figureNames, 'USD')],
    })),
  };
}

/** Official medians by year, oldest first. Occupations with one year alone are left out; null where none is left. */
export function historyOf(guide: Guide): GuideTable | null {
  const moves = guide.occupations.flatMap((occupation) => {
    const change = medianChange(occupation);
    return change ? [{ ...occupation, yearly: change.yearly }] : [];
  });
  if (moves.length === 0) return null;
  const known = moves.flatMap(({ history }) => history.map(({ year }) => year));
  const years = [...new Set(known)].toSorted((a, b) => a - b);
  return {
    caption: historyTable.caption,
    heads: [officialTable.occupation, ...years.map(String), historyTable.change],
    line: { head: historyTable.line, years },
    rows: moves.map(({ name, now, history, yearly }) => ({
      key: now.key,
      name,
      history,
      cells: [
        ...years.map((year) => {
          const median = history.find((entry) => entry.year === year)?.p50;
          return median === undefined ? historyTable.none : formatPay(median, 'USD');
        }),
        `${yearly < 0 ? '−' : '+'}${percent(yearly)}`,
      ],
    })),
  };
}

/** Bands of a Canadian occupation: the country, its provinces, then cities. */
export function bandsOf({
  country,
  provinces,
  cities,
}: GuideCanadianOccupation): readonly SalaryBand[] {
  return [...(country ? [country] : []), ...provinces, ...cities];
}

/** Official wages of a Canadian occupation by place. */
export function placesOf(occupation: GuideCanadianOccupation): GuideTable {
  const { name, code } = occupation;
  const places = bandsOf(occupation);
  return {
    caption: `${name} (${code}), ${canadaTable.caption}, ${places[0]?.period ?? ''}`,
    heads: [canadaTable.place, canadaTable.low, canadaTable.median, canadaTable.high],
    strong: 2,
    rows: places.map((band) => ({
      key: band.key,
      name: band.regionName ?? canadaTable.country,
      cells: paysOf(band, ['p10', 'p50', 'p90'], 'CAD'),
    })),
  };
}

function countIn({ n }: SalaryBand): string {
  return n === null ? levelTable.none : formatCount(n);
}

function paysOf(
  band: SalaryBand,
  figures: readonly (typeof figureNames)[number][],
  currency: Currency,
): string[] {
  return figures.map((figure) => {
    const amount = band[figure];
    return amount === null ? levelTable.none : formatPay(amount, currency);
  });
}
