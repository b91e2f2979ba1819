import { roleColor } from '@talent/ui/chart-color';
import type { RangeRow, RangeWords } from '@talent/ui/range-chart';
import type { SalaryBand } from '@talent/api/salary/salary-data';
import { bandShape } from '../../../calculations/bands/band-shape';
import { SMALL_SAMPLE } from '@talent/api/salary/small-sample';
import { levelLabels } from '../../../content/levels';
import { formatRanges, formatSample } from '../../../content/reported-ranges';
import { guideText } from '../content/guide-text';
import type { Guide, GuideCanadianOccupation, PublishedRole } from '../facts/guide';
import { bandsOf } from '../facts/guide-tables';

const { chart, chartUnits, levelTable, canadaTable } = guideText;

/** Names of the marks in charts of reported pay ranges. */
export const rangeWords: RangeWords = {
  ...levelTable.figures,
  bar: chart.range,
  whisker: chart.whisker,
  small: chart.smallRange,
  point: chart.point,
};

/** The same for official wages, which describe people. */
export const wageWords: RangeWords = { ...rangeWords, bar: chartUnits.employees };

/** The same for Job Bank, which publishes three figures. */
export const placeWords: RangeWords = {
  ...rangeWords,
  p10: canadaTable.low,
  p90: canadaTable.high,
  whisker: chartUnits.lowToHigh,
};

/** Rows of a chart a little lower than usual: the guide has many of them, one below the other. */
export const denseRows = '[&_svg[data-plot]]:h-14';

/** Round steps of an axis, US dollars a year. */
const STEP = 50_000;

/** One row a role. */
export function roleRows(roles: readonly PublishedRole[]): readonly RangeRow[] {
  return roles.map(({ key, label, all }) => ({
    ...rangeRow(label, all),
    key,
    color: roleColor(key),
  }));
}

/** All levels of a role, then each level; one with too few ranges says so. */
export function levelRows({ key, all, levels }: PublishedRole): readonly RangeRow[] {
  const rows = [all, ...levels].map((band) =>
    rangeRow(band.level === null ? guideText.allLevels : levelLabels[band.level], band),
  );
  return rows.map((row) => ({ ...row, color: roleColor(key) }));
}

function rangeRow(label: string, band: SalaryBand): RangeRow {
  const { key, n, p10, p50, p90 } = band;
  // A band without width is drawn as a point: a narrow bar would look like agreement.
  const isPoint = bandShape(band).kind === 'point';
  const [p25, p75] = isPoint ? [p50, p50] : [band.p25, band.p75];
  return {
    key,
    label,
    detail: n === null ? undefined : formatRanges(n),
    p10,
    p25,
    p50,
    p75,
    p90,
    isSmall: n !== null && n < SMALL_SAMPLE,
    missing: levelTable.suppressed,
  };
}

/** Ends of one axis for all of these, which are compared. */
export function domainOf(
  shown: readonly Pick<SalaryBand, 'p10' | 'p50' | 'p90'>[],
): readonly [number, number] {
  const figures = shown.flatMap(({ p10, p50, p90 }) => [p10 ?? [], p50 ?? [], p90 ?? []].flat());
  if (figures.length === 0) return [0, STEP];
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return [Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP];
}

/** Official wages, an occupation a row; that of a role of this guide has the role's color. */
export function occupationRows({ occupations, roles }: Guide): readonly RangeRow[] {
  const known = new Set(roles.map(({ key }) => key));
  return occupations.map(({ role, name, now }) => ({
    ...rangeRow(name, now),
    detail: formatSample(now) ?? undefined,
    isSmall: false,
    color: known.has(role) ? roleColor(role) : 'muted',
    missing: levelTable.none,
  }));
}

/** Official wages of a Canadian occupation, a place a row. */
export function placeRows(occupation: GuideCanadianOccupation): readonly RangeRow[] {
  return bandsOf(occupation).map((band) => ({
    ...rangeRow(band.regionName ?? canadaTable.country, band),
    color: 2 as const,
    isSmall: false,
    missing: levelTable.none,
  }));
}
